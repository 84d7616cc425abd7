#include "engine/table/sjavs_auction.h"

#include <algorithm>

namespace schafkopf {

SjavsCall SjavsCallOf(CardSet hand) {
  using enum Rank;
  const CardSet permanent = {Card(Suit::kEichel, kOber),  Card(Suit::kGras, kOber),
                             Card(Suit::kEichel, kUnter), Card(Suit::kGras, kUnter),
                             Card(Suit::kHerz, kUnter),   Card(Suit::kSchellen, kUnter)};
  SjavsCall call;
  for (Suit suit : kSuits) {
    const int length = (hand & (permanent | SuitCards(suit))).size();
    if (length < std::max(kLeastSjavs, call.length)) continue;
    if (length > call.length) call.suits.clear();
    call.length = length;
    // Eichel comes first and then has to be it.
    if (call.suits.empty() || call.suits.front() != Suit::kEichel) call.suits.push_back(suit);
  }
  return call;
}

}  // namespace schafkopf
