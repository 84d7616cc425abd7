#include "bench/strong_deal.h"

#include "engine/worlds/dealer.h"
#include "engine/worlds/knowledge.h"
#include "solver/sample/bid_strength.h"

namespace schafkopf {
int DrawsFor(const Contract& contract) {
  if (contract.is_tout()) return 100;
  if (contract.objective() == Objective::kNoTricks) return 100;
  return contract.parties() == Parties::kSolo ? 7 : 3;
}

Deal StrongDeal(const Contract& contract, const Table& table, int draws, Random& random) {
  const Seat declarer(static_cast<int>(random.Below(kSeatCount)));
  Knowledge knowledge = KnowledgeBeforePlay(table, {});
  AddCall(contract, declarer, knowledge);
  const Dealer dealer(knowledge);
  const CardOrder order(contract);
  const auto strength = [&](const Hands& hands) {
    return BidStrength(hands[declarer], contract, order);
  };
  Deal best{Game(contract, table), declarer, dealer.World(random.Below(dealer.count()))};
  for (int i = 1; i < draws; ++i) {
    const Hands hands = dealer.World(random.Below(dealer.count()));
    if (strength(hands) > strength(best.hands)) {
      best.hands = hands;
    }
  }
  return best;
}

}  // namespace schafkopf
