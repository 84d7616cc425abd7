// What a side is sure of at the start of a trick, without search.
//
// Two arguments, both for all defences: the leader cashes cards that nobody can beat or ruff; and a
// trump that enough of the higher enemy trumps are used up against wins whoever leads. To every
// such trick the other seats add at least their cheapest cards.
#ifndef SCHAFKOPF_SOLVER_BOUNDS_H_
#define SCHAFKOPF_SOLVER_BOUNDS_H_

#include <algorithm>
#include <bit>

#include "solver/layout.h"
#include "solver/node.h"

namespace schafkopf {

namespace sure {

// The cards of `own` above every card of `others`.
template <class Bits>
Cards Above(Cards own, Cards others) {
  return others == 0 ? own : own & ~(HighestBit(others) * 2 - 1);
}

template <class Bits>
int SumOfPoints(const Layout& layout, Cards cards) {
  int sum = 0;
  for (std::size_t i = 0; i < layout.point_planes.size(); ++i) {
    sum += std::popcount(cards & layout.point_planes[i]) << i;
  }
  return sum;
}

// What the `count` poorest of `cards` are worth together.
template <class Bits>
int Cheapest(const Layout& layout, Cards cards, int count) {
  int sum = 0;
  for (const Layout::Worth& worth : layout.worths) {
    const int take = std::min(count, std::popcount(cards & worth.cards));
    sum += take * worth.points;
    count -= take;
    if (count == 0) break;
  }
  return sum;
}

// The best `count` of `cards`.
template <class Bits>
Cards Highest(Cards cards, int count) {
  Cards best = 0;
  for (; count > 0; --count) {
    const Cards top = HighestBit(cards);
    best |= top;
    cards ^= top;
  }
  return best;
}

// How many of the trumps `own` win their trick against any use of the trumps `enemy`: an enemy
// trump beats at most one of one hand's cards, so what survives the greedy matching survives all.
template <class Bits>
int Survivors(Cards own, Cards enemy) {
  // Of the best n of `own`, all but as many survive as enemies lie above the worst of them.
  int survivors = 0;
  for (int count = 1; own != 0; ++count) {
    const Cards top = HighestBit(own);
    survivors = std::max(survivors, count - std::popcount(enemy & ~(top * 2 - 1)));
    own ^= top;
  }
  return survivors;
}

// Plain cards that a partner can play before he must ruff and so take the lead.
template <class Bits>
int PlainCards(const Layout& layout, const Node& node, int seat) {
  Cards plain = node.hand(seat) & ~layout.trumps();
  if (!node.called_led) plain &= ~layout.called.sau.bits();
  return std::popcount(plain);
}

}  // namespace sure

// The least count that the leader's side takes by cashing. REQUIRES: its tricks count for itself.
template <class Bits>
int SureOnLead(const Layout& layout, const Node& node) {
  const int leader = node.leader;
  const Cards own = node.hand(leader);
  const Cards trumps = layout.trumps();
  const Cards others = node.all() ^ own;

  // Trumps first: those that nobody beats, and all of them once nobody else has any.
  Cards cashed = sure::Above<Bits>(own & trumps, others & trumps);
  const int top_trumps = std::popcount(cashed);
  int enemy_trumps = 0;   // the most in one enemy hand
  int plain_allowed = 8;  // plain leads until a partner must ruff
  for (int step = 1; step < 4; ++step) {
    const int seat = (leader + step) & 3;
    const int count = std::popcount(node.hand(seat) & trumps);
    if (layout.Maximizes(seat) != layout.Maximizes(leader)) {
      enemy_trumps = std::max(enemy_trumps, count);
    } else if (count > 0) {
      plain_allowed = std::min(plain_allowed, sure::PlainCards<Bits>(layout, node, seat));
    }
  }
  const bool drawn = enemy_trumps <= top_trumps;
  if (drawn) {
    // A partner's higher trump can take the trick, but only for the same side and once.
    bool partner_keeps = false;
    for (int step = 1; step < 4; ++step) {
      partner_keeps |= std::popcount(node.hand((leader + step) & 3) & trumps) > top_trumps;
    }
    if (!partner_keeps) cashed |= own & trumps;
  }

  int plain = 0;
  for (std::size_t group = 1; group < kGroupCount && plain < plain_allowed; ++group) {
    const Cards suit = layout.groups[group];
    const Cards mine = own & suit;
    if (mine == 0) continue;
    Cards winners = sure::Above<Bits>(mine, others & suit);
    int count = std::popcount(winners);
    if (count == 0) continue;
    int longest = 0;
    for (int step = 1; step < 4; ++step) {
      const int seat = (leader + step) & 3;
      const Cards hand = node.hand(seat);
      const int follows = std::popcount(hand & suit);
      longest = std::max(longest, follows);
      const bool enemy = layout.Maximizes(seat) != layout.Maximizes(leader);
      if (enemy && !drawn && (hand & trumps) != 0) count = std::min(count, follows);
    }
    if (count == std::popcount(winners) && longest <= count && (drawn || enemy_trumps == 0)) {
      winners = mine;
      count = std::popcount(mine);
    }
    count = std::min(count, plain_allowed - plain);
    plain += count;
    cashed |= sure::Highest<Bits>(winners, count);
  }

  const int tricks = std::popcount(cashed);
  if (tricks == 0) return 0;
  if (tricks == node.tricks_left()) return node.left;
  int sure = tricks * layout.trick_bonus + sure::SumOfPoints<Bits>(layout, cashed);
  for (int step = 1; step < 4; ++step) {
    sure += sure::Cheapest<Bits>(layout, node.hand((leader + step) & 3), tricks);
  }
  return sure;
}

// The least count that the side with the seats `side` (bits) takes whoever leads. REQUIRES as
// above.
template <class Bits>
int SureByTrumps(const Layout& layout, const Node& node, unsigned side) {
  const Cards trumps = layout.trumps();
  Cards enemy_trumps = 0;
  Cards own_trumps = 0;
  for (int seat = 0; seat < 4; ++seat) {
    ((side >> seat & 1) != 0 ? own_trumps : enemy_trumps) |= node.hand(seat) & trumps;
  }
  if (own_trumps == 0) return 0;
  // The seat with the most tricks of its own; every trick takes one card of each seat.
  int tricks = 0;
  int best_seat = 0;
  for (int seat = 0; seat < 4; ++seat) {
    if ((side >> seat & 1) == 0) continue;
    const Cards own = node.hand(seat) & trumps;
    if (std::popcount(own) <= tricks) continue;
    const int survivors = sure::Survivors<Bits>(own, enemy_trumps);
    if (survivors > tricks) {
      tricks = survivors;
      best_seat = seat;
    }
  }
  if (tricks == 0) return 0;
  if (tricks == node.tricks_left()) return node.left;
  const Cards safe = sure::Above<Bits>(own_trumps, enemy_trumps);
  int sure = tricks * layout.trick_bonus + sure::SumOfPoints<Bits>(layout, safe);
  for (int seat = 0; seat < 4; ++seat) {
    const Cards hand = node.hand(seat);
    const int counted = std::popcount(hand & safe);
    if (tricks <= counted) continue;
    const Cards others = seat == best_seat ? hand & trumps & ~safe : hand & ~safe;
    sure += sure::Cheapest<Bits>(layout, others, tricks - counted);
  }
  return sure;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_BOUNDS_H_
