// merge: the shards of a job become its result.
#include "tools/batch/merge.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tools/batch/job/source.h"
#include "tools/batch/outcome.h"
#include "tools/cli/number_option.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct MergeOptions {
  std::string job;
  std::vector<std::string> shards;
  std::string output;
  std::optional<std::uint64_t> count;
  bool again = false;
};

ExitCode RunMerge(const MergeOptions& options) {
  const auto job = ReadJob(options.job);
  if (!job.ok()) return ReportFailure(job.status());
  WatchSignals();
  const std::string output = options.output.empty() ? job->DefaultOutput() : options.output;
  const auto shards = options.shards.empty() ? FindShards(output, options.count) : options.shards;
  MergeRequest request = {options.count, std::nullopt, options.again};
  if (job->CanReadAgain()) {
    auto input = InputChecksumOf(*job);
    if (!input.ok()) return ReportFailure(input.status());
    request.input = *std::move(input);
  }
  const auto receipt = Merge(*job, shards, request, output);
  if (!receipt.ok()) return ReportFailure(receipt.status());
  // What is bad in some lines was said by `batch`.
  ReportDone(output, receipt->items, receipt->errors);
  return ExitCode::kOk;
}

std::function<ExitCode()> AddMerge(CLI::App& verb) {
  auto options = std::make_shared<MergeOptions>();
  verb.add_option("JOB", options->job, Said(words::kJobFileThatBatchWasGiven))->required();
  verb.add_option("SHARD", options->shards, Said(words::kItsShardsByDefaultAll));
  verb.add_option("--output", options->output, Said(words::kFileToWriteAsBatch));
  verb.add_option("--shards", options->count, Said(words::kHowManyThereMustBe))
      ->check(WholeNumber(1, kMostShards));
  verb.add_flag("--again", options->again, Said(words::kReplaceResultOfEarlierJob));
  return [options] { return RunMerge(*options); };
}

}  // namespace

const Verb kMergeVerb = {"merge", words::kVerbMerge, AddMerge};

}  // namespace schafkopf
