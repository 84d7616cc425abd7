#include "tools/batch/merge.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/words.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

// "3,17-19".
std::string Ranges(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    absl::StrAppend(&text, text.empty() ? "" : ",", numbers[i]);
    if (last > i) absl::StrAppend(&text, "-", numbers[last]);
    i = last + 1;
  }
  return text;
}

// The shards that are whole, by index.
using Shards = std::map<std::uint64_t, std::string>;

struct Checked {
  Shards shards;
  std::optional<ShardSummary> first;
  Message damage;                    // messages about those that are not whole
  Message changes;                   // and about those of another input than asked for
  std::vector<std::uint64_t> stale;  // their indices
  std::uint64_t errors = 0;
};

// FailedPrecondition where `shard` does not go with the first one.
absl::Status CheckTogether(const std::string& path, const ShardSummary& shard,
                           const Checked& checked, bool same_input) {
  const ShardSummary& first = *checked.first;
  if (shard.id.count != first.id.count) {
    return Failure(
        absl::StatusCode::kFailedPrecondition,
        Message(words::kIsOneOfShardsOthers, Escaped(path), shard.id.count, first.id.count));
  }
  if (same_input && shard.end != first.end) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kWasMadeFromAnotherInputThan, Escaped(path),
                           Escaped(checked.shards.begin()->second)));
  }
  return absl::OkStatus();
}

absl::StatusOr<Checked> Check(const Job& job, std::span<const std::string> paths,
                              const MergeRequest& request) {
  Checked checked;
  for (const std::string& path : paths) {
    const auto shard = VerifyShard(path, job);
    if (!shard.ok()) {
      if (absl::IsAlreadyExists(shard.status())) {
        return Failure(absl::StatusCode::kFailedPrecondition,
                       Message(words::kRunThisShardWithAgain, MessageOf(shard.status())));
      }
      if (!absl::IsDataLoss(shard.status()) && !absl::IsNotFound(shard.status())) {
        return shard.status();
      }
      checked.damage += MessageOf(shard.status()) + AsIs("\n");
      continue;
    }
    if (!checked.first) checked.first = *shard;
    const auto together = CheckTogether(path, *shard, checked, !request.input);
    if (!together.ok()) return together;
    const auto [known, added] = checked.shards.emplace(shard->id.index, path);
    if (!added) {
      return Failure(
          absl::StatusCode::kFailedPrecondition,
          SyntaxError(1, words::kEachShardOnce,
                      {words::kInAnd, shard->id.index, Escaped(known->second), Escaped(path)})
              .message);
    }
    checked.errors += shard->errors;
    if (!request.input) continue;
    if (const auto status = CheckInput(path, shard->end.input, *request.input, job); !status.ok()) {
      checked.changes += MessageOf(status) + AsIs("\n");
      checked.stale.push_back(shard->id.index);
    }
  }
  return checked;
}

// Says which shards are of another input.
absl::Status CheckFresh(Checked& checked) {
  if (checked.stale.empty()) return absl::OkStatus();
  std::sort(checked.stale.begin(), checked.stale.end());
  return Failure(
      absl::StatusCode::kFailedPrecondition,
      checked.changes + Message(words::kRunTheseShardsWithAgainArray, Ranges(checked.stale)));
}

// Says which of `count` shards are missing.
absl::Status CheckComplete(const Checked& checked, std::uint64_t count) {
  std::vector<std::uint64_t> missing;
  for (std::uint64_t index = 0; index < count; ++index) {
    if (!checked.shards.contains(index)) missing.push_back(index);
  }
  if (missing.empty()) return absl::OkStatus();
  return Failure(absl::StatusCode::kUnavailable,
                 checked.damage +
                     Message(words::kOfShardsIsAreMissing, missing.size(), count, Ranges(missing)));
}

// All shards are open at a time.
void AllowManyFiles() {
  rlimit files = {};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

// Writes all blocks in turn.
absl::Status Copy(const Checked& checked, File& file, Receipt& receipt) {
  AllowManyFiles();
  std::vector<ShardReader> readers;
  for (const auto& [index, path] : checked.shards) {
    auto reader = ShardReader::Open(path);
    if (!reader.ok()) return reader.status();
    readers.push_back(*std::move(reader));
  }
  LongChecksum sum;
  for (std::uint64_t number = 0;; ++number) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto block = readers[number % readers.size()].Next();
    if (!block.ok()) return block.status();
    if (!*block) break;
    if (const auto status = file.Write((*block)->bytes); !status.ok()) return status;
    if (number == 0) {
      // By its beginning ClearOutput knows the file, whatever a power failure leaves of the rest.
      if (const auto status = file.Sync(); !status.ok()) return status;
    }
    sum.Add((*block)->bytes);
    receipt.bytes += (*block)->bytes.size();
  }
  receipt.checksum = sum.Hex();
  return absl::OkStatus();
}

