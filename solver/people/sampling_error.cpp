#include "solver/people/sampling_error.h"

#include <algorithm>

#include "solver/people/contract_price.h"

namespace schafkopf {
namespace {

// Games by habit in the time of an open world that is mostly lost; others take up to four times as
// long, of the long deck four times that.
constexpr double kGamesPerWorld = 10;

std::uint64_t Grown(std::uint64_t count, std::uint64_t most) {
  return std::min(most, std::max(count, count + count / 2 + 1));
}

}  // namespace

double StandardErrorOf(const Share& chance) { return (chance.high - chance.low) / 2 / kNormal95; }

SamplingError SamplingErrorOf(const BidQuestion& question, const Known& known,
                              const Stakes& stakes) {
  const auto squared = [&](const GameSums& open) {
    const ContractWorth worth =
        PriceOf(question, known.contract, stakes, known.basis, open, known.played).worth;
    const double error = StandardErrorOf(worth.table->win);
    return error * error;
  };
  GameSums all_worlds = known.open;
  all_worlds.complete = true;
  const double by_games = squared(all_worlds);
  return {by_games, std::max(0.0, squared(known.open) - by_games)};
}

Dealt NextToDeal(const Dealt& now, const SamplingError& error, const Dealt& most) {
  // What one more of each takes off, by its time.
  const double of_games =
      error.by_games / static_cast<double>(std::max<std::uint64_t>(1, now.games));
  const double of_worlds = error.by_worlds /
                           static_cast<double>(std::max<std::uint64_t>(1, now.worlds)) /
                           kGamesPerWorld;
  const bool worlds = now.games >= most.games || of_worlds > of_games;
  if (worlds && now.worlds < most.worlds && error.by_worlds > 0) {
    return {now.games, Grown(now.worlds, most.worlds)};
  }
  return {Grown(now.games, most.games), now.worlds};
}

}  // namespace schafkopf
