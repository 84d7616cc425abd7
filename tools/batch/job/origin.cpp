#include "tools/batch/job/origin.h"

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/words.h"
#include "tools/cli/version.h"

namespace schafkopf {

Origin OriginOf(const Job& job) {
  LongChecksum rules;
  rules.Add(ToRuleFile(job.rules));
  const std::string_view model = job.question.kind->model;
  return {job.Hash(), rules.Hex(), SignatureOf("answers"),
          SignatureOf(model.empty() ? "model" : AbslView(model))};
}

absl::Status CheckOrigin(const std::string& path, const Origin& found, const Job& job) {
  const Origin own = OriginOf(job);
  if (found == own) return absl::OkStatus();
  const Message what =
      found.answers != own.answers ? Message(words::kProgramAnswersOtherwiseNow)
      : found.rules != own.rules   ? Message(words::kRulesHaveChanged, job.rules_name)
      : found.model != own.model   ? Message(words::kProgramsChancesAtTableHaveChanged)
                                   : words::kItAsksSomethingElse;
  return Failure(
      absl::StatusCode::kAlreadyExists,
      Message(words::kBelongsToAnotherJobThan, Escaped(path), found.job, job.path, own.job, what));
}

}  // namespace schafkopf
