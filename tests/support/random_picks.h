// Seats, hands, games and rules of a table, by chance: for the digests of rules.
#ifndef SCHAFKOPF_TESTS_SUPPORT_RANDOM_PICKS_H_
#define SCHAFKOPF_TESTS_SUPPORT_RANDOM_PICKS_H_

#include <cstdint>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/contract.h"
#include "tests/support/random_options.h"

namespace schafkopf {

// Of all sections but the first.
inline RuleOptions AnyOptions(Random& random) {
  return RandomOptions({2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, random);
}

inline const ContractRow& AnyRow(Random& random) {
  return kContracts[random.Below(kContracts.size())];
}

inline Seat AnySeat(Random& random, int seats = kSeatCount) {
  return Seat(static_cast<int>(random.Below(static_cast<std::uint64_t>(seats))));
}

inline std::vector<Card> CardsIn(CardSet set) {
  std::vector<Card> cards;
  for (Card card : set) cards.push_back(card);
  return cards;
}

// REQUIRES: size <= from.size().
inline CardSet AnyHand(CardSet from, int size, Random& random) {
  const std::vector<Card> cards = CardsIn(from);
  CardSet hand;
  while (hand.size() < size) hand.Insert(cards[random.Below(cards.size())]);
  return hand;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RANDOM_PICKS_H_
