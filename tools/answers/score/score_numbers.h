// A deal told by numbers, read and checked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NUMBERS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NUMBERS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/answers/score/finished_deal.h"
#include "tools/answers/score/score_doublers.h"

namespace schafkopf {

// The contract of a name, if the table plays it, in a special round if there is one; behind it the
// others that the name may mean, as it lacks a suit.
absl::StatusOr<std::vector<Contract>> ReadContracts(absl::string_view name, const Fields& told,
                                                    const RoundRow* round, const RuleSet& rules);

// The deal that is told, of the first of the games; without the seats of the declarer's side.
// Errors are at their fields.
absl::StatusOr<FinishedDeal> ReadNumbers(const std::vector<Contract>& games, const Fields& told,
                                         const ToldSeats& seats, const RoundRow* round,
                                         const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NUMBERS_H_
