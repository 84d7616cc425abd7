#include "solver/habits/habit_game.h"

#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"

namespace schafkopf {

namespace {

// Whether the price goes by 61, 91 and 31 points, whoever doubles, as far as they are asked at all.
bool IsPricedAsUsual(const Deal& deal) {
  const RuleOptions& options = deal.game.table().options;
  return !options.On("kontra_takes_over") && ThresholdsOf(deal.contract(), options) == Thresholds{};
}

}  // namespace

Value PlayHabitGame(const Deal& deal, Random& random) {
  const HabitLoops loops = FastestHabitLoops();
  if (IsPricedAsUsual(deal)) return loops.play(WitnessOf(deal), random);
  return loops.play_on(WitnessOf(deal), ExactTricks(deal.seats()), random);
}

EstimateOptions HabitOptions(const EstimateOptions& options) {
  EstimateOptions played = options;
  played.players = [] {
    return [](const Deal& deal, Seat asker, const Prices& prices, Random& random) {
      return SumsOf(deal, PlayHabitGame(deal, random), asker, prices);
    };
  };
  played.grain = 16;
  played.exact = false;
  played.error = std::nullopt;
  return played;
}

}  // namespace schafkopf
