// batch: one question about millions of lines, into a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "solver/sample/by_threads.h"
#include "tools/batch/job/origin.h"
#include "tools/batch/outcome.h"
#include "tools/batch/run.h"
#include "tools/batch/shard_file.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/progress.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

struct BatchOptions {
  std::string job;
  std::string output;
  std::optional<std::string> shard;
  std::string status;
  int threads = ProcessorCount();
  bool again = false;
  bool show = false;
};

struct ShardOption {
  std::uint64_t index;
  std::uint64_t count;
};

// "I/N" with 0 <= I < N <= kMostShards.
std::optional<ShardOption> ReadShard(const std::string& text) {
  const std::size_t slash = text.find('/');
  ShardOption shard = {};
  if (text.find_first_not_of("0123456789/") != text.npos || slash == text.npos ||
      !absl::SimpleAtoi(text.substr(0, slash), &shard.index) ||
      !absl::SimpleAtoi(text.substr(slash + 1), &shard.count) || shard.index >= shard.count ||
      shard.count > kMostShards) {
    return std::nullopt;
  }
  return shard;
}

// Whether a status at `status` would be in the place of the output or of what belongs to it.
bool IsOneOf(const std::string& status, const std::string& output, const std::string& shard) {
  const auto place = [](const std::string& path) {
    std::error_code error;
    const auto found = std::filesystem::weakly_canonical(path, error);
    return error ? std::filesystem::path(path) : found;
  };
  for (const std::string& own : {output, output + ".tmp", output + ".receipt",
                                 output + ".receipt.tmp", shard, shard + ".partial"}) {
    for (const std::string& written : {status, status + ".tmp"}) {
      if (place(written) == place(own)) return true;
    }
  }
  return false;
}

ExitCode RunBatch(const BatchOptions& options) {
  const auto part = options.shard ? ReadShard(*options.shard) : ShardOption{0, 1};
  if (!part) {
    PrintError(absl::StrCat("--shard: expected I/N with 0 <= I < N <= ", kMostShards, ", found ",
                            Quoted(*options.shard)));
    return ExitCode::kUsage;
  }
  const auto job = ReadJob(options.job);
  if (!job.ok()) return ReportFailure(job.status());
  if (options.show) {
    PrintLine(absl::StrCat("# job ", job->Hash(), "\n", job->Text()));
    return ExitCode::kOk;
  }
  const std::string output = options.output.empty() ? job->DefaultOutput() : options.output;
  const ShardId id = {OriginOf(*job), part->index, part->count};
  const std::string shard = ShardPath(output, id);
  RunOptions run = {options.threads, options.status, options.again};
  if (run.status_path.empty() && isatty(STDERR_FILENO) == 0) {
    run.status_path = (options.shard ? shard : output) + ".status";
  }
  if (!run.status_path.empty()) {
    if (IsOneOf(run.status_path, output, shard)) {
      PrintError(
          absl::StrCat("--status: expected a file of its own, found ", Quoted(run.status_path)));
      return ExitCode::kUsage;
    }
    const auto free = CheckStatusPlace(run.status_path);
    if (!free.ok()) return ReportFailure(free);
  }
  std::signal(SIGXFSZ, SIG_IGN);  // a file too large is then a failed write
  WatchSignals();
  if (options.shard) {
    const auto done = RunShard(*job, id, output, run);
    if (!done.ok()) return ReportFailure(done.status());
    return done->errors > 0 ? ExitCode::kData : ExitCode::kOk;
  }
  const auto done = RunWhole(*job, output, run);
  if (!done.ok()) return ReportFailure(done.status());
  return done->errors > 0 ? ExitCode::kData : ExitCode::kOk;
}

std::function<ExitCode()> AddBatch(CLI::App& verb) {
  auto options = std::make_shared<BatchOptions>();
  verb.add_option("JOB", options->job, "a job file in TOML; see docs/batch.md")->required();
  verb.add_option("--output", options->output,
                  "the file to write; by default the job's name with .jsonl, .csv or .rows");
  verb.add_option("--shard", options->shard,
                  absl::StrCat("I/N: only part I (from 0) of N, at most ", kMostShards,
                               ", for `merge` to put together"));
  verb.add_option("--status", options->status,
                  "write the progress to this file; by default to the terminal, or to "
                  "OUTPUT.status where there is none");
  verb.add_flag("--again", options->again,
                "answer anew, and replace what is there, where input, rules or job have changed");
  verb.add_flag("--show", options->show,
                "print the job in full with its hash, and do nothing else");
  verb.add_option("--threads", options->threads, "how many items are answered at a time")
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  return [options] { return RunBatch(*options); };
}

}  // namespace

const Verb kBatchVerb = {"batch", "one question about millions of deals, into a file", AddBatch};

}  // namespace schafkopf
