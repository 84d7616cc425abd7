// How the people of a table differ from those whose games were recorded, learned from their games.
//
// How readily they bid follows from all hands of a deal and the game it came to; how often their
// declarers win from what games by habit make of the very same hands, so that luck of the cards
// counts little. Both are shifts of log odds, in general and of each game, drawn towards 0 as far
// as few games tell little: the maximum of the posterior, by Newton's steps.
#ifndef SCHAFKOPF_SOLVER_AUCTION_LEARN_OTHERS_H_
#define SCHAFKOPF_SOLVER_AUCTION_LEARN_OTHERS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/play/deal.h"
#include "solver/habits/others.h"
#include "solver/sample/effort.h"

namespace schafkopf {

// A deal as everybody knows it afterwards.
struct KnownDeal {
  Hands hands;
  Deck deck;
  std::optional<Contract> contract = {};  // nothing: nobody bid
  Seat declarer = {};
  std::optional<bool> won = {};  // by the declarer's side; nothing: not told
};

struct LearnedOthers {
  Others others;
  std::size_t deals = 0;  // that tell how they bid
  std::size_t games = 0;  // that tell how they play
};

// The share of a few hundred games by habit of this very deal that the declarer's side wins.
double ShareWonByHabit(const Deal& deal, std::uint64_t stream);
// The log odds that people's declarer wins this very deal, by that. REQUIRES: a recorded contract,
// a recorded deck.
double LogOddsOfPeople(const Deal& deal, std::uint64_t stream);

// Of deals that came to a contract which habits do not know, nothing is learned. The same for any
// number of threads. Costs some .6 milliseconds of one processor for a game.
LearnedOthers LearnOthers(std::span<const KnownDeal> deals, std::vector<Contract> offers,
                          const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_LEARN_OTHERS_H_
