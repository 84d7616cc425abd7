// How far a chance at the table may be off because only so many games and worlds were dealt.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_SAMPLING_ERROR_H_
#define SCHAFKOPF_SOLVER_PEOPLE_SAMPLING_ERROR_H_

#include <cstdint>

#include "engine/money/settle.h"
#include "solver/people/bid_ranking.h"

namespace schafkopf {

// The 95 % interval of a chance in standard errors: its width by twice kNormal95.
double StandardErrorOf(const Share& chance);

// Its squares by their cause.
struct SamplingError {
  double by_games = 0;
  double by_worlds = 0;  // open ones

  double all() const { return by_games + by_worlds; }
};
// REQUIRES: games were played of it.
SamplingError SamplingErrorOf(const BidQuestion& question, const Known& known,
                              const Stakes& stakes);

// So many games and open worlds of a contract.
struct Dealt {
  std::uint64_t games;
  std::uint64_t worlds;
};
// What to deal of it before its error is looked at again: half as many more, of what takes most off
// it in the same time. `most` of both; where all of them are there, the same as now.
Dealt NextToDeal(const Dealt& now, const SamplingError& error, const Dealt& most);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_SAMPLING_ERROR_H_
