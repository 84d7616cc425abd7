#include "solver/exchange.h"

#include <algorithm>

namespace schafkopf {
namespace {

Exchange Solved(const Deal& before, Seat with, CardSet given, CardSet back, Solver& solver) {
  Deal deal = before;
  CardSet& own = deal.hands[deal.declarer];
  CardSet& other = deal.hands[with];
  own = (own - given) | back;
  other = (other | given) - back;
  return {with, given, back, solver.Solve(Position(deal))};
}

void BestFirst(std::vector<Exchange>& exchanges) {
  std::stable_sort(exchanges.begin(), exchanges.end(),
                   [](const Exchange& a, const Exchange& b) { return a.value > b.value; });
}

// All sets of `size` (1 or 2) cards, in the order of the cards.
std::vector<CardSet> SetsOf(CardSet cards, int size) {
  std::vector<CardSet> sets;
  for (Card first : cards) {
    if (size == 1) sets.push_back({first});
    for (Card second : cards) {
      if (size == 2 && second < first) sets.push_back({first, second});
    }
  }
  return sets;
}

}  // namespace

std::vector<Exchange> WeddingExchanges(const Deal& before, bool trump_back, Solver& solver) {
  const CardSet trumps = CardOrder(before.contract).trumps();
  const Seat partner = *before.contract.partner();
  const CardSet given = before.hands[before.declarer] & trumps;
  const int count = before.contract.row().name == "hochzeit" ? 1 : 2;
  std::vector<Exchange> exchanges;
  if (given.size() != count) return exchanges;
  const CardSet hand = before.hands[partner];
  for (CardSet back : SetsOf(trump_back ? hand : hand - trumps, count)) {
    exchanges.push_back(Solved(before, partner, given, back, solver));
  }
  BestFirst(exchanges);
  return exchanges;
}

std::vector<Exchange> ZupfExchanges(const Deal& before, Solver& solver) {
  std::vector<Exchange> exchanges;
  for (int step = 1; step < kSeatCount; ++step) {
    const Seat with = before.declarer.Plus(step);
    for (Card given : before.hands[before.declarer]) {
      for (Card back : before.hands[with] | CardSet::Of(given)) {
        exchanges.push_back(Solved(before, with, {given}, {back}, solver));
      }
    }
  }
  BestFirst(exchanges);
  return exchanges;
}

}  // namespace schafkopf
