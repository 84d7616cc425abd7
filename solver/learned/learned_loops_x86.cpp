// Picks the loops on x86-64.
#include "solver/learned/learned_play.h"
#include "solver/search/board/newer_processor.h"

namespace schafkopf {

LearnedLoops Bmi2LearnedLoops();

LearnedLoops FastestLearnedLoops() {
  return IsNewerProcessor() ? Bmi2LearnedLoops() : PortableLearnedLoops();
}

}  // namespace schafkopf
