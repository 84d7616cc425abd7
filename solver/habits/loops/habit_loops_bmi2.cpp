// Habits for processors with BMI2; nothing here may run before habit_loops_x86.cpp has asked for
// it.
#include "solver/habits/loops/habit_loops_body.h"

namespace schafkopf {

HabitLoops Bmi2HabitLoops() { return habit_loops::Loops(); }

}  // namespace schafkopf
