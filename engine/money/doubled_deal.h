// What a deal comes to that was doubled: by Kontra, Re ..., which may decide who wins, or
// otherwise.
#ifndef SCHAFKOPF_ENGINE_MONEY_DOUBLED_DEAL_H_
#define SCHAFKOPF_ENGINE_MONEY_DOUBLED_DEAL_H_

#include <optional>

#include "engine/money/settle.h"

namespace schafkopf {

// REQUIRES: as Settle of an Ending.
inline Settlement SettleDoubled(const Deal& deal, Value value, const Prices& prices,
                                const Doublings& doublings) {
  Ending ending = EndingOf(deal, value, prices);
  ending.doublings = doublings;
  return Settle(ending, prices);
}

// The value with which the declarer's side wins after so many Kontra, Re ...; 1 where points do not
// decide. `muss_trumps`: as ThresholdsOf.
inline Value WinningValueDoubled(const Contract& contract, const RuleOptions& options, int stoss,
                                 std::optional<int> muss_trumps = std::nullopt) {
  if (!IsPointContract(contract)) return WinningValue(contract, options);
  return Value(ThresholdsOf(contract, options, stoss, muss_trumps).win.count());
}

// The same of a deal, all of whose hands are known.
inline Value WinningValueDoubled(const Deal& deal, const RuleOptions& options, int stoss) {
  return WinningValueDoubled(deal.contract(), options, stoss, MussTrumps(deal));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_DOUBLED_DEAL_H_
