// Feeds one text as a file to the readers of jobs, shards, results and receipts: each reads it, or
// says what is wrong with it.
// Reads: ReadJob, ReadHandKeys, ReadTableError, ShardReader::Open, VerifyShard, TableReader::Open.
// Reads: ReadReceipt, VerifyResult, InputFile::Open.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

#include "tests/fuzz/memory_file.h"
#include "tools/batch/job/job.h"
#include "tools/batch/merge.h"
#include "tools/batch/receipt.h"
#include "tools/batch/shard_file.h"
#include "tools/batch/store/input_file.h"
#include "tools/batch/store/summary.h"
#include "tools/batch/store/table_reader.h"
#include "tools/cli/cli.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

// Until the end or the first mistake.
template <class Reader>
void ReadAll(absl::StatusOr<Reader> reader) {
  if (!Read(reader)) return;
  while (true) {
    const auto next = reader->Next();
    if (!Read(next) || !next->has_value()) return;
  }
}

// What the columns of numbers come to.
void Summarize(const std::string& path) {
  auto reader = TableReader::Open(path);
  std::map<std::string, Summary> columns;
  while (reader.ok()) {
    const auto row = reader->Next();
    if (!row.ok() || !row->has_value()) break;
    for (const auto& [name, value] : **row) {
      if (value.is_number()) columns[name].Add(value.get<double>());
    }
  }
  for (const auto& [name, numbers] : columns) {
    const Summary::Histogram histogram = numbers.MakeHistogram(25);
    Require(!TextOf(histogram).empty() && !SvgOf(histogram, name).empty(), "no histogram");
    Require(numbers.Quantile(0) <= numbers.Quantile(.5), "quantiles out of order");
  }
}

const Job& SomeJob() {
  static const Job job = [] {
    const MemoryFile file("[input]\nfile = \"-\"\n[question]\nkind = \"value\"\n");
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
  Require((*input)->failure().has_value() || !(*input)->Checksum().empty(), "input without a sum");
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
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const MemoryFile file(text);
  if (const auto job = ReadJob(file.path()); Read(job)) {
    Require(!job->Hash().empty() && !job->Text().empty(), "a job without a name");
  }
  ReadAll(ShardReader::Open(file.path()));
  Read(VerifyShard(file.path(), SomeJob()));
  ReadAll(TableReader::Open(file.path()));
  ReadAsInput(file.path());
  Summarize(file.path());
  ReadAsReceipt(text);
  return 0;
}
