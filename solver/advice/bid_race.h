// When a contract need not be followed further, as it cannot become the best of a hand.
//
// All contracts of a hand are looked at after a tenth, a fifth and two fifths of their worlds and
// games. One is given up where it lies below another by more than kRaceDeviations standard errors
// of their difference. So far a normal estimate errs once in 117,000 times; with three looks at up
// to 39 contracts (a usual table has 25) the one that would be the best is given up less than once
// in 1,000 hands (Bonferroni). Contracts that share their worlds win and lose together more often
// than not, so the errors are taken as if they were independent. The limits of each estimate lie on
// both sides of it at their own distance, as chances near 0 and 1 have it (Newcombe 1998, Zou and
// Donner 2008).
#ifndef SCHAFKOPF_SOLVER_ADVICE_BID_RACE_H_
#define SCHAFKOPF_SOLVER_ADVICE_BID_RACE_H_

#include <array>
#include <cstdint>

namespace schafkopf {

inline constexpr double kRaceDeviations = 4.3;

// Of all worlds, those dealt by each look; the last one ends the race. The first is for whoever
// listens alone: by so few worlds nothing is given up.
inline constexpr int kRaceParts = 20;
inline constexpr int kFirstWords = 1;
inline constexpr std::array<int, 5> kRaceLaps = {kFirstWords, 2, 4, 8, kRaceParts};

// Worlds before which nothing is given up, however few are dealt: intervals of fewer say little.
inline constexpr std::uint64_t kLeastRaceWorlds = 20;

// Cents, as far as they are known.
struct CentsRange {
  double value;
  double low;
  double high;
};

// Whether `one` is surely worth less than `other`. REQUIRES: ranges of kRaceDeviations.
constexpr bool IsSurelyWorse(const CentsRange& one, const CentsRange& other) {
  const double behind = other.value - one.value;
  const double up = one.high - one.value;
  const double down = other.value - other.low;
  return behind > 0 && behind * behind > up * up + down * down;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_BID_RACE_H_
