// How good a hand looks to who might bid on it: a rule of thumb, nothing fitted.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_
#define SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_

#include <array>

#include "engine/play/card_order.h"

namespace schafkopf {

// How often a card of the hand is in danger to lose a trick (or, to `duck`, to take one) against
// another that it lacks: the stronger (weaker) ones of its group, over all cards.
inline int DangersOf(CardSet hand, const CardOrder& order, bool duck) {
  constexpr std::size_t kTrump = kSuits.size();
  std::array<int, kTrump + 1> lacked{};
  int dangers = 0;
  const auto cards = order.best_first();
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card card = cards[duck ? cards.size() - 1 - i : i];
    int& of_group = lacked[order.trumps().Contains(card) ? kTrump : PlaceOf(card.suit())];
    if (hand.Contains(card)) {
      dangers += of_group;
    } else {
      ++of_group;
    }
  }
  return dangers;
}

// By trumps, Sauen and Zehnen; of a contract to take no trick by having few points. Only
// comparisons under one contract mean something. `order`: that of the contract.
inline int BidStrength(CardSet hand, const Contract& contract, const CardOrder& order) {
  if (contract.objective() == Objective::kNoTricks) return -PointsOf(hand).count();
  return 6 * (hand & order.trumps()).size() + 4 * (hand & RankCards(Rank::kSau)).size() +
         (hand & RankCards(Rank::kTen)).size();
}

// The same, of a contract to take no trick, or all, by how few cards are in danger: what advice
// hears of a declarer. Thinking seats keep to BidStrength, as books were made by it.
inline int FineStrength(CardSet hand, const Contract& contract, const CardOrder& order) {
  const bool duck = contract.objective() == Objective::kNoTricks;
  if (duck || contract.is_tout()) return -DangersOf(hand, order, duck);
  return BidStrength(hand, contract, order);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_
