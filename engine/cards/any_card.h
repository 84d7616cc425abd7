// A card drawn from a set.
#ifndef SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_
#define SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_

#include <array>
#include <cstddef>
#include <utility>

#include "engine/cards/card_set.h"
#include "engine/cards/random.h"

namespace schafkopf {

// Each is equally likely. Draws one number. REQUIRES: there are some.
constexpr Card AnyOf(CardSet cards, Random& random) {
  auto skip = random.Below(static_cast<std::uint64_t>(cards.size()));
  for (Card card : cards) {
    if (skip-- == 0) return card;
  }
  return {};
}
// From a stream that nobody draws from again.
constexpr Card AnyOf(CardSet cards, Random&& random) { return AnyOf(cards, random); }

// Half of them, such as those of a hand that are dealt first: each half is as likely. Draws a
// number for each of the half.
constexpr CardSet HalfOf(CardSet cards, Random& random) {
  std::array<Card, kCardCount> left{};
  std::size_t count = 0;
  for (Card card : cards) left[count++] = card;
  CardSet half;
  for (; half.size() < cards.size() / 2; --count) {
    std::swap(left[static_cast<std::size_t>(random.Below(count))], left[count - 1]);
    half.Insert(left[count - 1]);
  }
  return half;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_
