// Made-up results of worlds, games and rounds, for tests of what is concluded from them.
#ifndef SCHAFKOPF_TESTS_SUPPORT_RANDOM_SUMS_H_
#define SCHAFKOPF_TESTS_SUPPORT_RANDOM_SUMS_H_

#include <cstdint>

#include "engine/cards/random.h"
#include "solver/auction/round_estimate.h"
#include "solver/sample/seat_games.h"

namespace schafkopf {

// One of 0 to `most`, both ends as often as all between.
inline std::uint64_t SomeOf(std::uint64_t most, Random& random) {
  const std::uint64_t kind = random.Below(4);
  if (kind == 0) return 0;
  return kind == 1 ? most : random.Below(most + 1);
}

// Of 1 to `most` worlds, in which a win and a loss cost so many cents.
inline GameSums RandomSums(std::uint64_t most, Random& random) {
  GameSums sums;
  sums.worlds = 1 + random.Below(most);
  sums.worlds_possible = sums.worlds + SomeOf(1000, random);
  sums.complete = sums.worlds == sums.worlds_possible;
  sums.wins = SomeOf(sums.worlds, random);
  sums.schneider = SomeOf(sums.wins, random);
  sums.schwarz = SomeOf(sums.schneider, random);
  sums.lost_schneider = SomeOf(sums.worlds - sums.wins, random);
  const auto wins = static_cast<std::int64_t>(sums.wins);
  const auto losses = static_cast<std::int64_t>(sums.worlds - sums.wins);
  const auto won = 60 + 30 * static_cast<std::int64_t>(random.Below(6));
  const auto lost = 60 + 30 * static_cast<std::int64_t>(random.Below(6));
  sums.win_cents = wins * won;
  sums.loss_cents = -losses * lost;
  sums.squared_cents = wins * won * won + losses * lost * lost +
                       static_cast<std::int64_t>(random.Below(100) * sums.worlds);
  sums.plain_cents = (wins + losses) * won;
  return sums;
}

inline SeatGames RandomSeatGames(std::uint64_t most, Random& random) {
  const GameSums sums = RandomSums(most, random);
  SeatGames games{sums};
  games.games = random.Below(5) == 0 ? 0 : sums.worlds;
  games.values = static_cast<std::int64_t>(random.Below(120) * sums.worlds);
  games.cents = sums.win_cents + sums.loss_cents;
  games.win_cents = sums.win_cents;
  games.squared_cents = sums.squared_cents;
  return games;
}

// What passing may be worth: ranks from nobody to a Sie.
inline RoundEstimate RandomRound(Random& random) {
  RoundEstimate round;
  round.worlds = 1 + random.Below(1000);
  round.independent = 1 + 500 * random.Fraction();
  round.effective = round.independent + 100 * random.Fraction();
  round.won = random.Fraction();
  round.stake = 100 * random.Fraction();
  round.cents.value = 100 * random.Fraction() - 50;
  round.cents.error = 20 * random.Fraction();
  double left = 1;
  for (int level : {0, 10, 20, 50, 60, 70, 80, 110, 120, 150, 200}) {
    if (random.Below(2) == 0) continue;
    RankShare rank;
    rank.level = level;
    rank.share = left * random.Fraction();
    const double each = 100 * random.Fraction() - 50;
    rank.cents = rank.share * each;
    rank.squares = rank.share * each * each * (1 + random.Fraction());
    left -= rank.share;
    round.ranks.push_back(rank);
  }
  return round;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RANDOM_SUMS_H_
