#include "solver/habits/wedding.h"

#include <algorithm>

#include "solver/habits/exchange_habit.h"

namespace schafkopf {
namespace {

constexpr int kTrumpsOfTaker = 4;

}  // namespace

int TrumpsOfTaker(const Contract& contract, int hand_size) {
  return std::min(kTrumpsOfTaker, hand_size - contract.row().special.exchanged);
}

bool WouldTake(const Contract& contract, const Hands& dealt) {
  const CardSet hand = dealt[*contract.partner()];
  const int trumps = (hand & TrumpsOf(contract)).size();
  const int given_back = contract.row().special.exchanged;
  return trumps >= TrumpsOfTaker(contract, hand.size()) && hand.size() - trumps >= given_back;
}

std::optional<Contract> TakenInTurn(const Contract& wedding, Seat offerer, const Hands& dealt) {
  for (Seat seat = offerer.Next(); seat != offerer; seat = seat.Next()) {
    const Contract taken = wedding.WithPartner(seat);
    if (WouldTake(taken, dealt)) return taken;
  }
  return std::nullopt;
}

Deal AfterWedding(const Deal& dealt) {
  const CardOrder order(dealt.contract());
  Deal deal = dealt;
  CardSet& taker = deal.hands[*dealt.contract().partner()];
  CardSet& offerer = deal.hands[dealt.declarer];
  const CardSet back =
      GivenAway(taker - order.trumps(), order, dealt.contract().row().special.exchanged);
  const CardSet trumps = offerer & order.trumps();
  offerer -= trumps;
  taker |= trumps;
  taker -= back;
  offerer |= back;
  return deal;
}

}  // namespace schafkopf
