// The most that the tricks can bring which a hand may lose.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOUNDS_LOSSES_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOUNDS_LOSSES_H_

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/board/pick.h"
#include "solver/search/board/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {
namespace sure {

// What a partner with `hand` can add to the tricks led with `cashed`: he follows with his richest,
// and throws his richest where he cannot follow.
inline int AddedByPartner(const Layout& layout, int partner, Cards hand, Cards cashed, Cards sau) {
  int sum = 0;
  int throws = 0;
  Cards free = hand & ~layout.trumps() & ~sau;
  for (const Cards group : layout.groups) {
    const int leads = std::popcount(cashed & group);
    if (leads == 0) continue;
    const Cards follows = hand & group;
    const int count = std::popcount(follows);
    sum += RichestPoints(layout, partner, follows, leads);
    throws += std::max(leads - count, 0);
    free &= ~group;
  }
  return throws == 0 ? sum : sum + RichestPoints(layout, partner, free, throws);
}

// The richest card that a leader with `hand` can lead for a partner with `own` to take it with his
// highest trump.
inline Cards Brought(const Layout& layout, Cards hand, Cards own, Cards sau) {
  Cards taken = layout.trumps();
  for (std::size_t group = 1; group < kGroupCount; ++group) {
    const Cards suit = layout.groups[group];
    if (((own | sau) & suit) == 0) taken |= suit;
  }
  return pick::Richest(layout, hand & taken);
}

// The most that the other hands add to `lost` tricks of `seat`. Where the hand leads and all its
// other cards win, these are `cashed`, and its partners must play something to them as well.
// `comes_in`: it does so with an unbeatable trump, by which a partner who leads can bring it a
// card.
inline int AddedByOthers(const Layout& layout, const Node& node, int seat, int lost,
                         std::optional<Cards> cashed, bool comes_in) {
  const Cards own = node.hand(seat);
  const Cards brought = comes_in && layout.SameSide(seat, node.leader)
                            ? Brought(layout, node.hand(node.leader), own, node.sau)
                            : 0;
  int points = 0;
  for (int step = 1; step < 4; ++step) {
    const int other = (seat + step) & 3;
    const Cards hand = node.hand(other);
    points += cashed && layout.SameSide(seat, other)
                  ? pick::SumOfPoints(layout, hand) -
                        AddedByPartner(layout, other, hand, *cashed, node.sau)
                  : RichestPoints(layout, other, hand & ~brought, lost);
  }
  return points;
}

// By how much less than their richest the cards are worth that the hands of the `enemies` keep for
// `lost` tricks, when `count` of them all have to be `winners`. REQUIRES: count <= lost, and that
// there are so many winners.
inline int CostOfWinners(const Layout& layout, const Node& node, Cards enemies, Cards winners,
                         int lost, int count) {
  std::array<Cards, 4> kept;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    kept[seat] = pick::Richest(layout, node.hands[seat] & enemies, lost, winners);
    count -= std::popcount(kept[seat] & winners);
  }
  int cost = 0;
  for (; count > 0; --count) {
    // The cheapest exchange of one card; the next of that hand costs no less.
    int least = std::numeric_limits<int>::max();
    Cards exchanged = 0;
    std::size_t hand = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      const Cards in = node.hands[seat] & winners & ~kept[seat];
      const Cards out = kept[seat] & ~winners;
      if (in == 0 || out == 0) continue;
      const Cards richest = pick::Richest(layout, in);
      const Cards poorest = pick::Poorest(layout, out);
      const int price = layout.PointsOf(poorest) - layout.PointsOf(richest);
      if (price >= least) continue;
      least = price;
      exchanged = richest | poorest;
      hand = seat;
    }
    cost += least;
    kept[hand] ^= exchanged;
  }
  return cost;
}

}  // namespace sure
}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOUNDS_LOSSES_H_
