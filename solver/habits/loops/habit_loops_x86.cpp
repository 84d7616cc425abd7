// Picks the loops on x86-64.
#include "solver/habits/habit_loops.h"
#include "solver/search/board/newer_processor.h"

namespace schafkopf {

HabitLoops Bmi2HabitLoops();

HabitLoops FastestHabitLoops() {
  return IsNewerProcessor() ? Bmi2HabitLoops() : PortableHabitLoops();
}

}  // namespace schafkopf
