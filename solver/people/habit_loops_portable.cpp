// Habits for any processor.
#include "solver/people/habit_loops_body.h"

namespace schafkopf {

HabitLoops PortableHabitLoops() { return habit_loops::Loops(); }

}  // namespace schafkopf
