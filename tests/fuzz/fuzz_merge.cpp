// Feeds a text as shards of a job to what verifies and merges them, with checksums that are right:
// they become its result, or are refused. A line "--" stands between shards.
// Reads: VerifyShard, ShardReader::Open, ShardReader::From, ReadReceipt, VerifyResult.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "tests/fuzz/memory_file.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/origin.h"
#include "tools/batch/merge.h"
#include "tools/batch/receipt.h"
#include "tools/batch/store/checksum.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

const Job& OwnJob() {
  static const Job job = [] {
    const MemoryFile file("[input]\nfile = \"-\"\n[question]\nkind = \"value\"\n");
    return ReadJob(file.path()).value();
  }();
  return job;
}

std::string Hex(std::uint64_t number) { return absl::StrCat(absl::Hex(number, absl::kZeroPad16)); }

// Lines with their checksums behind them, "block" with that of its bytes; "shard" is how it begins.
std::string Signed(absl::string_view text) {
  std::string shard;
  std::uint64_t check = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    absl::string_view bytes;
    const std::vector<std::string> words = absl::StrSplit(line, ' ');
    if (words.front() == "shard") {
      const Origin from = OriginOf(OwnJob());
      line = absl::StrCat("schafkopf-shard 2 ", from.job, " ", from.rules, " ", from.answers, " ",
                          from.model, line.substr(words.front().size()));
    } else if (std::size_t size = 0;
               words.front() == "block" && absl::SimpleAtoi(words.back(), &size)) {
      bytes = text.substr(0, std::min(size, text.size()));
      text.remove_prefix(bytes.size());
      absl::StrAppend(&line, " ", Hex(Checksum(bytes)));
    }
    check = Checksum(line, check);
    absl::StrAppend(&shard, line, " ", Hex(check), "\n", bytes);
  }
  return shard;
}

std::string Folder() {
  static const std::string folder = [] {
    std::string name = "/tmp/fuzz_merge_XXXXXX";
    Require(mkdtemp(name.data()) != nullptr, "no folder");
    return name;
  }();
  return folder;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kMostFiles = 8;
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  std::vector<std::unique_ptr<MemoryFile>> shards;
  std::vector<std::string> paths;
  for (absl::string_view part : absl::StrSplit(text, "--\n")) {
    if (shards.size() == kMostFiles) break;
    shards.push_back(std::make_unique<MemoryFile>(Signed(part)));
    paths.push_back(shards.back()->path());
  }
  const std::string output = Folder() + "/result";
  const auto merged = Merge(OwnJob(), paths, {}, output);
  if (Read(merged)) {
    const auto receipt = ReadReceipt(output, OwnJob());
    Require(receipt.ok() && VerifyResult(output, *receipt).ok(), "a result without its receipt");
  }
  for (const auto& entry : std::filesystem::directory_iterator(Folder())) {
    std::filesystem::remove(entry.path());
  }
  return 0;
}
