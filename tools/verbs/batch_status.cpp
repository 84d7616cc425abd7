// batch-status: how far long runs are, by the files that they write.
#include <CLI/CLI.hpp>

#include "absl/strings/str_cat.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/questions.h"
#include "tools/batch/outcome.h"
#include "tools/batch/store/progress.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunBatchStatus(const Arguments& arguments) {
  const auto statuses = ReadStatuses(arguments.words);
  if (arguments.json) PrintLine(JsonText(ToJson(statuses)));
  ExitCode code = ExitCode::kOk;
  for (const auto& [path, says, written] : statuses) {
    if (!says.ok()) {
      code = ReportFailure(says.status());
      if (absl::IsNotFound(says.status())) code = ExitCode::kIo;
    } else if (!arguments.json) {
      PrintTextLine(absl::StrCat(says->output, ": ", StatusText(*says, written)));
    }
  }
  return code;
}

void AddBatchStatus(CLI::App& verb, Arguments& arguments) {
  verb.add_option("FILE", arguments.words, Said(words::kWhatBatchWritesWhileIt))->required();
  AddJson(verb, arguments);
}

}  // namespace

const Verb kBatchStatusVerb = {
    "batch-status",
    words::kVerbBatchStatus,
    AddBatchStatus,
    RunBatchStatus,
    {"batch-status value.jsonl.status", "batch-status value.jsonl.status --json",
     "batch-status value.jsonl.status --lang de"}};

}  // namespace schafkopf
