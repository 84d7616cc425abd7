// How Sjavs, a relative of Schafkopf, is scored (RULES.md 11). Plain numbers.
#ifndef SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_
#define SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_

#include <array>
#include <cstddef>

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

// The count-down of two sides that play Sjavs all evening.
class SjavsRubber {
 public:
  static constexpr int kStart = 24;

  // Takes a score off a side, 0 or 1. Who comes to 0 or below wins the rubber, twice where the
  // other side still has all; the next begins anew.
  void Deduct(int side, int score);
  int left(int side) const { return left_[static_cast<std::size_t>(side)]; }
  int won(int side) const { return won_[static_cast<std::size_t>(side)]; }

 private:
  std::array<int, 2> left_ = {kStart, kStart};
  std::array<int, 2> won_ = {};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_SJAVS_SCORE_H_
