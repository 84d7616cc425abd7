// Answers a job, or one shard of it, into a file.
#ifndef SCHAFKOPF_TOOLS_BATCH_RUN_H_
#define SCHAFKOPF_TOOLS_BATCH_RUN_H_

#include <string>

#include "absl/status/statusor.h"
#include "tools/batch/job.h"
#include "tools/batch/merge.h"
#include "tools/batch/shard_file.h"

namespace schafkopf {

struct RunOptions {
  int threads = 1;
  std::string status_path;  // empty: progress on the terminal
};

// Writes the shard to its ShardPath, going on where an earlier run was ended. What is there
// already, whole and of this job, is left alone; what is damaged is answered anew from there on.
// Memory: a block, and a few dozen items for each thread. A signal (see WatchSignals) drops the
// block at work and ends the program with a word how to go on. Unavailable: another process is at
// it; FailedPrecondition: another job's file, or another input than before; DataLoss does not
// occur; InvalidArgument: input without an item; Internal: a file cannot be read or written.
absl::StatusOr<ShardSummary> RunShard(const Job& job, const ShardId& id, const std::string& output,
                                      const RunOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_RUN_H_
