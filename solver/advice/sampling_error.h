// How far a chance at the table may be off because only so many games and worlds were dealt.
#ifndef SCHAFKOPF_SOLVER_ADVICE_SAMPLING_ERROR_H_
#define SCHAFKOPF_SOLVER_ADVICE_SAMPLING_ERROR_H_

#include <cstdint>

#include "engine/money/scoring.h"
#include "engine/play/game.h"
#include "solver/advice/bid_ranking.h"

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
// What has been dealt of a contract, what it leaves, and what may be dealt.
struct Sampled {
  Dealt now;
  SamplingError error;
  Dealt most;
  double games_per_world = 10;  // games in the time of an open world
};
// Games in the time of an open world whose losses are not priced.
double GamesPerWorld(const Game& game);
// What to deal of it before its error is looked at again: what leaves the square `enough` soonest,
// as far as is known, but no more than four times as many of either. More than now, unless all of
// both are there.
Dealt NextToDeal(const Sampled& sampled, double enough);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_SAMPLING_ERROR_H_
