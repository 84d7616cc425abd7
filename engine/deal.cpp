#include "engine/deal.h"

namespace schafkopf {

CardSet HighestHand(const Contract& contract, Deck deck) {
  const CardOrder order(contract);
  CardSet highest;
  for (Card card : order.best_first()) {
    if (highest.size() < HandSize(deck) && CardsOf(deck).Contains(card)) highest.Insert(card);
  }
  return highest;
}

BidObstacle ObstacleTo(const Contract& contract, CardSet hand, Deck deck) {
  if (auto sau = contract.called_card()) {
    if (hand.Contains(*sau)) return BidObstacle::kHoldsCalledSau;
    if (!hand.Intersects(CardOrder(contract).PlainSuit(sau->suit())))
      return BidObstacle::kNoCardOfCalled;
  }
  if (contract.objective() == Objective::kHoldTop && hand != HighestHand(contract, deck)) {
    return BidObstacle::kLacksHighestTrumps;
  }
  return BidObstacle::kNone;
}

}  // namespace schafkopf
