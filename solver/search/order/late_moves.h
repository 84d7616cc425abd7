// The moves of a hand with few cards, in an order that costs next to nothing: the richest card by
// which its side wins the trick, then the poorest of those by which it does not.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ORDER_LATE_MOVES_H_
#define SCHAFKOPF_SOLVER_SEARCH_ORDER_LATE_MOVES_H_

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "solver/search/board/layout.h"
#include "solver/search/board/pick.h"
#include "solver/search/order/outlook.h"

namespace schafkopf {

class LateMoves {
 public:
  // Two own cards with one of the `blockers` between them are no neighbours.
  LateMoves(const Layout& layout, Cards legal, const Prospects& prospects, Cards blockers)
      : layout_(layout), prospects_(prospects), blockers_(blockers), left_(legal) {}

  bool empty() const { return left_ == 0; }
  // REQUIRES: !empty().
  Cards Take() {
    const Cards winning = left_ & prospects_.ours;
    const Cards card =
        winning != 0 ? pick::Richest(layout_, winning) : pick::Poorest(layout_, left_);
    left_ ^= card;
    return card;
  }

  // The card taken last did not suffice. Where it is known who wins the trick, its neighbours are
  // worth no more.
  void DropDominated(Cards card) {
    if ((card & prospects_.for_sure) != 0) left_ &= ~Neighbours(card);
  }
  // It was worth `value`, more is better for the mover; a neighbour's value differs by no more than
  // the points do. Drops those that cannot be worth `goal`; the most that one of them can be.
  int DropByPoints(Cards card, int value, int goal) {
    int most = std::numeric_limits<int>::min();
    for (Cards rest = left_ & Neighbours(card); rest != 0; rest &= rest - 1) {
      const Cards other = LowestBit(rest);
      const int bound = value + std::abs(layout_.PointsOf(other) - layout_.PointsOf(card));
      if (bound >= goal) continue;
      most = std::max(most, bound);
      left_ ^= other;
    }
    return most;
  }

 private:
  // All places around a card up to the next blocker on either side, or the end of its group.
  Cards Neighbours(Cards card) const {
    const Cards below = pick::Above(layout_.GroupOf(card), blockers_ & (card - 1));
    return below & (LowestBit(blockers_ & (0 - card)) - 1);
  }

  const Layout& layout_;
  const Prospects prospects_;
  const Cards blockers_;
  Cards left_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ORDER_LATE_MOVES_H_
