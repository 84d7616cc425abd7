// How good a hand looks to who might bid on it: a rule of thumb, nothing fitted.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_
#define SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_

#include "engine/play/card_order.h"

namespace schafkopf {

// By trumps, Sauen and Zehnen; of a contract to take no trick by having few points. Only
// comparisons under one contract mean something. `order`: that of the contract.
inline int BidStrength(CardSet hand, const Contract& contract, const CardOrder& order) {
  if (contract.objective() == Objective::kNoTricks) return -PointsOf(hand).count();
  return 6 * (hand & order.trumps()).size() + 4 * (hand & RankCards(Rank::kSau)).size() +
         (hand & RankCards(Rank::kTen)).size();
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_BID_STRENGTH_H_
