// What a lone hand that wants no trick is sure of at the start of a trick, without search.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOUNDS_MISERE_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOUNDS_MISERE_H_

#include <algorithm>
#include <array>
#include <bit>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/board/pick.h"

namespace schafkopf {

// The cards worth playing to a trick by a hand that wants none: of those that lose it the highest
// of each group, for a lower one in the hand is never worse.
inline Cards WorthPlaying(const Layout& layout, Cards legal, Cards eligible, Cards best) {
  Cards worth = pick::Above(legal & eligible, best);
  const Cards losers = legal ^ worth;
  for (const Cards group : layout.groups) worth |= HighestBit(losers & group);
  return worth;
}

// How a hand that wants no trick fares while it only follows: under any lead it plays its highest
// card that stays below, and to other suits it throws cards that are in danger.
class Ducking {
 public:
  // REQUIRES: another seat leads.
  Ducking(const Layout& layout, const Node& node, int seat)
      : layout_(layout), node_(node), seat_(seat), tricks_(node.tricks_left()) {
    for (std::size_t group = 0; group < kGroupCount; ++group) {
      const Cards cards = layout.groups[group];
      for (int step = 1; step < 4; ++step) {
        const int length = std::popcount(node.hand((seat + step) & 3) & cards);
        lengths_[group][static_cast<std::size_t>(step - 1)] = length;
        rounds_[group] = std::max(rounds_[group], length);
      }
      followed_[group] = std::min(rounds_[group], std::popcount(own() & cards));
    }
  }

  // Whether the hand is sure to stay without a trick to the end.
  bool Safe() const {
    if (MustRuff() || DangersOf(0) != 0) return false;  // trumps cannot be thrown
    Cards dangers = 0;
    for (std::size_t group = 1; group < kGroupCount; ++group) dangers |= DangersOf(group);
    const int to_throw = std::popcount(dangers);
    for (std::size_t group = 1; group < kGroupCount; ++group) {
      if (!Outlasts(group, dangers, to_throw)) return false;
    }
    return true;
  }

 private:
  // Of the next three seats; the last of them plays just before the hand, except when that leads.
  using Counts = std::array<int, 3>;

  Cards own() const { return node_.hand(seat_); }

  // Whether plain suits can be led until the hand has nothing but trumps.
  bool MustRuff() const {
    const int trumps = std::popcount(own() & layout_.trumps());
    int plain_leads = 0;
    for (std::size_t group = 1; group < kGroupCount; ++group) plain_leads += rounds_[group];
    return trumps > 0 && plain_leads > tricks_ - trumps;
  }

  // The cards that the others can make the hand take a trick with unless it throws them. It plays a
  // lower card whenever it must stay below one, so the third lowest falls to the third such lead.
  Cards DangersOf(std::size_t group) const {
    Cards mine = own() & layout_.groups[group];
    if (mine == 0) return 0;
    Cards dangers = 0;
    const Counts throws = Throws(group, rounds_);
    int safe = 0;
    for (; mine != 0; mine &= mine - 1) {
      if (LeadsBelow(group, mine, safe, throws, 0) > safe) {
        dangers |= LowestBit(mine);
      } else {
        ++safe;
      }
    }
    return dangers;
  }

  // Whether none of the `dangers` takes a trick before all of them have been thrown, which are
  // `to_throw`.
  bool Outlasts(std::size_t group, Cards dangers, int to_throw) const {
    if ((dangers & layout_.groups[group]) == 0) return true;
    const Counts throws = Throws(group, followed_);
    int rank = 0;
    for (Cards mine = own() & layout_.groups[group]; mine != 0; mine &= mine - 1, ++rank) {
      if ((LowestBit(mine) & dangers) != 0 &&
          LeadsBelow(group, mine, rank, throws, to_throw - 1) > rank) {
        return false;
      }
    }
    return true;
  }

