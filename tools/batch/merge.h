// From shards to the one result they make together.
#ifndef SCHAFKOPF_TOOLS_BATCH_MERGE_H_
#define SCHAFKOPF_TOOLS_BATCH_MERGE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/batch/job.h"
#include "tools/batch/shard_file.h"

namespace schafkopf {

// A finished shard, read from its first byte to its last.
struct ShardSummary {
  ShardId id;
  ShardEnd end;
  std::uint64_t errors = 0;  // error records
};

// NotFound, DataLoss where it is damaged or not finished, FailedPrecondition where it belongs to
// another job.
absl::StatusOr<ShardSummary> VerifyShard(const std::string& path, const Job& job);

// What a result says of itself, in OUTPUT.receipt.
struct Receipt {
  std::string job;
  std::uint64_t items = 0;
  std::uint64_t errors = 0;
  std::uint64_t bytes = 0;
  std::string checksum;  // XXH3, 128 bits
  friend bool operator==(const Receipt&, const Receipt&) = default;
};

// Of the result at `output`, which is read to its end; NotFound where there is none,
// FailedPrecondition where it has no receipt or belongs to another job, DataLoss where it is
// damaged.
absl::StatusOr<Receipt> VerifyResult(const std::string& output, const Job& job);

// Verifies the shards in `paths` and writes their blocks in order to `output` (first to
// OUTPUT.tmp), with its receipt; replaces a result of the job that is there. Holds one block of
// each shard at a time. `count`: how many shards there must be; nothing to take it from the shards.
// Unavailable where shards are missing or damaged: the message names them as `--array=3,17-19`.
// FailedPrecondition where they do not belong together, or something else is at `output`.
absl::StatusOr<Receipt> Merge(const Job& job, std::span<const std::string> paths,
                              std::optional<std::uint64_t> count, const std::string& output);

// The files in the folder of `output` that are named as its shards (of `count`, if given), sorted.
std::vector<std::string> FindShards(const std::string& output, std::optional<std::uint64_t> count);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_MERGE_H_
