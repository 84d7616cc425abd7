// A position between two tricks, as the search sees it.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_NODE_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_NODE_H_

#include <bit>

#include "solver/search/board/labels.h"

namespace schafkopf {

// Cards are labels of a Layout. At a table of three the last hand is empty from the start: it plays
// no card, as one would that holds a suit of its own, without points.
struct Node {
  PerSeatNumber<Cards> hands;
  int leader;
  int left;   // the count still to come, for both sides together
  Cards sau;  // the called Sau, while its holder has duties: until its suit is led

  Cards hand(int seat) const { return hands[seat]; }
  Cards all() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
  int tricks_left() const { return std::popcount(hands[0]); }
};

// What a side needs of the count `left` to be right, where the maximizers are asked for `target` of
// it; without a branch.
constexpr int NeedOf(bool maximizes, int left, int target) {
  const int view = maximizes ? 0 : -1;
  return (target ^ view) - view + ((left + 1) & view);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_NODE_H_
