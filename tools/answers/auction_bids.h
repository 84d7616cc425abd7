// Who plays what after a row of bids, answered as text or JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_BIDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_BIDS_H_

#include <string>

#include "engine/money/round.h"
#include "engine/money/rule_set.h"
#include "tools/cli/cli.h"

namespace schafkopf {

struct BidsQuestion {
  std::string bids;          // SEAT GAME, ...
  int players = kSeatCount;  // three play solos only
  const RoundRow* round = nullptr;
  bool json = false;
};
ExitCode AnswerBids(const BidsQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_BIDS_H_
