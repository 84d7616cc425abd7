// Habits for any processor.
#include "solver/habits/loops/habit_loops_body.h"

namespace schafkopf {

HabitLoops PortableHabitLoops() { return habit_loops::Loops(); }

}  // namespace schafkopf
