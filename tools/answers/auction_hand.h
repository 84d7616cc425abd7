// What a hand may call, answered as text or JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_HAND_H_

#include <string>

#include "engine/money/round.h"
#include "engine/money/rule_set.h"
#include "tools/cli/cli.h"

namespace schafkopf {

struct HandQuestion {
  std::string hand;
  int players = 4;
  const RoundRow* round = nullptr;
  bool json = false;
};
ExitCode AnswerHand(const HandQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_HAND_H_
