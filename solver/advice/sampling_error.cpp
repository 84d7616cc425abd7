#include "solver/advice/sampling_error.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/advice/contract_price.h"

namespace schafkopf {
namespace {

// With two sides of which one is alone, with a called Sau; of the long deck
// (docs/decisions/a-book-by-error.md).
constexpr double kGamesPerShortWorld = 5;
constexpr double kGamesPerCalled = 10;
constexpr double kGamesPerLongWorld = 20;
constexpr double kGamesPerLongCalled = 50;

// An error is looked at again before so many times as much has been dealt: the first say little.
constexpr std::uint64_t kGrowth = 4;
// The square aimed at, of the one that is enough: estimates are a little off.
constexpr double kAim = 0.98;

// At least one more than now, but for `most`.
std::uint64_t Grown(std::uint64_t now, double wanted, std::uint64_t most) {
  const auto limit = static_cast<double>(std::min(most, kGrowth * std::max<std::uint64_t>(1, now)));
  return std::max(now, static_cast<std::uint64_t>(std::min(std::ceil(wanted), limit)));
}

// So many that a part of the error that falls with their number leaves no more than `rest`.
double Leaving(double part, double rest) {
  if (part <= 0) return 0;
  return rest > 0 ? part / rest : std::numeric_limits<double>::infinity();
}

}  // namespace

double StandardErrorOf(const Share& chance) { return (chance.high - chance.low) / 2 / kNormal95; }

double GamesPerWorld(const Game& game) {
  const bool calls = game.contract().parties() == Parties::kCall;
  if (game.deck() == Deck::kLong) return calls ? kGamesPerLongCalled : kGamesPerLongWorld;
  return calls ? kGamesPerCalled : kGamesPerShortWorld;
}

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

Dealt NextToDeal(const Sampled& sampled, double enough) {
  const auto& [now, error, most, cost] = sampled;
  const double aim = kAim * enough;
  // Squares of one game and of one world, the time of one game and of one world.
  const double of_games = error.by_games * static_cast<double>(now.games);
  const double of_worlds = error.by_worlds * static_cast<double>(now.worlds);
  const double time = std::sqrt(of_games) + std::sqrt(of_worlds * cost);
  double games = std::sqrt(of_games) * time / aim;
  double worlds = std::sqrt(of_worlds / cost) * time / aim;
  // Where there is more of one already, or cannot be as much, the other has to leave the rest.
  const auto held = [](double wanted, std::uint64_t least, std::uint64_t top) {
    return std::clamp(wanted, static_cast<double>(least), static_cast<double>(top));
  };
  if (const double some = held(worlds, now.worlds, std::max(now.worlds, most.worlds));
      some != worlds && some > 0) {
    games = Leaving(of_games, aim - of_worlds / some);
  }
  if (const double some = held(games, now.games, std::max(now.games, most.games)); some != games) {
    worlds = Leaving(of_worlds, aim - of_games / some);
  }
  const Dealt next = {Grown(now.games, games, most.games), Grown(now.worlds, worlds, most.worlds)};
  if (next.games > now.games || next.worlds > now.worlds) return next;
  return {std::min(std::max(now.games, most.games), now.games + now.games / 8 + 1),
          error.by_worlds > 0
              ? std::min(std::max(now.worlds, most.worlds), now.worlds + now.worlds / 8 + 1)
              : now.worlds};
}

}  // namespace schafkopf
