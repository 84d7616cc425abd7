// A deal that is over, however it was told: as a line of cards, or by numbers and notes. What its
// price depends on, and who is to pay it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_FINISHED_DEAL_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_FINISHED_DEAL_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/money/ramsch.h"
#include "engine/money/scoring.h"
#include "engine/table/round.h"
#include "engine/text/notation.h"
#include "tools/answers/score/penalties.h"

namespace schafkopf {

struct FinishedDeal {
  // Without a contract where nobody bid, without hands and cards where they were not told.
  DealLine line;
  std::vector<Contract> others = {};  // that its game may mean, too, as no suit was told
  SeatSet side = {};  // of the declarer; nobody where each plays for itself, or nobody told
  const RoundRow* round = nullptr;  // that it belonged to
  Deck deck = Deck::kLong;
  int hand_size = 8;
  int players = kSeatCount;
  int declarers = 1;                    // seats of the declarer's side
  Value value = {};                     // of what was played
  Laufende run{};                       // as dealt
  std::vector<Captured> captured = {};  // by seat; where every seat plays for itself
  Doublings doublings = {};
  Cents stock = {};
  bool one_player = false;                // Sjavs: one player took all tricks
  int carried = 0;                        // Sjavs: from a deal that ended 60:60
  std::optional<int> target = {};         // points promised, where they were raised
  std::optional<int> muss_trumps = {};    // of the player of a Muss, where they are known
  std::vector<std::string> assumed = {};  // arguments not given that might decide
  Penalties penalties = {};

  // REQUIRES: somebody bid.
  const Contract& contract() const { return *line.contract; }
  bool each_for_himself() const { return contract().parties() == Parties::kEach; }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_FINISHED_DEAL_H_
