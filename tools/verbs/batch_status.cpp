// batch-status: how far long runs are, by the files that they write.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/answers/questions.h"
#include "tools/batch/outcome.h"
#include "tools/batch/store/progress.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct BatchStatusOptions {
  std::vector<std::string> files;
  bool json = false;
};

ExitCode RunBatchStatus(const BatchStatusOptions& options) {
  const auto statuses = ReadStatuses(options.files);
  if (options.json) PrintLine(JsonText(ToJson(statuses)));
  ExitCode code = ExitCode::kOk;
  for (const auto& [path, says, written] : statuses) {
    if (!says.ok()) {
      code = ReportFailure(says.status());
      if (absl::IsNotFound(says.status())) code = ExitCode::kIo;
    } else if (!options.json) {
      PrintLine(absl::StrCat(says->output, ": ", StatusText(*says, written)));
    }
  }
  return code;
}

std::function<ExitCode()> AddBatchStatus(CLI::App& verb) {
  auto options = std::make_shared<BatchStatusOptions>();
  verb.add_option("FILE", options->files, Said(words::kWhatBatchWritesWhileIt))->required();
  verb.add_flag("--json", options->json, Said(words::kOneJsonObject));
  return [options] { return RunBatchStatus(*options); };
}

}  // namespace

const Verb kBatchStatusVerb = {"batch-status", words::kVerbBatchStatus, AddBatchStatus};

}  // namespace schafkopf
