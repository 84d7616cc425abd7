// Picks the loops where there is only one kind.
#include "solver/habits/habit_loops.h"

namespace schafkopf {

HabitLoops FastestHabitLoops() { return PortableHabitLoops(); }

}  // namespace schafkopf
