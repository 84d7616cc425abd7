// Answers a job, or one shard of it, into a file.
#ifndef SCHAFKOPF_TOOLS_BATCH_RUN_H_
#define SCHAFKOPF_TOOLS_BATCH_RUN_H_

#include <string>

#include "absl/status/statusor.h"
#include "tools/batch/job/job.h"
#include "tools/batch/merge.h"
#include "tools/batch/receipt.h"
#include "tools/batch/shard_file.h"

namespace schafkopf {

struct RunOptions {
  int threads = 1;
  std::string status_path;  // empty: progress on the terminal
  // Replace what was made of another job or input. An input that cannot be read again is then
  // answered from its beginning.
  bool again = false;
};

// Both go on where an earlier run was ended, leave alone what is whole and of this job and input,
// answer anew what is damaged, and refuse to touch what is of anybody else before they answer
// anything. Memory: a block, and a few dozen items for each thread. A signal (see WatchSignals)
// drops the block at work and ends the program with a word how to go on. Unavailable: another
// process is at it; FailedPrecondition: a file that is in the way; AlreadyExists: one of another
// job or input, which takes `again`; DataLoss does not occur; InvalidArgument: input without an
// item; Internal: a file cannot be read or written.

// Writes the shard to its ShardPath.
absl::StatusOr<ShardSummary> RunShard(const Job& job, const ShardId& id, const std::string& output,
                                      const RunOptions& options);

// Writes the whole result with its receipt, by way of a single shard.
absl::StatusOr<Receipt> RunWhole(const Job& job, const std::string& output,
                                 const RunOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_RUN_H_
