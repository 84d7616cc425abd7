// Which card first.
#ifndef SCHAFKOPF_SOLVER_ORDERING_H_
#define SCHAFKOPF_SOLVER_ORDERING_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "solver/layout.h"
#include "solver/node.h"

namespace schafkopf {

// Kinds of cards: by their points, plain then trumps.
inline constexpr int kPlainKinds = 6;
inline constexpr int kKinds = 2 * kPlainKinds;
// Who asks: place in the trick, which of the others are partners.
inline constexpr int kOrderContexts = 4 * 8;
inline constexpr int kOutcomeWeights = 4 * kKinds;
inline constexpr int kSituationWeights = 5 * 4 * kKinds;
inline constexpr int kShapeWeights = 4 * 8 * kKinds;
inline constexpr int kNeighbourWeights = 16 * 4 * 2;
inline constexpr int kContextWeights =
    kOutcomeWeights + kSituationWeights + kShapeWeights + kNeighbourWeights;
inline constexpr int kFamilyWeights = kOrderContexts * kContextWeights;

// The four weights of a move, as places in the tables of a family.
struct OrderFeatures {
  int context;
  int outcome;     // how the trick will likely end x the card
  int situation;   // leading: who can ruff x outcome; following: points at stake x outcome x card
  int shape;       // who owns the top of the suit, own length in it x card
  int neighbours;  // who owns the next cards above and below x outcome

  // The four in the tables of one context, laid end to end.
  std::array<int, 4> Places() const {
    const int base = context * kContextWeights;
    return {base + outcome, base + kOutcomeWeights + situation,
            base + kOutcomeWeights + kSituationWeights + shape,
            base + kOutcomeWeights + kSituationWeights + kShapeWeights + neighbours};
  }
};

// The fitted tables of all contexts by family, one character a weight.
extern const std::array<const char*, kOrderFamilies> kOrderWeights;

struct Move {
  Cards card;
  std::int16_t score;  // higher is searched earlier
  std::int16_t value;  // what its search proved
  std::uint8_t points;
  std::uint8_t run;  // neighbours share it: own cards with no card of the others between
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

// Everything about one branch that the scores of its moves share.
template <class Bits>
class MoveScorer {
 public:
  MoveScorer(const Layout& layout, const Node& node, int place, int trick_points)
      : layout_(layout), node_(node), place_(place) {
    const auto mover = static_cast<std::size_t>((node.leader + place) & 3);
    mine_ = node.hands[mover];
    side_ = layout.side_cards[mover];
    all_ = node.all();
    context_ = place * 8 + layout.partners[mover];
    stake_ = trick_points == 0   ? 0
             : trick_points < 5  ? 1
             : trick_points < 11 ? 2
             : trick_points < 15 ? 3
                                 : 4;
  }

  // Call before the first card of each group.
  void EnterGroup(Cards group) {
    group_ = group;
    const Cards left = all_ & group;
    shape_ = Owner(HighestBit(left)) * 8 + std::popcount(mine_ & group) - 1;
    if (place_ > 0) return;
    ruffs_ = 0;
    for (int step = 1; step < 4; ++step) {
      const Cards hand = node_.hand((node_.leader + step) & 3);
      const int state = (hand & group) != 0 ? 0 : (hand & layout_.trumps()) != 0 ? 1 : 2;
      ruffs_ = ruffs_ * 3 + state;
    }
  }

  // The weights that a card picks, one of each kind.
  OrderFeatures Features(const Outlook<Bits>& outlook, Cards card) const {
    const int kind = layout_.KindOf(card);
    const int outcome = (outlook.LikelyMine(card) ? 0 : 2) + (outlook.Decided(card) ? 0 : 1);
    const Cards above = all_ & group_ & ~(card * 2 - 1);
    const Cards below = all_ & group_ & (card - 1);
    const int neighbours = Owner(LowestBit(above)) * 4 + Owner(HighestBit(below));
    const int situation = place_ == 0 ? (ruffs_ * 4 + outcome) * 2 + (kind >= kPlainKinds ? 1 : 0)
                                      : (stake_ * 4 + outcome) * kKinds + kind;
    return {context_, outcome * kKinds + kind, situation, shape_ * kKinds + kind,
            (neighbours * 4 + outcome) * 2 + (kind >= kPlainKinds ? 1 : 0)};
  }

  // How promising the card is; only differences count.
  int Score(const Outlook<Bits>& outlook, Cards card) const {
    const char* weights = kOrderWeights[static_cast<std::size_t>(layout_.family)];
    const std::array<int, 4> places = Features(outlook, card).Places();
    return weights[places[0]] + weights[places[1]] + weights[places[2]] + weights[places[3]];
  }

 private:
  // 0 the mover, 1 a partner, 2 an enemy, 3 nobody.
  int Owner(Cards card) const {
    // By: is there a card, is it the side's, is it the mover's own.
    constexpr std::array<std::uint8_t, 8> kOwners = {3, 3, 3, 3, 2, 2, 1, 0};
    const unsigned there = card != 0 ? 4u : 0u;
    const unsigned side = (card & side_) != 0 ? 2u : 0u;
    const unsigned own = (card & mine_) != 0 ? 1u : 0u;
    return kOwners[there | side | own];
  }

  const Layout& layout_;
  const Node& node_;
  int place_;
  Cards mine_ = 0;
  Cards side_ = 0;
  Cards all_ = 0;
  int context_ = 0;
  int stake_ = 0;
  Cards group_ = 0;
  int shape_ = 0;
  int ruffs_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ORDERING_H_
