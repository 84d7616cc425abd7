#include "solver/habits/habit_game.h"

#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"

namespace schafkopf {

Value PlayHabitGame(const Deal& deal, Random& random) {
  return FastestHabitLoops().play(WitnessOf(deal), random);
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
