// A text as a file that is nowhere on a disk, and what its readers say of it.
#ifndef SCHAFKOPF_TESTS_FUZZ_MEMORY_FILE_H_
#define SCHAFKOPF_TESTS_FUZZ_MEMORY_FILE_H_

#include <sys/mman.h>
#include <unistd.h>

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "tests/fuzz/fuzz.h"

namespace schafkopf {

class MemoryFile {
 public:
  explicit MemoryFile(absl::string_view text) : file_(memfd_create("fuzz", 0)) {
    Require(
        file_ >= 0 && write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size()),
        "no memory file");
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(file_); }

  std::string path() const { return absl::StrCat("/proc/self/fd/", file_); }

 private:
  int file_;
};

// Whether it was read; what else is said can be shown.
inline bool Read(const absl::Status& status) {
  if (!status.ok()) RequireMessage(Escaped(status.message(), 900));
  return status.ok();
}
template <class T>
bool Read(const absl::StatusOr<T>& read) {
  return Read(read.status());
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_FUZZ_MEMORY_FILE_H_
