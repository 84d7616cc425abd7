// Which card first.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ORDER_ORDERING_H_
#define SCHAFKOPF_SOLVER_SEARCH_ORDER_ORDERING_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/order/outlook.h"

namespace schafkopf {

// Kinds of cards: by their points, plain then trumps.
inline constexpr int kPlainKinds = 6;
inline constexpr int kKinds = 2 * kPlainKinds;

// The weights of one context: a place in the trick, and which of the next three seats are partners.
// Its tables lie end to end; a move picks one weight of each.
//   leading    what is needed x outcome x kind, who can ruff x outcome x trump, shape, neighbours
//   following  what is needed x at stake x outcome x kind, shape, neighbours
inline constexpr int kLeadWeights = 3 * 4 * kKinds;
inline constexpr int kRuffWeights = 27 * 4 * 2;
inline constexpr int kFollowWeights = 3 * 5 * 4 * kKinds;
// Owner of the top, own cards up to 4, whether partners have some, enemies' cards up to 3; kind.
inline constexpr int kShapeWeights = 4 * 4 * 2 * 4 * kKinds;
inline constexpr int kNeighbourWeights = 4 * 4 * 4 * 2;  // owners above and below, outcome, trump
inline constexpr int kPartnerPatterns = 7;               // not all three are partners
inline constexpr int kLeadContext = kLeadWeights + kRuffWeights + kShapeWeights + kNeighbourWeights;
inline constexpr int kFollowContext = kFollowWeights + kShapeWeights + kNeighbourWeights;
inline constexpr int kFamilyWeights = kPartnerPatterns * (kLeadContext + 3 * kFollowContext);

// Where the weights of a context begin.
constexpr int ContextAt(int place, int partners) {
  if (place == 0) return partners * kLeadContext;
  return kPartnerPatterns * kLeadContext +
         ((place - 1) * kPartnerPatterns + partners) * kFollowContext;
}

// The class of the points of up to three cards on the table: none, to 4, to 10, to 14, more.
inline constexpr auto kStakes = [] {
  std::array<std::uint8_t, 34> stakes{};
  for (std::size_t points = 1; points < stakes.size(); ++points) {
    stakes[points] = points <= 4 ? 1 : points <= 10 ? 2 : points <= 14 ? 3 : 4;
  }
  return stakes;
}();

// Everything about one branch that the scores of its moves share: the mover plays as number kPlace
// of the trick.
template <int kPlace>
class MoveScorer {
 public:
  // The weights that a move picks.
  using Weights = std::array<const char*, kPlace == 0 ? 4 : 3>;

  // `target` of the count still to come is asked for, `trick_points` of it lie on the table.
  MoveScorer(const Layout& layout, const Node& node, int trick_points, int target)
      : layout_(layout), node_(node), all_(node.all()) {
    const int mover = (node.leader + kPlace) & 3;
    mine_ = node.hands[mover];
    side_ = layout.side_cards[mover];
    owner_ = layout.owner_for[mover].data() + 1;
    const int needed = NeedOf(layout.Maximizes(static_cast<int>(mover)), node.left, target);
    const int need = (3 * needed > node.left ? 1 : 0) + (3 * needed > 2 * node.left ? 1 : 0);
    const int stake = kStakes[static_cast<std::size_t>(trick_points)];
    context_ = layout.order_weights + ContextAt(kPlace, layout.partners[mover]);
    first_ = context_ + (kPlace == 0 ? need : need * 5 + stake) * 4 * kKinds;
  }

  // Call before the first card of each group.
  void EnterGroup(Cards group) {
    left_ = all_ & group;
    const int trump = group == layout_.trumps() ? 1 : 0;
    shape_ = context_ + (kPlace == 0 ? kLeadWeights + kRuffWeights : kFollowWeights) +
             ShapeOf() * kKinds;
    neighbours_ =
        context_ + (kPlace == 0 ? kLeadContext : kFollowContext) - kNeighbourWeights + trump;
    if (kPlace > 0) return;
    int ruffs = 0;
    for (int step = 1; step < 4; ++step) {
      const Cards hand = node_.hand((node_.leader + step) & 3);
      const int without = (hand & group) == 0 ? 1 : 0;
      ruffs = ruffs * 3 + without + (without & ((hand & layout_.trumps()) == 0 ? 1 : 0));
    }
    ruffs_ = context_ + kLeadWeights + ruffs * 8 + trump;
  }

  Weights WeightsOf(TrickOutcome outcome, Cards card) const {
    const int kind = layout_.KindOf(card);
    const Cards above = left_ & (0 - 2 * card);
    const Cards below = left_ & (card - 1);
    const int owners = owner_[std::countr_zero(above)] * 4 + OwnerOfHighest(below);
    const char* first = first_ + outcome * kKinds + kind;
    const char* shape = shape_ + kind;
    const char* neighbours = neighbours_ + (owners * 4 + outcome) * 2;
    if constexpr (kPlace == 0) {
      return {first, ruffs_ + outcome * 2, shape, neighbours};
    } else {
      return {first, shape, neighbours};
    }
  }

  // How promising the card is; only differences count.
  int Score(TrickOutcome outcome, Cards card) const {
    int score = 0;
    for (const char* weight : WeightsOf(outcome, card)) score += *weight;
    return score;
  }

 private:
  int ShapeOf() const {  // of the group
    const Cards others = left_ & ~mine_;
    const int own = std::min(std::popcount(left_ & mine_), 4) - 1;
    const int partners = (others & side_) != 0 ? 1 : 0;
    const int enemies = std::min(std::popcount(others & ~side_), 3);
    return ((OwnerOfHighest(left_) * 4 + own) * 2 + partners) * 4 + enemies;
  }
  int OwnerOfHighest(Cards cards) const { return owner_[31 - std::countl_zero(cards)]; }

  const Layout& layout_;
  const Node& node_;
  const Cards all_;
  Cards mine_;
  Cards side_;      // dealt to the mover and his partners
  Cards left_ = 0;  // of the group
  // By label index, -1 and 32 for no card: 0 nobody, 1 an enemy, 2 a partner, 3 the mover.
  const std::uint8_t* owner_;
  // Where the tables begin, given what the moves share.
  const char* context_;
  const char* first_;
  const char* ruffs_ = nullptr;
  const char* shape_ = nullptr;
  const char* neighbours_ = nullptr;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ORDER_ORDERING_H_
