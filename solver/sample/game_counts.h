// How games ended, counted.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_GAME_COUNTS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_GAME_COUNTS_H_

#include <cstdint>

#include "engine/money/scoring.h"
#include "engine/play/deal.h"

namespace schafkopf {

// Integers, so that sums do not depend on the order of summing.
struct GameCounts {
  std::uint64_t wins = 0;            // by the side that is counted
  std::uint64_t schneider = 0;       // won with Schneider, schwarz included
  std::uint64_t schwarz = 0;         // won with all tricks
  std::uint64_t lost_schneider = 0;  // lost with Schneider, schwarz included

  // One game, counted for the declarer's side.
  static constexpr GameCounts Of(const Result& result) {
    return {.wins = result.won ? 1u : 0u,
            .schneider = result.won && result.schneider ? 1u : 0u,
            .schwarz = result.won && result.schwarz ? 1u : 0u,
            .lost_schneider = !result.won && result.schneider ? 1u : 0u};
  }
  constexpr GameCounts& operator+=(const GameCounts& other) {
    wins += other.wins;
    schneider += other.schneider;
    schwarz += other.schwarz;
    lost_schneider += other.lost_schneider;
    return *this;
  }
  friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

// One game, counted for the asker's side. REQUIRES: a game of two sides.
inline GameCounts CountsFor(Seat asker, const Deal& deal, Result result) {
  if (!DeclarerSide(deal).Contains(asker)) result.won = !result.won;
  return GameCounts::Of(result);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_GAME_COUNTS_H_
