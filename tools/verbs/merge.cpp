// merge: the shards of a job become its result.
#include "tools/batch/merge.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <optional>

#include "tools/batch/job/source.h"
#include "tools/batch/outcome.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kMergeOptions = std::to_array<FieldRow>({
    {"output", FieldType::kText, words::kFileToWriteAsBatch},
    {"shards", FieldType::kNumber, words::kHowManyThereMustBe, false, 1, kMostShards},
    {"again", FieldType::kFlag, words::kReplaceResultOfEarlierJob},
});

ExitCode RunMerge(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kMergeOptions);
  const std::optional<std::uint64_t> count = fields.FindNumber("shards");
  const auto job = ReadJob(arguments.input);
  if (!job.ok()) return ReportFailure(job.status());
  WatchSignals();
  const std::string output = TextOr(fields, "output", job->DefaultOutput());
  const auto shards = arguments.words.empty() ? FindShards(output, count) : arguments.words;
  MergeRequest request = {count, std::nullopt, fields.Flag("again")};
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

void AddMerge(CLI::App& verb, Arguments& arguments) {
  verb.add_option("JOB", arguments.input, Said(words::kJobFileThatBatchWasGiven))->required();
  verb.add_option("SHARD", arguments.words, Said(words::kItsShardsByDefaultAll));
  AddFields(verb, kMergeOptions, arguments.asked);
}

}  // namespace

const Verb kMergeVerb = {
    "merge",
    words::kVerbMerge,
    AddMerge,
    RunMerge,
    {"merge value.toml", "merge value.toml --shards 8", "merge value.toml --again"}};

}  // namespace schafkopf
