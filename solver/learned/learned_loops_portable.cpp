// Learned play for any processor.
#include "solver/learned/learned_loops_body.h"

namespace schafkopf {

LearnedLoops PortableLearnedLoops() { return learned_loops::Loops(); }

}  // namespace schafkopf
