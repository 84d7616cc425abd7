#include "solver/people/wedding.h"

#include <algorithm>
#include <tuple>
#include <vector>

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
  const CardSet plain = taker - order.trumps();
  const auto rank = [&](Card card) {
    const int held = (plain & order.PlainSuit(card.suit())).size();
    return std::tuple(card.rank() == Rank::kSau, held, PointsOf(card), card.index());
  };
  std::vector<Card> back;
  for (Card card : plain) back.push_back(card);
  std::ranges::sort(back, {}, rank);
  back.resize(static_cast<std::size_t>(dealt.contract.row().special.exchanged));
  const CardSet trumps = offerer & order.trumps();
  offerer -= trumps;
  taker |= trumps;
  for (Card card : back) {
    taker.Remove(card);
    offerer.Insert(card);
  }
  return deal;
}

}  // namespace schafkopf
