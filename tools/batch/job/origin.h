// What answers were made from, apart from the input: a job, its rules, a program.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_ORIGIN_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_ORIGIN_H_

#include <string>

#include "absl/status/status.h"
#include "tools/batch/job/job.h"

namespace schafkopf {

// All are words of letters and digits. The job's hash covers the others as far as they matter to
// its answers; they tell what has changed where it has.
struct Origin {
  std::string job;      // Job::Hash()
  std::string rules;    // checksum of the rules as read
  std::string answers;  // signature of the program's exact values
  std::string model;    // signature of its chances at the table
  friend bool operator==(const Origin& a, const Origin& b) { return a.job == b.job; }
};

Origin OriginOf(const Job& job);

// AlreadyExists where the file at `path` was made from something else than `job`: says what.
absl::Status CheckOrigin(const std::string& path, const Origin& found, const Job& job);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_ORIGIN_H_
