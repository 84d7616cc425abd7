// Which card first.
#ifndef SCHAFKOPF_SOLVER_ORDERING_H_
#define SCHAFKOPF_SOLVER_ORDERING_H_

#include <algorithm>
#include <array>
#include <bit>

#include "solver/layout.h"
#include "solver/node.h"

namespace schafkopf {

struct Move {
  Cards card;
  int points;
  int run;    // neighbours share it: own cards with no card of the others between
  int score;  // higher is searched earlier
  int value;  // what its search proved
};

// The moves of one branch; a hand has at most eight cards.
template <class Bits>
struct MoveList {
  std::array<Move, 8> items;
  int size = 0;

  void Add(const Move& move) { items[static_cast<std::size_t>(size++)] = move; }
  Move& last() { return items[static_cast<std::size_t>(size - 1)]; }
  // Brings the best of the moves from `first` on to place `first`.
  void SelectBest(int first) {
    const auto begin = items.begin() + first;
    std::iter_swap(
        begin, std::max_element(begin, items.begin() + size,
                                [](const Move& a, const Move& b) { return a.score < b.score; }));
  }
};

// How the trick can still turn, seen by the seat that plays next.
template <class Bits>
struct Outlook {
  Cards eligible;      // what can win the trick
  Cards best;          // the card to beat; 0 on lead
  bool best_is_mine;   // it was played by the mover's side
  Cards enemy_reach;   // the highest card an enemy yet to play can win with; 0 if none
  Cards friend_reach;  // the same for a partner yet to play

  bool Takes(Cards card) const { return (card & eligible) != 0 && card > best; }
  // The winning card once `card` is played, and whether it is the mover's side's.
  Cards BestAfter(Cards card) const { return Takes(card) ? card : best; }
  bool MineAfter(Cards card) const { return Takes(card) || best_is_mine; }

  // Nobody yet to play can change which side takes the trick.
  bool Decided(Cards card) const {
    return (MineAfter(card) ? enemy_reach : friend_reach) < BestAfter(card);
  }
  // The mover's side takes the trick if everybody plays to win it.
  bool LikelyMine(Cards card) const {
    const Cards after = BestAfter(card);
    const Cards mine = std::max(friend_reach, MineAfter(card) ? after : 0);
    const Cards theirs = std::max(enemy_reach, MineAfter(card) ? 0 : after);
    return mine > theirs;
  }
};

// The outlook when `place` cards lie on the table, the led group is `led` and `best` wins so far.
template <class Bits>
Outlook<Bits> OutlookOf(const Layout& layout, const Node& node, int place, Cards led, Cards best,
                        int best_seat) {
  const int mover = (node.leader + place) & 3;
  const bool maximizes = layout.Maximizes(mover);
  Outlook<Bits> outlook{led | layout.trumps(), best,
                        best != 0 && layout.Maximizes(best_seat) == maximizes, 0, 0};
  for (int later = place + 1; later < 4; ++later) {
    const int seat = (node.leader + later) & 3;
    const Cards hand = node.hand(seat);
    const Cards playable = (hand & led) != 0 ? hand & led : hand & layout.trumps();
    const Cards top = HighestBit(playable);
    Cards& reach = layout.Maximizes(seat) == maximizes ? outlook.friend_reach : outlook.enemy_reach;
    reach = std::max(reach, top);
  }
  return outlook;
}

// How promising it is to follow with `card`.
template <class Bits>
int ScoreFollow(const Layout& layout, const Outlook<Bits>& outlook, Cards card, int points) {
  const int rank = IndexOf(card);
  if (outlook.LikelyMine(card)) {
    // Points into the own trick; the cheapest card that does it.
    const int sure = outlook.Decided(card) ? 40 : 0;
    return 400 + sure + 8 * points - rank;
  }
  const int trump = (card & layout.trumps()) != 0 ? 20 : 0;
  return -8 * points - rank - trump;
}

// How promising it is to lead `card`.
template <class Bits>
int ScoreLead(const Layout& layout, const Outlook<Bits>& outlook, Cards card, int points) {
  const int rank = IndexOf(card);
  const int trump = (card & layout.trumps()) != 0 ? 30 : 0;
  if (outlook.LikelyMine(card)) {
    const int sure = outlook.Decided(card) ? 60 : 0;
    return 400 + sure + 2 * points + trump + rank / 4;
  }
  return -6 * points - rank / 4;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ORDERING_H_
