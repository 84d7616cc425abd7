// The auction of Sjavs: who makes the longest trumps names them (RULES.md 11).
#ifndef SCHAFKOPF_ENGINE_TABLE_SJAVS_AUCTION_H_
#define SCHAFKOPF_ENGINE_TABLE_SJAVS_AUCTION_H_

#include <vector>

#include "engine/cards/card_set.h"

namespace schafkopf {

// Trumps that have to be made to say anything, and cards of a hand.
inline constexpr int kLeastSjavs = 5;
inline constexpr int kMostSjavs = 8;

// What a hand may make trumps of: the suits of its longest trumps, permanent ones counted, where
// there are at least five; if Eichel is among them, it has to be Eichel.
struct SjavsCall {
  int length = 0;
  std::vector<Suit> suits;
};
SjavsCall SjavsCallOf(CardSet hand);

// What a seat says: how many trumps it makes, and whether of Eichel.
struct SjavsBid {
  int length = 0;
  bool eichel = false;
  friend constexpr bool operator==(const SjavsBid&, const SjavsBid&) = default;
};
// Longer outbids; as long only with Eichel over another suit.
constexpr bool Outbids(const SjavsBid& bid, const SjavsBid& standing) {
  if (bid.length != standing.length) return bid.length > standing.length;
  return bid.eichel && !standing.eichel;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_SJAVS_AUCTION_H_
