// Learned play for processors with BMI2; nothing here may run before learned_loops_x86.cpp has
// asked for it.
#include "solver/learned/learned_loops_body.h"

namespace schafkopf {

LearnedLoops Bmi2LearnedLoops() { return learned_loops::Loops(); }

}  // namespace schafkopf
