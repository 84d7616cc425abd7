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
#include "tools/verbs/words.h"

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
    PrintMistake("--shard", {words::kShardOfShards, kMostShards}, Quoted(*options.shard));
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
      PrintMistake("--status", words::kFileOfItsOwn, Quoted(run.status_path));
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
  verb.add_option("JOB", options->job, Said(words::kJobFile))->required();
  verb.add_option("--output", options->output, Said(words::kFileToWriteByDefault));
  verb.add_option("--shard", options->shard, Said({words::kOnlyPartI, kMostShards}));
  verb.add_option("--status", options->status, Said(words::kWriteProgressToThisFile));
  verb.add_flag("--again", options->again, Said(words::kAnswerAnewAndReplaceWhat));
  verb.add_flag("--show", options->show, Said(words::kPrintJobInFullWith));
  verb.add_option("--threads", options->threads, Said(words::kHowManyItemsAreAnswered))
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
  return [options] { return RunBatch(*options); };
}

}  // namespace

const Verb kBatchVerb = {"batch", words::kVerbBatch, AddBatch};

}  // namespace schafkopf
