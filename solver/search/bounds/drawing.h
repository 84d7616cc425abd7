// What becomes of the trumps when a hand draws those of its enemies.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOUNDS_DRAWING_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOUNDS_DRAWING_H_

#include <algorithm>
#include <bit>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/board/pick.h"
#include "solver/search/board/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {
namespace sure {

// The trumps of a hand, and those of its enemies that it cannot draw with its unbeatable ones.
struct Drawing {
  Cards tops;           // own trumps that nobody beats
  Cards lower;          // the other own trumps
  bool enters;          // leads, or comes in with a top when nothing else is left to play
  Cards kept;           // enemy trumps that can outlast the drawing
  int rounds;           // so many of them have to fall one by one
  int after_one_round;  // ... after a round that takes one of every enemy
};

inline Drawing DrawingBy(const Layout& layout, const Node& node, int seat, Cards enemies) {
  const bool leads = seat == node.leader;
  const Cards trumps = layout.trumps();
  const Cards own = node.hand(seat);
  const Cards tops = pick::Above(own & trumps, (node.all() ^ own) & trumps);
  Drawing drawing{tops, own & trumps & ~tops, leads || tops != 0, 0, 0, 0};
  const int draws = std::popcount(tops) - (leads || tops == 0 ? 0 : 1);
  for (int step = 1; step < 4; ++step) {
    const Cards held = node.hand((seat + step) & 3) & enemies & trumps;
    int count = std::popcount(held) - draws;
    count &= ~(count >> 31);  // never below 0
    drawing.rounds += count;
    drawing.after_one_round += count - (count != 0 ? 1 : 0);
    drawing.kept |= HighestBits(held, count);
  }
  return drawing;
}

// The lower trumps that may be beaten, in all or all but one by choice of the hand. Once no enemy
// has more than one, its poorest takes all of those out at once.
inline Cards BeatenTrumps(const Layout& layout, const Drawing& drawing) {
  if (!drawing.enters) {
    return drawing.rounds == 1 ? pick::SecondPoorest(layout, drawing.lower) : drawing.lower;
  }
  if (drawing.rounds == 0) return 0;
  if (drawing.after_one_round > 1) return drawing.lower;
  const Cards poorest = pick::Poorest(layout, drawing.lower);
  if (drawing.after_one_round == 0) return poorest;
  return poorest | pick::SecondPoorest(layout, drawing.lower & ~poorest);
}

// How many of the trumps `own` win their trick against any use of the trumps `enemy`: an enemy
// trump beats at most one of one hand's cards, so what survives the greedy matching survives all.
inline int Survivors(Cards own, Cards enemy) {
  // Of the best n of `own`, all but as many survive as enemies lie above the worst of them.
  int survivors = 0;
  for (int count = 1; own != 0; ++count) {
    const Cards top = HighestBit(own);
    survivors = std::max(survivors, count - std::popcount(enemy & ~(top * 2 - 1)));
    own ^= top;
  }
  return survivors;
}

}  // namespace sure
}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOUNDS_DRAWING_H_