  // How many cards of `group` each of the others can throw at most when other suits are led, each
  // so many times: only who has followed to the end of a suit can throw.
  Counts Throws(std::size_t group, const std::array<int, kGroupCount>& leads) const {
    Counts throws{};
    for (std::size_t led = 0; led < kGroupCount; ++led) {
      if (led == group) continue;
      for (std::size_t i = 0; i < throws.size(); ++i) {
        throws[i] += std::max(leads[led] - lengths_[led][i], 0);
      }
    }
    return throws;
  }

  // How often at most the others can lead `group` so that the hand has to stay below the lowest of
  // `mine`, when it is to fall to lead number `rank` and they throw so many cards, `more` besides;
  // 0 if it cannot fall at all.
  int LeadsBelow(std::size_t group, Cards mine, int rank, const Counts& throws, int more) const {
    const Cards cards = layout_.groups[group];
    const Cards lower = LowestBit(mine) - 1;
    // Higher cards go by throwing them, or to leads to which the hand plays a better card; from
    // behind the hand to those to which it plays a lower one, too.
    const int spare = more + std::popcount(mine) - 1;
    const int prepared = std::popcount(own() & cards & lower);
    Counts below;
    Counts above;
    Counts gone;
    for (std::size_t i = 0; i < below.size(); ++i) {
      const Cards held = node_.hand((seat_ + static_cast<int>(i) + 1) & 3) & cards;
      below[i] = std::popcount(held & lower);
      above[i] = lengths_[group][i] - below[i];
      gone[i] = std::min(throws[i] + spare, tricks_ - rank - 1);
      // The card falls only to a trick to which nobody must play a higher one.
      const bool behind = i != 2;
      if (below[i] == 0 && above[i] > gone[i] + (behind ? prepared : 0)) return 0;
    }
    // A lead takes a lower card from whoever leads, and one from those who play before the hand,
    // which they cannot do while they have higher ones only; those behind it spare theirs by
    // higher ones. First leads the seat just before the hand, as long as it can, then the one
    // before that.
    const int by_last = below[2];
    if (above[2] > gone[2]) return by_last;
    const int by_both = by_last + std::max(below[1] - std::max(by_last - above[1], 0), 0);
    if (above[1] > gone[1] + by_last) return by_both;
    return by_both + std::max(below[0] - std::max(by_both - above[0], 0), 0);
  }

  const Layout& layout_;
  const Node& node_;
  const int seat_;
  const int tricks_;
  std::array<Counts, kGroupCount> lengths_;
  std::array<int, kGroupCount> rounds_{};  // leads that all others together have cards for
  std::array<int, kGroupCount> followed_;  // ... and the hand to follow
};

// Whether a hand that must beat what it can, but does not lead, never will: in all suits that are
// left to others it lies below all of theirs, and it has no trump or always a card to follow with.
inline bool StaysBelow(const Layout& layout, const Node& node, int seat) {
  const Cards own = node.hand(seat);
  const Cards others = node.all() ^ own;
  for (const Cards group : layout.groups) {
    const Cards theirs = others & group;
    if (pick::Above(theirs, own & group) != theirs) return false;
    if ((own & layout.trumps()) == 0 || group == layout.trumps()) continue;
    for (const Cards hand : node.hands) {
      if (std::popcount(hand & group) > std::popcount(own & group)) return false;
    }
  }
  return true;
}

// Whether the others can make `seat` take the trick that begins: it must play a card of the suit
// led, and each of them one below, or of another suit.
inline bool SurelyTakes(const Layout& layout, const Node& node, int seat) {
  const bool leads = seat == node.leader;
  for (const Cards group : layout.groups) {
    const Cards mine = node.hand(seat) & group;
    if (mine == 0) continue;
    bool taken = true;
    for (int step = 1; step < 4; ++step) {
      const int other = (seat + step) & 3;
      const Cards hand = node.hand(other);
      if (hand == 0) continue;  // nobody sits there
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

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOUNDS_MISERE_H_
