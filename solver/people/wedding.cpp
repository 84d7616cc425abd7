#include "solver/people/wedding.h"

#include "solver/people/exchange_habit.h"

namespace schafkopf {
namespace {

constexpr int kTrumpsOfTaker = 4;

}  // namespace

bool WouldTake(const Contract& contract, const Hands& dealt) {
  const CardSet hand = dealt[*contract.partner()];
  const int trumps = (hand & CardOrder(contract).trumps()).size();
  return trumps >= kTrumpsOfTaker && hand.size() - trumps >= contract.row().special.exchanged;
}

Deal AfterWedding(const Deal& dealt) {
  const CardOrder order(dealt.contract);
  Deal deal = dealt;
  CardSet& taker = deal.hands[*dealt.contract.partner()];
  CardSet& offerer = deal.hands[dealt.declarer];
  const CardSet back =
      GivenAway(taker - order.trumps(), order, dealt.contract.row().special.exchanged);
  const CardSet trumps = offerer & order.trumps();
  offerer -= trumps;
  taker |= trumps;
  taker -= back;
  offerer |= back;
  return deal;
}

}  // namespace schafkopf
