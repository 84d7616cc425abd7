// Feeds one text as a file to the readers of jobs, shards, results and receipts: each reads it, or
// says what is wrong with it.
// Reads: ReadJob, ReadHandKeys, ReadTableError, ShardReader::Open, VerifyShard, TableReader::Open.
// Reads: ReadReceipt, VerifyResult, InputFile::Open.
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

#include "absl/strings/str_cat.h"
#include "tests/fuzz/fuzz.h"
#include "tools/batch/input_file.h"
#include "tools/batch/job.h"
#include "tools/batch/merge.h"
#include "tools/batch/receipt.h"
#include "tools/batch/shard_file.h"
#include "tools/batch/table_reader.h"
#include "tools/cli/cli.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

// A file in memory, by its name.
class MemoryFile {
 public:
  MemoryFile(const std::uint8_t* data, std::size_t size) : file_(memfd_create("fuzz", 0)) {
    Require(file_ >= 0 && write(file_, data, size) == static_cast<ssize_t>(size), "no memory file");
  }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;
  ~MemoryFile() { close(file_); }

  std::string path() const { return absl::StrCat("/proc/self/fd/", file_); }

 private:
  int file_;
};

bool Read(const absl::Status& status) {
  if (!status.ok()) RequireMessage(Escaped(status.message(), 900));
  return status.ok();
}
template <class T>
bool Read(const absl::StatusOr<T>& read) {
  return Read(read.status());
}

// Until the end or the first mistake.
template <class Reader>
void ReadAll(absl::StatusOr<Reader> reader) {
  if (!Read(reader)) return;
  while (true) {
    const auto next = reader->Next();
    if (!Read(next) || !next->has_value()) return;
  }
}

// A file in memory of the text of a string.
MemoryFile FileOf(absl::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

const Job& SomeJob() {
  static const Job job = [] {
    const MemoryFile file = FileOf("[input]\nfile = \"-\"\n[question]\nkind = \"value\"\n");
    return ReadJob(file.path()).value();
  }();
  return job;
}

// As the input of a job, plain or by zstd: its lines, up to the end or what is damaged.
void ReadAsInput(const std::string& path) {
  const auto input = InputFile::Open(path);
  if (!Read(input)) return;
  {
    LineReader lines(path, (*input)->Stream());
    while (lines.Next()) continue;
  }
  Require(!(*input)->failure().empty() || !(*input)->Checksum().empty(), "input without a sum");
}

// As what a result says of itself.
void ReadAsReceipt(absl::string_view text) {
  const Job& job = SomeJob();
  static const std::string folder = [] {
    std::string name = "/tmp/fuzz_batch_XXXXXX";
    Require(mkdtemp(name.data()) != nullptr, "no folder");
    std::ofstream(name + "/result") << "1\n";
    return name;
  }();
  std::ofstream(folder + "/result.receipt", std::ios::binary) << text;
  const auto receipt = ReadReceipt(folder + "/result", job);
  if (Read(receipt)) Read(VerifyResult(folder + "/result", *receipt));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const MemoryFile file(data, size);
  if (const auto job = ReadJob(file.path()); Read(job)) {
    Require(!job->Hash().empty() && !job->Text().empty(), "a job without a name");
  }
  ReadAll(ShardReader::Open(file.path()));
  Read(VerifyShard(file.path(), SomeJob()));
  ReadAll(TableReader::Open(file.path()));
  ReadAsInput(file.path());
  ReadAsReceipt({reinterpret_cast<const char*>(data), size});
  return 0;
}
