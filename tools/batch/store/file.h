// Files that are either whole or not there, with errors as messages.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_FILE_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_FILE_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/message.h"

namespace schafkopf {

// A file open for reading and writing. All failures are Internal: "cannot write PATH: No space
// ...".
class File {
 public:
  // A new, empty file, or what is there: created where missing, and locked against other processes
  // until closed. Unavailable where another process holds the lock.
  static absl::StatusOr<File> Create(const std::string& path);
  static absl::StatusOr<File> OpenLocked(const std::string& path);
  // What is there and no regular file, to write to: a pipe waits for who reads it.
  static absl::StatusOr<File> OpenDevice(const std::string& path);
  // To read only. NotFound where there is none; FailedPrecondition where it is no regular file: a
  // pipe, a device or a folder, at which nothing waits.
  static absl::StatusOr<File> OpenToRead(const std::string& path);

  File(File&& other) noexcept;
  File& operator=(File&& other) noexcept;
  ~File();

  // Appends all of it. On failure some of it may have been written.
  absl::Status Write(absl::string_view bytes);
  // Up to `count` bytes from where reading stands; fewer only at the end.
  absl::StatusOr<std::string> Read(std::size_t count);
  // The next line without its end; nothing behind the last complete one. REQUIRES: lines of at most
  // a few hundred bytes.
  absl::StatusOr<std::string> ReadLine();
  std::uint64_t position() const { return position_; }
  // Up to `count` bytes from byte `place` on; fewer only at the end. Any number of threads may read
  // so; where reading stands does not matter and is not moved.
  absl::StatusOr<std::string> ReadAt(std::uint64_t place, std::size_t count) const;
  // Tells the system that bytes beside those read are of no use.
  void ReadsHereAndThere() const;
  absl::StatusOr<std::uint64_t> Size() const;
  // Cuts the file off; writing goes on there.
  absl::Status Truncate(std::uint64_t size);
  // Puts everything written so far safely on the disk.
  absl::Status Sync();
  const std::string& path() const { return path_; }

 private:
  File(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}
  absl::Status Fill();

  std::string path_;
  int descriptor_ = -1;
  std::string buffer_;  // read ahead
  std::size_t at_ = 0;  // of the buffer
  std::uint64_t position_ = 0;
};

// Gives a synced file its final name, durably; replaces what was there.
absl::Status Rename(const std::string& from, const std::string& to);
// DataLoss: the file is damaged or cut off.
absl::Status Damaged(const std::string& path);
// Whether there is something of that name, be it a link to nothing.
bool Exists(const std::string& path);
// Whether nothing of anybody else's is lost when a file that begins with `beginning` takes the
// place: nothing is there, or a regular file that begins so as far as it goes, or one without a
// byte but the NULs that a power failure leaves.
bool MayReplace(const std::string& path, absl::string_view beginning);
// FailedPrecondition where MayReplace says no: what is there is no `what`.
absl::Status CheckReplaceable(const std::string& path, absl::string_view beginning,
                              const Text<0>& what);
// Writes a small file whole, by way of PATH.tmp; through a link, and into what is no regular file.
// FailedPrecondition where PATH.tmp is there and begins otherwise.
absl::Status WriteWhole(const std::string& path, absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_FILE_H_
