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

namespace schafkopf {
namespace {

constexpr auto kMergeOptions = std::to_array<FieldRow>({
    {"output", FieldType::kText, "the file to write, as `batch` was told"},
    {"shards", FieldType::kNumber, "how many there must be", false, 1, kMostShards},
    {"again", FieldType::kFlag, "replace the result of an earlier job or input that is there"},
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
  verb.add_option("JOB", arguments.input, "the job file that `batch` was given")->required();
  verb.add_option("SHARD", arguments.words,
                  "its shards; by default all OUTPUT.I-of-N beside the output");
  AddFields(verb, kMergeOptions, arguments.asked);
}

}  // namespace

const Verb kMergeVerb = {"merge", "the shards of a batch become its result", AddMerge, RunMerge};

}  // namespace schafkopf
