// What a side is sure of at the start of a trick, without search.
//
// One hand is enough for it: cards that nobody can beat or ruff, and the trumps that are left when
// those of the enemies have been drawn or used up. To every such trick the other seats add at least
// their cheapest cards.
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

// The `count` poorest of `cards`.
template <class Bits>
Cards Poorest(const Layout& layout, Cards cards, int count) {
  Cards poorest = 0;
  for (const Layout::Worth& worth : layout.worths) {
    for (Cards some = cards & worth.cards; some != 0 && count > 0; --count) {
      const Cards card = LowestBit(some);
      poorest |= card;
      some ^= card;
    }
  }
  return poorest;
}

// The second poorest of `cards`, or the only one.
template <class Bits>
Cards SecondPoorest(const Layout& layout, Cards cards) {
  const Cards poorest = Poorest<Bits>(layout, cards, 1);
  return cards == poorest ? poorest : Poorest<Bits>(layout, cards ^ poorest, 1);
}

// What the `count` richest of `cards` are worth together.
template <class Bits>
int Richest(const Layout& layout, Cards cards, int count) {
  int sum = 0;
  for (std::size_t i = layout.worths.size(); i-- > 1 && count > 0;) {
    const int take = std::min(count, std::popcount(cards & layout.worths[i].cards));
    sum += take * layout.worths[i].points;
    count -= take;
  }
  return sum;
}

// What a partner with `hand` can add to the tricks led with `cashed`: he follows with his richest,
// and throws his richest where he cannot follow.
template <class Bits>
int AddedByPartner(const Layout& layout, Cards hand, Cards cashed, Cards sau) {
  int sum = 0;
  int throws = 0;
  Cards free = hand & ~layout.trumps() & ~sau;
  for (const Cards group : layout.groups) {
    const int leads = std::popcount(cashed & group);
    if (leads == 0) continue;
    const Cards follows = hand & group;
    const int count = std::popcount(follows);
    sum += Richest<Bits>(layout, follows, leads);
    throws += std::max(leads - count, 0);
    free &= ~group;
  }
  return throws == 0 ? sum : sum + Richest<Bits>(layout, free, throws);
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

// The least count that the side of `seat` takes with the hand of that seat.
//
// The leader first leads the trumps that nobody beats, then the plain cards that nobody beats or
// can ruff. Another seat comes in with its highest trump at the latest when nothing else is left to
// play, if nobody beats that. In either case, once no enemy has more than one trump, its poorest
// trump takes all of those out at once, and the others win. REQUIRES: the tricks of a side count
// for itself.
template <class Bits>
int SureOf(const Layout& layout, const Node& node, int seat) {
  const bool leads = seat == node.leader;
  const Cards trumps = layout.trumps();
  const Cards own = node.hand(seat);
  const Cards others = node.all() ^ own;
  const Cards tops = sure::Above<Bits>(own & trumps, others & trumps);
  const Cards lower = own & trumps & ~tops;
  const bool enters = leads || tops != 0;
  const int draws = std::popcount(tops) - (leads || tops == 0 ? 0 : 1);

  Cards kept = 0;  // enemy trumps that can outlast the drawing
  int rounds = 0;  // so many of them have to fall one by one
  int after_one_round = 0;
  Cards partner_trumps = 0;
  int plain_allowed = 8;  // plain leads until a partner must ruff
  for (int step = 1; step < 4; ++step) {
    const int other = (seat + step) & 3;
    const Cards held = node.hand(other) & trumps;
    if (held == 0) continue;
    if (layout.SameSide(seat, other)) {
      partner_trumps |= held;
      plain_allowed = std::min(plain_allowed, sure::PlainCards<Bits>(layout, node, other));
      continue;
    }
    const int count = std::popcount(held) - draws;
    if (count <= 0) continue;
    rounds += count;
    after_one_round += count - 1;
    kept |= sure::Highest<Bits>(held, count);
  }

  // The trumps that may be beaten, in all or all but one by choice.
  Cards lost = lower;
  if (enters) {
    if (rounds == 0) {
      lost = 0;
    } else if (after_one_round <= 1) {
      lost = sure::Poorest<Bits>(layout, lower, 1);
      if (after_one_round == 1) lost |= sure::SecondPoorest<Bits>(layout, lower & ~lost);
    }
  } else if (rounds == 1) {
    lost = sure::SecondPoorest<Bits>(layout, lower);
  }
  const Cards late = lower & ~lost;
  int tricks = 0;
  if (late == 0 && lost != 0) tricks = sure::Survivors<Bits>(lower, kept);

  // Plain cards, once nobody can ruff, or as long as the enemies with trumps must follow.
  const bool cleared = enters && partner_trumps == 0 &&
                       (rounds == 0 || (after_one_round == 0 && late != 0)) &&
                       (leads || (others & trumps) == 0);
  Cards plain = 0;
  if (cleared || leads) {
    int allowed = cleared ? 8 : plain_allowed;
    for (std::size_t group = 1; group < kGroupCount && allowed > 0; ++group) {
      const Cards suit = layout.groups[group];
      const Cards mine = own & suit;
      const Cards winners = sure::Above<Bits>(mine, others & suit);
      if (winners == 0) continue;
      int count = std::popcount(winners);
      int longest = 0;
      int follows = 8;
      for (int step = 1; step < 4; ++step) {
        const Cards hand = node.hand((seat + step) & 3);
        const int length = std::popcount(hand & suit);
        longest = std::max(longest, length);
        if ((hand & kept) != 0) follows = std::min(follows, length);
      }
      if (cleared) {
        plain |= longest <= count ? mine : winners;
        continue;
      }
      if (rounds == 0 && longest <= count) {
        count = std::popcount(mine);
      } else {
        count = std::min(count, follows);
      }
      count = std::min(count, allowed);
      allowed -= count;
      plain |= sure::Highest<Bits>(mine, count);
    }
  }

  const Cards safe = tops | late | plain;
  tricks += std::popcount(safe);
  if (tricks == 0) return 0;
  if (tricks == node.tricks_left()) return node.left;
  int sure = tricks * layout.trick_bonus + sure::SumOfPoints<Bits>(layout, safe) +
             sure::Cheapest<Bits>(layout, lower & ~safe, tricks - std::popcount(safe));
  const Cards sau = node.called_led ? 0 : layout.called.sau.bits();
  const bool all_led = leads && tricks == std::popcount(tops | plain);
  for (int step = 1; step < 4; ++step) {
    const int other = (seat + step) & 3;
    const Cards hand = node.hand(other);
    sure += all_led && layout.SameSide(seat, other)
                ? sure::AddedByPartner<Bits>(layout, hand, safe, sau)
                : sure::Cheapest<Bits>(layout, hand, tricks);
  }
  return sure;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_BOUNDS_H_
