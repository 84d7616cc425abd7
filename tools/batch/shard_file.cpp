#include "tools/batch/shard_file.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kMagic = kShardBeginning.substr(0, kShardBeginning.size() - 1);
constexpr absl::string_view kFormatVersion = "2";
constexpr absl::string_view kNoInput = "-";

std::string Hex(std::uint64_t number) { return absl::StrCat(absl::Hex(number, absl::kZeroPad16)); }

std::optional<std::uint64_t> ReadNumber(absl::string_view text, int base) {
  std::uint64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return number;
}

// Whether it is what a checksum or a signature is written as.
bool IsWord(absl::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), absl::ascii_isalnum);
}

// The words of a line whose last one is the check of the others; nothing where it is not.
std::optional<std::vector<absl::string_view>> CheckedWords(absl::string_view line,
                                                           std::uint64_t& check) {
  const std::size_t last = line.rfind(' ');
  if (last == line.npos) return std::nullopt;
  const std::uint64_t sum = Checksum(line.substr(0, last), check);
  if (ReadNumber(line.substr(last + 1), 16) != sum) return std::nullopt;
  check = sum;
  return absl::StrSplit(line.substr(0, last), ' ');
}

}  // namespace

std::string ShardPath(const std::string& output, const ShardId& id) {
  return absl::StrCat(output, ".", id.index, "-of-", id.count);
}

absl::StatusOr<ShardReader> ShardReader::Open(const std::string& path) {
  auto file = File::OpenToRead(path);
  if (!file.ok()) return file.status();
  return From(*std::move(file));
}

absl::StatusOr<ShardReader> ShardReader::From(File file) {
  ShardReader reader(std::move(file));
  const auto line = reader.file_.ReadLine();
  if (!line.ok()) return line.status();
  const auto words = CheckedWords(*line, reader.check_);
  if (!words || words->size() != 8 || words->at(0) != kMagic || words->at(1) != kFormatVersion) {
    return Failure(absl::StatusCode::kDataLoss,
                   Message(words::kIsNoShardOrDamaged, Escaped(reader.file_.path())));
  }
  const auto index = ReadNumber(words->at(6), 10);
  const auto count = ReadNumber(words->at(7), 10);
  const bool fits = std::all_of(words->begin() + 2, words->begin() + 6, IsWord) && index && count &&
                    *index < *count && *count <= kMostShards;
  if (!fits) {
    return Failure(absl::StatusCode::kDataLoss,
                   Message(words::kIsNoShardOrDamaged, Escaped(reader.file_.path())));
  }
  reader.id_ = {{std::string(words->at(2)), std::string(words->at(3)), std::string(words->at(4)),
                 std::string(words->at(5))},
                *index,
                *count};
  reader.good_size_ = reader.file_.position();
  return reader;
}

absl::StatusOr<std::optional<Block>> ShardReader::Next() {
  if (end_) return std::nullopt;
  const auto damaged = [&] { return Damaged(file_.path()); };
  const auto line = file_.ReadLine();
  if (!line.ok()) return line.status();
  std::uint64_t check = check_;
  const auto words = CheckedWords(*line, check);
  if (!words) return damaged();
  if (words->size() == 3 && words->at(0) == "end") {
    const auto more = file_.Read(1);
    if (!more.ok()) return more.status();
    if (!more->empty()) return damaged();
    const auto items = ReadNumber(words->at(1), 10);
    const absl::string_view input = words->at(2);
    if (!items || !(input == kNoInput || IsWord(input))) return damaged();
    end_ = {*items, input == kNoInput ? "" : std::string(input)};
    return std::nullopt;
  }
  if (words->size() != 7 || words->at(0) != "block") return damaged();
  const auto number = ReadNumber(words->at(1), 10);
  const auto items = ReadNumber(words->at(2), 10);
  const auto errors = ReadNumber(words->at(3), 10);
  const auto input_sum = ReadNumber(words->at(4), 16);
  const auto size = ReadNumber(words->at(5), 10);
  if (!number || !items || !errors || !input_sum || !size) return damaged();
  auto bytes = file_.Read(*size);
  if (!bytes.ok()) return bytes.status();
  Block block = {*number, *items, *errors, *input_sum, *std::move(bytes)};
  if (block.bytes.size() != *size || ReadNumber(words->at(6), 16) != Checksum(block.bytes)) {
    return damaged();
  }
  check_ = check;
  good_size_ = file_.position();
  return block;
}

absl::StatusOr<ShardWriter> ShardWriter::Begin(File file, const ShardId& id) {
  if (const auto status = file.Truncate(0); !status.ok()) return status;
  ShardWriter writer(std::move(file), 0);
  const Origin& from = id.origin;
  const auto added =
      writer.AddLine(absl::StrCat(kShardBeginning, kFormatVersion, " ", from.job, " ", from.rules,
                                  " ", from.answers, " ", from.model, " ", id.index, " ", id.count),
                     "");
  if (!added.ok()) return added;
  if (const auto synced = writer.file_.Sync(); !synced.ok()) return synced;
  return writer;
}

absl::StatusOr<ShardWriter> ShardWriter::Continue(File file, std::uint64_t size,
                                                  std::uint64_t check) {
  if (const auto status = file.Truncate(size); !status.ok()) return status;
  return ShardWriter(std::move(file), check);
}

absl::Status ShardWriter::AddLine(const std::string& line, absl::string_view bytes) {
  const std::uint64_t check = Checksum(line, check_);
  const auto status = file_.Write(absl::StrCat(line, " ", Hex(check), "\n", bytes));
  if (status.ok()) check_ = check;
  return status;
}

absl::Status ShardWriter::Add(const Block& block) {
  return AddLine(
      absl::StrCat("block ", block.number, " ", block.items, " ", block.errors, " ",
                   Hex(block.input_sum), " ", block.bytes.size(), " ", Hex(Checksum(block.bytes))),
      block.bytes);
}

absl::Status ShardWriter::Finish(const ShardEnd& end, const std::string& path) {
  const absl::string_view input = end.input.empty() ? kNoInput : end.input;
  const auto added = AddLine(absl::StrCat("end ", end.items, " ", input), "");
  if (!added.ok()) return added;
  if (const auto synced = file_.Sync(); !synced.ok()) return synced;
  return Rename(file_.path(), path);
}

}  // namespace schafkopf
