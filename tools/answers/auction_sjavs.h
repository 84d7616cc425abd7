// Who names trumps in Sjavs: `0 sjavs 5, 1 pass, 2 sjavs 5 E`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_SJAVS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_SJAVS_H_

#include <string>

#include "tools/answers/auction_bids.h"

namespace schafkopf {

// Whether any of the bids is one of Sjavs.
bool IsSjavs(const std::string& bids);

// REQUIRES: IsSjavs(question.bids).
ExitCode AnswerSjavs(const BidsQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_SJAVS_H_
