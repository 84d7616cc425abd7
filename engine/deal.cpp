#include "engine/deal.h"

namespace schafkopf {

BidObstacle ObstacleTo(const Contract& contract, CardSet hand, Deck deck) {
  const CardOrder order(contract);
  if (auto sau = contract.called_card()) {
    if (hand.Contains(*sau)) return BidObstacle::kHoldsCalledSau;
    if (!hand.Intersects(order.PlainSuit(sau->suit()))) return BidObstacle::kNoCardOfCalled;
  }
  if (contract.objective() == Objective::kHoldTop) {
    int needed = HandSize(deck);
    for (Card card : order.best_first()) {
      if (needed == 0) break;
      if (!CardsOf(deck).Contains(card)) continue;
      if (!hand.Contains(card)) return BidObstacle::kLacksHighestTrumps;
      --needed;
    }
  }
  return BidObstacle::kNone;
}

}  // namespace schafkopf
