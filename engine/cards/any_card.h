// A card drawn from a set.
#ifndef SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_
#define SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_

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

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_ANY_CARD_H_
