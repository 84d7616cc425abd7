#include "solver/people/habit_game.h"

#include "solver/people/habit_loops.h"
#include "solver/people/play_habit.h"

namespace schafkopf {

Value PlayHabitGame(const Deal& deal, Random& random) {
  return FastestHabitLoops().play(WitnessOf(deal), random);
}

}  // namespace schafkopf
