// A deal described by numbers, read and checked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_NUMBERS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_NUMBERS_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/answers/score/score.h"
#include "tools/answers/score/score_arguments.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {

// The first field given that does not go with a deal line, as `points`; empty where there is none.
absl::string_view NumbersOnly(const ScoreArguments& arguments);

// The contract of a name, if the table plays it.
absl::StatusOr<Contract> ReadContract(absl::string_view name, const ScoreArguments& arguments,
                                      const RuleSet& rules);

// The question that the arguments put. Errors are at their fields.
absl::StatusOr<ScoreQuestion> ReadQuestion(const Contract& contract,
                                           const ScoreArguments& arguments,
                                           const Doublers& doublers, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_NUMBERS_H_
