// How Sjavs, a relative of Schafkopf, is scored (RULES.md 11). Plain numbers.
#ifndef SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_
#define SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_

#include "engine/play/option.h"

namespace schafkopf {

// What is deducted from the 24 of one side after a deal of Sjavs.
struct SjavsScore {
  int declarers = 0;
  int opponents = 0;
  int carried = 0;  // more that the next deal is worth
  friend constexpr bool operator==(const SjavsScore&, const SjavsScore&) = default;
};
// What the side that named trumps made of 8 tricks. `carried`: from a deal before that ended 60:60.
struct SjavsDeal {
  int points = 0;
  int tricks = 0;
  bool one_player = false;  // took all eight
  bool clubs = false;       // Eichel is trump
  int carried = 0;
};
SjavsScore ScoreSjavs(const SjavsDeal& deal, const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_