// Whether nothing is at `output`, or a result of the same job and input, whole or damaged.
absl::Status CheckResultPlace(const std::string& output, const Job& job, const std::string& input,
                              bool again) {
  const auto receipt = ReadReceipt(output, job);
  const absl::Status status =
      receipt.ok() ? CheckInput(output, receipt->input, input, job) : receipt.status();
  if (absl::IsNotFound(status) || (again && absl::IsAlreadyExists(status))) {
    return absl::OkStatus();
  }
  return status;
}

}  // namespace

absl::StatusOr<ShardSummary> VerifyShard(const std::string& path, const Job& job) {
  auto reader = ShardReader::Open(path);
  if (!reader.ok()) return reader.status();
  ShardSummary summary = {.id = reader->id(), .end = {}, .errors = 0};
  const auto status = CheckOrigin(path, summary.id.origin, job);
  if (!status.ok()) return status;
  std::uint64_t number = summary.id.index;
  while (true) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto block = reader->Next();
    if (!block.ok()) return block.status();
    if (!*block) break;
    if ((*block)->number != number)
      return Failure(absl::StatusCode::kDataLoss, Message(words::kIsDamaged, Escaped(path)));
    number += summary.id.count;
    summary.errors += (*block)->errors;
  }
  summary.end = *reader->end();
  const std::uint64_t blocks = (summary.end.items + job.block - 1) / job.block;
  if (number < blocks || (number >= summary.id.count && number - summary.id.count >= blocks)) {
    return Failure(absl::StatusCode::kDataLoss,
                   Message(words::kIsDamagedBlocksAreMissing, Escaped(path)));
  }
  return summary;
}

absl::Status ClearOutput(const std::string& output, const std::string& first_shard) {
  if (auto status = CheckReceiptPlace(output); !status.ok()) return status;
  const std::string temporary = output + ".tmp";
  if (!Exists(temporary)) return absl::OkStatus();
  std::string beginning;
  if (auto shard = ShardReader::Open(first_shard); shard.ok()) {
    if (auto block = shard->Next(); block.ok() && *block) beginning = std::move((*block)->bytes);
  }
  auto status = CheckReplaceable(temporary, beginning, words::kLeftoverOfMerge);
  if (!status.ok()) return status;
  const auto locked = File::OpenLocked(temporary);
  if (!locked.ok()) return locked.status();
  std::remove(temporary.c_str());
  return absl::OkStatus();
}

absl::StatusOr<Receipt> Merge(const Job& job, std::span<const std::string> paths,
                              const MergeRequest& request, const std::string& output) {
  auto checked = Check(job, paths, request);
  if (!checked.ok()) return checked.status();
  std::optional<std::uint64_t> count = request.count;
  if (!count) {
    if (!checked->first) {
      return Failure(absl::StatusCode::kUnavailable,
                     checked->damage + Message(words::kNoWholeShardOfIsThere, Escaped(output)));
    }
    count = checked->first->id.count;
  } else if (checked->first && checked->first->id.count != *count) {
    return Failure(
        absl::StatusCode::kFailedPrecondition,
        SyntaxError(1, {words::kShards, *count}, {words::kThoseOf, checked->first->id.count})
            .message);
  }
  if (const auto status = CheckFresh(*checked); !status.ok()) return status;
  if (const auto status = CheckComplete(*checked, *count); !status.ok()) return status;
  const ShardEnd& end = checked->first->end;
  const auto place = CheckResultPlace(output, job, end.input, request.again);
  if (!place.ok()) return place;
  const auto cleared = ClearOutput(output, checked->shards.begin()->second);
  if (!cleared.ok()) return cleared;
  const std::string temporary = output + ".tmp";
  auto file = File::OpenLocked(temporary);
  if (!file.ok()) return file.status();
  if (const auto status = file->Truncate(0); !status.ok()) return status;
  Receipt receipt = {OriginOf(job), end.input, end.items, checked->errors, 0, ""};
  if (const auto status = Copy(*checked, *file, receipt); !status.ok()) return status;
  if (const auto status = file->Sync(); !status.ok()) return status;
  if (const auto status = WriteReceipt(output, receipt); !status.ok()) return status;
  if (const auto status = Rename(temporary, output); !status.ok()) return status;
  return receipt;
}

std::vector<std::string> FindShards(const std::string& output, std::optional<std::uint64_t> count) {
  namespace fs = std::filesystem;
  const fs::path path(output);
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  const std::string prefix = path.filename().string() + ".";
  std::vector<std::string> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (!absl::StartsWith(name, prefix)) continue;
    const absl::string_view rest = absl::string_view(name).substr(prefix.size());
    const std::size_t of = rest.find("-of-");
    std::uint64_t index = 0, total = 0;
    if (of == rest.npos || !absl::SimpleAtoi(rest.substr(0, of), &index) ||
        !absl::SimpleAtoi(rest.substr(of + 4), &total) || index >= total || total > kMostShards ||
        (count && total != *count)) {
      continue;
    }
    found.push_back((path.parent_path() / name).string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace schafkopf
