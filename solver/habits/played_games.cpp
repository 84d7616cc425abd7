#include "solver/habits/played_games.h"

#include <algorithm>
#include <memory>

#include "engine/money/prices.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/seat_games.h"

namespace schafkopf {
namespace {

// Games played by habit for each contract where nobody says how many: their shares are then off by
// one hundredth at most twice in three times.
constexpr std::uint64_t kPlayedGames = 2000;
constexpr std::uint64_t kPlayedPerWorld = 10;
// Beside the streams of chance that open worlds are dealt from: the errors of both then add up.
constexpr std::uint64_t kPlayedSeed = 0x67616d6573;
// They are kept, some 100 bytes each.
constexpr std::uint64_t kMostRounds = 200'000;
// The same by thinking seats; a game takes 3 to 60 milliseconds.
constexpr std::uint64_t kMostThoughtGames = 1000;
constexpr std::uint64_t kWorldsPerThoughtGame = 2;
// In percent, where one takes 40 to 200 milliseconds (docs/lab/costs.md): where points are counted
// with the long deck.
constexpr std::uint64_t kGamesOfPoints = 40;

// One Ramsch; won is who neither loses nor pays for another's Durchmarsch.
GameSums RamschSums(const Position& end, Seat asker, const Prices& prices) {
  const SeatGames game = SeatGameOf(end, asker, prices);
  GameSums one{game};
  one.worlds = 1;
  (game.wins > 0 ? one.win_cents : one.loss_cents) = game.cents;
  one.squared_cents = game.squared_cents;
  one.plain_cents = game.wins > 0 ? game.cents : -game.cents / (end.seats() - 1);
  return one;
}

// One deal that nobody came to play.
GameSums NobodysGame() {
  GameSums one;
  one.worlds = 1;
  return one;
}

// Who thinks at a table of so many: where the search is slow, fewer worlds for a card.
constexpr Player ThinkerOf(int seats) { return {.worlds = seats == 2 ? 8 : 20}; }

}  // namespace

EstimateOptions PlayedOptions(const EstimateOptions& options) {
  EstimateOptions played = HabitOptions(options);
  played.worlds = options.error ? kPlayedGames : kPlayedPerWorld * options.worlds;
  played.stream ^= kPlayedSeed;
  return played;
}

EstimateOptions RoundOptions(const EstimateOptions& options) {
  EstimateOptions rounds = PlayedOptions(options);
  rounds.worlds = std::min(rounds.worlds, kMostRounds);
  return rounds;
}

std::uint64_t ThoughtGames(const Game& game, std::uint64_t usual) {
  const Contract& contract = game.contract();
  if (contract.parties() == Parties::kEach || !game.begins_switched()) return usual;
  const bool points = contract.objective() == Objective::kPoints && game.deck() == Deck::kLong;
  return points ? std::max<std::uint64_t>(1, usual * kGamesOfPoints / 100) : usual;
}

EstimateOptions ThoughtOptions(const EstimateOptions& options) {
  EstimateOptions thought = PlayedOptions(options);
  thought.players = [] {
    return [chooser = std::make_shared<Chooser>()](const Deal& deal, Seat asker,
                                                   const Prices& prices, Random& random) {
      const Position end = PlaySeatGame(Position(deal), AllSeats(ThinkerOf(deal.seats())),
                                        random.Next(), AimOf(prices.game, prices.stakes), *chooser);
      if (deal.contract().parties() == Parties::kEach) return RamschSums(end, asker, prices);
      if (!end.switched()) return NobodysGame();
      return SumsOf(end.deal(), FinalValue(end), asker, PricesAtEnd(end, prices));
    };
  };
  thought.grain = 1;
  thought.worlds =
      std::clamp<std::uint64_t>(options.worlds / kWorldsPerThoughtGame, 1, kMostThoughtGames);
  return thought;
}

}  // namespace schafkopf
