// A round robin: every pair of several players on the same deals, with results that are kept.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_ARENA_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_ARENA_H_

#include <cstdint>
#include <string>

#include "tools/arena/arena.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// What becomes of the results.
struct ArenaWish {
  std::string results;  // the file that keeps them; empty: none
  std::string svg;      // the file of a picture; empty: none
  bool markdown = false;
  bool json = false;
  std::uint64_t deals = 0;  // of whole games
};

// Plays what the file of results does not know yet, deal by deal in order, and says how everybody
// stands; where it is interrupted, by what was over. What an engine does wrong costs it the game,
// and is told once of each kind. REQUIRES: two players; `engines` end games by faults; `effort`
// without a stop.
ExitCode PlayArena(const Arena& arena, const ArenaWish& wish, const Effort& effort,
                   EngineSeats& engines);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_ARENA_H_
