// What a lone hand that wants no trick is sure of at the start of a trick, without search.
#ifndef SCHAFKOPF_SOLVER_MISERE_H_
#define SCHAFKOPF_SOLVER_MISERE_H_

#include <bit>

#include "solver/layout.h"
#include "solver/node.h"

namespace schafkopf {

// Whether `seat` can stay without a trick to the end.
//
// Its cards of a suit are safe while no more cards of the others lie below its lowest, second
// lowest, ... than 0, 1, ...: under any lead it plays its highest card that stays below, and to
// other suits it throws the highest of one, which both leaves the rest safe. If it leads, the
// lowest of a suit that another must follow, it needs one card fewer below each of the rest.
template <class Bits>
bool SurelyDucks(const Layout& layout, const Node& node, int seat) {
  const Cards own = node.hand(seat);
  const Cards others = node.all() ^ own;
  if ((own & layout.trumps()) != 0) return false;  // it could have to ruff
  bool may_wait = seat != node.leader;
  for (const Cards group : layout.groups) {
    const Cards theirs = others & group;
    bool may_lead = theirs != 0;
    int rank = 0;
    for (Cards mine = own & group; mine != 0; mine &= mine - 1, ++rank) {
      const int below = std::popcount(theirs & (LowestBit(mine) - 1));
      if (below > rank) return false;
      may_lead &= rank == 0 || below < rank;
    }
    may_wait |= rank > 0 && may_lead;
  }
  return may_wait;
}

// Whether the others can make `seat` take the trick that begins: it must play a card of the suit
// led, and each of them one below, or of another suit.
template <class Bits>
bool SurelyTakes(const Layout& layout, const Node& node, int seat) {
  const bool leads = seat == node.leader;
  for (const Cards group : layout.groups) {
    const Cards mine = node.hand(seat) & group;
    if (mine == 0) continue;
    bool taken = true;
    for (int step = 1; step < 4; ++step) {
      const int other = (seat + step) & 3;
      const Cards hand = node.hand(other);
      const bool below = (hand & group & (LowestBit(mine) - 1)) != 0;
      const bool throws =
          (hand & group) == 0 && other != node.leader && (hand & ~layout.trumps()) != 0;
      taken &= below || throws;
    }
    // The seat chooses the suit, or another one for it.
    if (taken != leads) return !leads;
  }
  return leads;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_MISERE_H_
