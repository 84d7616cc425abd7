// From shards to the one result they make together.
#ifndef SCHAFKOPF_TOOLS_BATCH_MERGE_H_
#define SCHAFKOPF_TOOLS_BATCH_MERGE_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "tools/batch/job/job.h"
#include "tools/batch/receipt.h"
#include "tools/batch/shard_file.h"

namespace schafkopf {

// A finished shard, read from its first byte to its last.
struct ShardSummary {
  ShardId id;
  ShardEnd end;
  std::uint64_t errors = 0;  // error records
};

// NotFound, DataLoss where it is damaged or not finished, AlreadyExists where it belongs to another
// job.
absl::StatusOr<ShardSummary> VerifyShard(const std::string& path, const Job& job);

struct MergeRequest {
  // How many shards there must be; nothing to take it from the shards.
  std::optional<std::uint64_t> count;
  // The checksum of the input that they must have been made from; nothing where only one and the
  // same is asked for.
  std::optional<std::string> input;
  // Replace the result of another job or input, too.
  bool again = false;
};

// Verifies the shards in `paths` and writes their blocks in order to `output` (first to
// OUTPUT.tmp), with its receipt; replaces a result of the job that is there. Holds one block of
// each shard at a time. Unavailable where shards are missing or damaged: the message names them as
// `--array=3,17-19`. FailedPrecondition where they do not belong together or to the job and its
// input, or something else is at `output`. AlreadyExists where that takes `again`.
absl::StatusOr<Receipt> Merge(const Job& job, std::span<const std::string> paths,
                              const MergeRequest& request, const std::string& output);

// Removes what a merge that was killed has left at OUTPUT.tmp. FailedPrecondition where that, or
// what is in the place of the receipt, is of anybody else. `first_shard`: by which it is known.
absl::Status ClearOutput(const std::string& output, const std::string& first_shard);

// The files in the folder of `output` that are named as its shards (of `count`, if given), sorted.
std::vector<std::string> FindShards(const std::string& output, std::optional<std::uint64_t> count);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_MERGE_H_
