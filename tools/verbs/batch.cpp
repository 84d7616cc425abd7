// batch: one question about millions of lines, into a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "tools/batch/job/origin.h"
#include "tools/batch/outcome.h"
#include "tools/batch/run.h"
#include "tools/batch/shard_file.h"
#include "tools/batch/store/file.h"
#include "tools/batch/store/progress.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

static_assert(kMostShards == 1'000'000);  // as the text of --shard has it
constexpr auto kBatchOptions = std::to_array<FieldRow>({
    {"output", FieldType::kText, words::kFileToWriteByDefault},
    {"shard", FieldType::kText, words::kOnlyPartI},
    {"status", FieldType::kText, words::kWriteProgressToThisFile},
    {"again", FieldType::kFlag, words::kAnswerAnewAndReplaceWhat},
    {"show", FieldType::kFlag, words::kPrintJobInFullWith},
});

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

ExitCode RunBatch(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kBatchOptions);
  const auto told = fields.FindText("shard");
  const auto part = told ? ReadShard(*told) : ShardOption{0, 1};
  if (!part) {
    PrintMistake("--shard", {words::kShardOfShards, kMostShards}, Quoted(*told));
    return ExitCode::kUsage;
  }
  const auto job = ReadJob(arguments.input);
  if (!job.ok()) return ReportFailure(job.status());
  if (fields.Flag("show")) {
    PrintLine(absl::StrCat("# job ", job->Hash(), "\n", job->Text()));
    return ExitCode::kOk;
  }
  const std::string output = TextOr(fields, "output", job->DefaultOutput());
  const ShardId id = {OriginOf(*job), part->index, part->count};
  const std::string shard = ShardPath(output, id);
  RunOptions run = {ThreadsToUse(arguments.threads), fields.Text("status"), fields.Flag("again")};
  if (run.status_path.empty() && isatty(STDERR_FILENO) == 0) {
    run.status_path = (told ? shard : output) + ".status";
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
  if (told) {
    const auto done = RunShard(*job, id, output, run);
    if (!done.ok()) return ReportFailure(done.status());
    return done->errors > 0 ? ExitCode::kData : ExitCode::kOk;
  }
  const auto done = RunWhole(*job, output, run);
  if (!done.ok()) return ReportFailure(done.status());
  return done->errors > 0 ? ExitCode::kData : ExitCode::kOk;
}

void AddBatch(CLI::App& verb, Arguments& arguments) {
  verb.add_option("JOB", arguments.input, Said(words::kJobFile))->required();
  AddFields(verb, kBatchOptions, arguments.asked);
  AddThreads(verb, arguments, Said(words::kHowManyItemsAreAnswered));
}

}  // namespace

const Verb kBatchVerb = {
    "batch",
    words::kVerbBatch,
    AddBatch,
    RunBatch,
    {"batch value.toml", "batch value.toml --show", "batch value.toml --shard 0/8"}};

}  // namespace schafkopf
