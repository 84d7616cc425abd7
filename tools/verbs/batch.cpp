// batch: one question about millions of lines, into a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "solver/sample/by_threads.h"
#include "tools/batch/file.h"
#include "tools/batch/outcome.h"
#include "tools/batch/run.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

struct BatchOptions {
  std::string job;
  std::string output;
  std::optional<std::string> shard;
  std::string status;
  int threads = ProcessorCount();
  bool show = false;
};

// "I/N" with 0 <= I < N.
std::optional<ShardId> ReadShard(const std::string& text, const std::string& job) {
  ShardId id = {.job = job};
  const std::size_t slash = text.find('/');
  if (slash == text.npos || !absl::SimpleAtoi(text.substr(0, slash), &id.index) ||
      !absl::SimpleAtoi(text.substr(slash + 1), &id.count) || id.index >= id.count) {
    return std::nullopt;
  }
  return id;
}

// The whole job at once: a single shard, then unpacked.
ExitCode RunWhole(const Job& job, const std::string& output, const RunOptions& options) {
  const ShardId id = {.job = job.Hash()};
  const std::string shard = ShardPath(output, id);
  const auto result = VerifyResult(output, job);
  if (result.ok()) {
    PrintError(absl::StrCat("schafkopf: ", output, " is finished: nothing to do"));
    return result->errors > 0 ? ExitCode::kData : ExitCode::kOk;
  }
  if (absl::IsDataLoss(result.status())) {
    PrintError(absl::StrCat("schafkopf: ", result.status().message(), ": it is made again"));
  } else if (!absl::IsNotFound(result.status())) {
    PrintError(absl::StrCat("schafkopf: ", result.status().message(),
                            ": remove it or choose another --output"));
    return absl::IsInternal(result.status()) ? ExitCode::kIo : ExitCode::kData;
  }
  const auto run = RunShard(job, id, output, options);
  if (!run.ok()) return ReportFailure(run.status());
  const auto receipt = Merge(job, {&shard, 1}, id.count, output);
  if (!receipt.ok()) return ReportFailure(receipt.status());
  std::remove(shard.c_str());
  return ReportDone(output, receipt->items, receipt->errors);
}

ExitCode RunBatch(const BatchOptions& options) {
  const auto job = ReadJob(options.job);
  if (!job.ok()) return ReportFailure(job.status());
  if (options.show) {
    PrintLine(absl::StrCat("# job ", job->Hash(), "\n", job->Text()));
    return ExitCode::kOk;
  }
  std::signal(SIGXFSZ, SIG_IGN);  // a file too large is then a failed write
  WatchSignals();
  const std::string output = options.output.empty() ? job->DefaultOutput() : options.output;
  RunOptions run = {.threads = options.threads, .status_path = options.status};
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (!options.shard) {
    if (run.status_path.empty() && !terminal) run.status_path = output + ".status";
    return RunWhole(*job, output, run);
  }
  const auto id = ReadShard(*options.shard, job->Hash());
  if (!id) {
    PrintError(
        absl::StrCat("--shard: expected I/N with 0 <= I < N, found ", Quoted(*options.shard)));
    return ExitCode::kUsage;
  }
  const std::string path = ShardPath(output, *id);
  if (run.status_path.empty() && !terminal) run.status_path = path + ".status";
  const auto done = RunShard(*job, *id, output, run);
  if (!done.ok()) return ReportFailure(done.status());
  return done->errors > 0 ? ExitCode::kData : ExitCode::kOk;
}

std::function<ExitCode()> AddBatch(CLI::App& verb) {
  auto options = std::make_shared<BatchOptions>();
  verb.add_option("JOB", options->job, "a job file in TOML; see README.md")->required();
  verb.add_option("--output", options->output,
                  "the file to write; by default the job's name with .jsonl, .csv or .rows");
  verb.add_option("--shard", options->shard,
                  "I/N: only part I (from 0) of N, for `merge` to put together");
  verb.add_option("--status", options->status,
                  "write the progress to this file; by default to the terminal, or to "
                  "OUTPUT.status where there is none");
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
