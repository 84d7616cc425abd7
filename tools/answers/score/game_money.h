// What a recorded game came to at its table, as `score` prices it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_GAME_MONEY_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_GAME_MONEY_H_

#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/price.h"
#include "engine/table/rule_set.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

struct GameMoney {
  Doublings doublings;
  std::vector<Cents> payments;  // what each seat receives, without fines
};

// By itself: nothing is owed from before. An error is at the column of the note to blame, in the
// text that the game was read from. REQUIRES: somebody bid; a game to its end (GameNeeds::kJudged).
absl::StatusOr<GameMoney> MoneyOf(const WrittenGame& game, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_GAME_MONEY_H_
