#include "solver/sample/strong_deal.h"

#include "engine/worlds/knowledge.h"
#include "solver/sample/bid_strength.h"

namespace schafkopf {
namespace {

Knowledge KnowledgeOf(const Contract& contract, const Table& table, Seat declarer) {
  Knowledge knowledge = KnowledgeBeforePlay(table, {});
  AddCall(contract, declarer, knowledge);
  if (contract.has_declarer()) AddDeclared(contract, declarer, knowledge);
  return knowledge;
}

}  // namespace

int DrawsFor(const Contract& contract) {
  if (contract.is_tout()) return 100;
  if (contract.objective() == Objective::kNoTricks) return 100;
  return contract.parties() == Parties::kSolo ? 7 : 3;
}

StrongDealer::StrongDealer(const Contract& contract, const Table& table, Seat declarer)
    : contract_(contract),
      declarer_(declarer),
      order_(contract),
      dealer_(KnowledgeOf(contract, table, declarer)) {}

Hands StrongDealer::Draw(int draws, Random& random) const {
  Hands best = dealer_.World(random.Below(dealer_.count()));
  for (int i = 1; i < draws; ++i) {
    const Hands hands = dealer_.World(random.Below(dealer_.count()));
    const auto strength = [&](const Hands& dealt) {
      return BidStrength(dealt[declarer_], contract_, order_);
    };
    if (strength(hands) > strength(best)) best = hands;
  }
  return best;
}

Deal StrongDeal(const Contract& contract, const Table& table, int draws, Random& random) {
  const Seat declarer(static_cast<int>(random.Below(kSeatCount)));
  const Hands hands = StrongDealer(contract, table, declarer).Draw(draws, random);
  return {Game(contract, table), declarer, hands};
}

}  // namespace schafkopf
