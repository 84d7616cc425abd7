// A job: what to ask about which deals, read from a TOML file.
#ifndef SCHAFKOPF_TOOLS_BATCH_JOB_JOB_H_
#define SCHAFKOPF_TOOLS_BATCH_JOB_JOB_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "tools/answers/deals/deal_request.h"
#include "tools/batch/job/book_plan.h"
#include "tools/batch/job/job_kind.h"
#include "tools/batch/store/record.h"

namespace schafkopf {

// Deals made up: number i is a pure function of (request, seed, i).
struct Generated {
  std::uint64_t count = 0;
  DealText text;
  DealRequest request;
};

struct Job {
  std::string path;                    // of the job file itself
  std::string input;                   // a file of lines; relative to the job file's folder
  std::optional<Generated> generated;  // instead of `input`
  std::optional<BookPlan> book;        // likewise: its entries
  JobQuestion question;
  std::string rules_name;  // a preset, or a file; relative to the job file's folder
  RuleSet rules;
  std::uint64_t seed = 1;
  Format format = Format::kJsonl;
  bool compressed = false;  // by zstd
  // Items that are written, compressed and dealt out to shards together.
  std::uint64_t block = 256;

  // The job in full, defaults filled in, in TOML: equal for equal jobs.
  std::string Text() const;
  // Fingerprint of Text(), of the rules, of what answers this program gives (its chances at the
  // table where the question is about them) and how it writes and compresses them: results of equal
  // hashes and equal input are equal bytes.
  std::string Hash() const;
  // Where results go unless told otherwise: the job file's name with the format's ending.
  std::string DefaultOutput() const;
  // The input's path as seen from the working folder.
  std::string InputPath() const { return input == "-" ? input : Beside(input); }
  // Whether the input is the same each time it is opened: stdin and pipes are not.
  bool CanReadAgain() const;
  // Whether items are numbers, not lines.
  bool IsNumbered() const { return generated || book; }
  // A path relative to the job file's folder as seen from the working folder.
  std::string Beside(const std::string& name) const;
};

// The columns of its answers.
Schema SchemaOf(const Job& job);

// As TOML has a text, and an array of texts.
std::string TomlString(const std::string& text);
std::string TomlStrings(const std::vector<std::string>& texts);

// Reads a job file, "-" for stdin. Mistakes read `PATH:LINE:COLUMN: expected ..., found ...`;
// unknown keys are refused. Internal: the file, or that of its rules, cannot be read.
absl::StatusOr<Job> ReadJob(const std::string& path);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_JOB_JOB_H_
