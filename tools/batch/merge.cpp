#include "tools/batch/merge.h"

#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "tools/batch/checksum.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

constexpr std::size_t kCopySize = 1 << 20;

std::string ReceiptPath(const std::string& output) { return output + ".receipt"; }

absl::Status ForeignError(const std::string& path, const std::string& found, const Job& job) {
  return absl::FailedPreconditionError(absl::StrCat(path, " belongs to another job (", found,
                                                    ") than ", job.path, " (", job.Hash(), ")"));
}

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
  std::string damage;  // messages about those that are not whole
  std::uint64_t errors = 0;
};

absl::StatusOr<Checked> Check(const Job& job, std::span<const std::string> paths) {
  Checked checked;
  for (const std::string& path : paths) {
    const auto shard = VerifyShard(path, job);
    if (!shard.ok()) {
      if (!absl::IsDataLoss(shard.status()) && !absl::IsNotFound(shard.status())) {
        return shard.status();
      }
      absl::StrAppend(&checked.damage, shard.status().message(), "\n");
      continue;
    }
    if (!checked.first) checked.first = *shard;
    if (shard->id.count != checked.first->id.count) {
      return absl::FailedPreconditionError(
          absl::StrCat(path, " is one of ", shard->id.count, " shards, others are of ",
                       checked.first->id.count, "; --shards N chooses"));
    }
    if (shard->end != checked.first->end) {
      return absl::FailedPreconditionError(
          absl::StrCat(path, " was made from another input than ", checked.shards.begin()->second));
    }
    const auto [known, added] = checked.shards.emplace(shard->id.index, path);
    if (!added) {
      return absl::FailedPreconditionError(absl::StrCat("expected each shard once, found ",
                                                        shard->id.index, " in ", known->second,
                                                        " and ", path));
    }
    checked.errors += shard->errors;
  }
  return checked;
}

// Says which of `count` shards are missing.
absl::Status CheckComplete(const Checked& checked, std::uint64_t count) {
  std::vector<std::uint64_t> missing;
  for (std::uint64_t index = 0; index < count; ++index) {
    if (!checked.shards.contains(index)) missing.push_back(index);
  }
  if (missing.empty()) return absl::OkStatus();
  return absl::UnavailableError(
      absl::StrCat(checked.damage, missing.size(), " of ", count,
                   " shards are missing or damaged; run them again: --array=", Ranges(missing)));
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
    sum.Add((*block)->bytes);
    receipt.bytes += (*block)->bytes.size();
  }
  receipt.checksum = sum.Hex();
  return absl::OkStatus();
}

std::string ReceiptText(const Receipt& receipt) {
  return nlohmann::ordered_json{{"job", receipt.job},
                                {"items", receipt.items},
                                {"errors", receipt.errors},
                                {"bytes", receipt.bytes},
                                {"xxh3_128", receipt.checksum}}
             .dump() +
         "\n";
}

absl::StatusOr<Receipt> ReadReceipt(const std::string& output) {
  const std::string path = ReceiptPath(output);
  const auto no_receipt = [&] {
    return absl::FailedPreconditionError(
        absl::StrCat(output, " is there, but not the receipt of a job that made it"));
  };
  auto file = File::OpenToRead(path);
  if (!file.ok()) return no_receipt();
  const auto text = file->Read(kCopySize);
  if (!text.ok()) return text.status();
  try {
    const auto json = nlohmann::json::parse(*text);
    return Receipt{json.at("job"), json.at("items"), json.at("errors"), json.at("bytes"),
                   json.at("xxh3_128")};
  } catch (const nlohmann::json::exception&) {
    return no_receipt();
  }
}

// Whether nothing is at `output`, or a result of the same job, whole or damaged.
absl::Status CheckReplaceable(const std::string& output, const Job& job) {
  if (!Exists(output)) return absl::OkStatus();
  const auto receipt = ReadReceipt(output);
  const absl::Status status = !receipt.ok() ? receipt.status()
                              : receipt->job == job.Hash()
                                  ? absl::OkStatus()
                                  : ForeignError(output, receipt->job, job);
  if (!absl::IsFailedPrecondition(status)) return status;
  return absl::FailedPreconditionError(
      absl::StrCat(status.message(), ": remove it or choose another --output"));
}

}  // namespace

absl::StatusOr<ShardSummary> VerifyShard(const std::string& path, const Job& job) {
  auto reader = ShardReader::Open(path);
  if (!reader.ok()) return reader.status();
  ShardSummary summary = {.id = reader->id(), .end = {}, .errors = 0};
  if (summary.id.job != job.Hash()) return ForeignError(path, summary.id.job, job);
  std::uint64_t number = summary.id.index;
  while (true) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto block = reader->Next();
    if (!block.ok()) return block.status();
    if (!*block) break;
    if ((*block)->number != number) return absl::DataLossError(absl::StrCat(path, " is damaged"));
    number += summary.id.count;
    summary.errors += (*block)->errors;
  }
  summary.end = *reader->end();
  const std::uint64_t blocks = (summary.end.items + job.block - 1) / job.block;
  if (number < blocks || (number >= summary.id.count && number - summary.id.count >= blocks)) {
    return absl::DataLossError(absl::StrCat(path, " is damaged: blocks are missing"));
  }
  return summary;
}

absl::StatusOr<Receipt> VerifyResult(const std::string& output, const Job& job) {
  auto file = File::OpenToRead(output);
  if (!file.ok()) return file.status();
  auto receipt = ReadReceipt(output);
  if (!receipt.ok()) return receipt.status();
  if (receipt->job != job.Hash()) return ForeignError(output, receipt->job, job);
  LongChecksum sum;
  std::uint64_t bytes = 0;
  while (true) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto part = file->Read(kCopySize);
    if (!part.ok()) return part.status();
    if (part->empty()) break;
    sum.Add(*part);
    bytes += part->size();
  }
  if (bytes != receipt->bytes || sum.Hex() != receipt->checksum) {
    return absl::DataLossError(absl::StrCat(output, " is damaged"));
  }
  return receipt;
}

absl::StatusOr<Receipt> Merge(const Job& job, std::span<const std::string> paths,
                              std::optional<std::uint64_t> count, const std::string& output) {
  auto checked = Check(job, paths);
  if (!checked.ok()) return checked.status();
  if (!count) {
    if (!checked->first) {
      return absl::UnavailableError(
          absl::StrCat(checked->damage, "no whole shard of ", output, " is there"));
    }
    count = checked->first->id.count;
  } else if (checked->first && checked->first->id.count != *count) {
    return absl::FailedPreconditionError(
        absl::StrCat("expected ", *count, " shards, found those of ", checked->first->id.count));
  }
  if (const auto status = CheckComplete(*checked, *count); !status.ok()) return status;
  if (const auto status = CheckReplaceable(output, job); !status.ok()) return status;
  const std::string temporary = output + ".tmp";
  auto file = File::OpenLocked(temporary);
  if (!file.ok()) return file.status();
  if (const auto status = file->Truncate(0); !status.ok()) return status;
  Receipt receipt;
  receipt.job = job.Hash();
  receipt.items = checked->first->end.items;
  receipt.errors = checked->errors;
  if (const auto status = Copy(*checked, *file, receipt); !status.ok()) return status;
  if (const auto status = file->Sync(); !status.ok()) return status;
  const auto written = WriteWhole(ReceiptPath(output), ReceiptText(receipt));
  if (!written.ok()) return written;
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
        !absl::SimpleAtoi(rest.substr(of + 4), &total) || (count && total != *count)) {
      continue;
    }
    found.push_back((path.parent_path() / name).string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace schafkopf
