#include "bench/strong_deal.h"

#include "engine/card_order.h"
#include "engine/dealer.h"
#include "engine/knowledge.h"

namespace schafkopf {
namespace {

// How good a hand is to play alone, or how bad for a Bettel.
int Strength(CardSet hand, const Contract& contract) {
  const CardOrder order(contract);
  if (contract.objective() == Objective::kNoTricks) return -PointsOf(hand).count();
  return 6 * (hand & order.trumps()).size() + 4 * (hand & RankCards(Rank::kSau)).size() +
         (hand & RankCards(Rank::kTen)).size();
}

}  // namespace

Deal StrongDeal(const Contract& contract, Deck deck, int draws, Random& random) {
  const Seat declarer(static_cast<int>(random.Below(kSeatCount)));
  Knowledge knowledge = KnowledgeBeforePlay(deck, {});
  AddCall(contract, declarer, knowledge);
  const Dealer dealer(knowledge);
  Deal best{contract, declarer, dealer.World(random.Below(dealer.count()))};
  for (int i = 1; i < draws; ++i) {
    const Hands hands = dealer.World(random.Below(dealer.count()));
    if (Strength(hands[declarer], contract) > Strength(best.hands[declarer], contract)) {
      best.hands = hands;
    }
  }
  return best;
}

}  // namespace schafkopf
