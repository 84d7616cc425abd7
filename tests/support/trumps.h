// The engine's trumps and sets as the lists of the reference.
#ifndef SCHAFKOPF_TESTS_SUPPORT_TRUMPS_H_
#define SCHAFKOPF_TESTS_SUPPORT_TRUMPS_H_

#include "engine/play/card_order.h"
#include "engine/play/contract.h"
#include "tests/support/reference.h"

namespace schafkopf {

inline CardSet SetOf(const reference::Cards& cards) {
  CardSet set;
  for (Card card : cards) set.Insert(card);
  return set;
}

// The highest first.
inline reference::Cards EngineTrumps(const Contract& contract, Deck deck) {
  const CardOrder order(contract);
  reference::Cards trumps;
  for (Card card : order.best_first()) {
    if (order.trumps().Contains(card) && CardsOf(deck).Contains(card)) trumps.push_back(card);
  }
  return trumps;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_TRUMPS_H_
