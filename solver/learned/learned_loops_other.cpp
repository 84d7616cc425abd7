// Picks the loops where there is only one kind.
#include "solver/learned/learned_play.h"

namespace schafkopf {

LearnedLoops FastestLearnedLoops() { return PortableLearnedLoops(); }

}  // namespace schafkopf
