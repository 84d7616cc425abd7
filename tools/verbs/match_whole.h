// Two players against each other in whole games: auction, doubling, cards, price.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_

#include <cstdint>
#include <vector>

#include "tools/arena/arena.h"
#include "tools/cli/cli.h"

namespace schafkopf {

struct WholeMatch {
  std::vector<ArenaPlayer> players;  // REQUIRES: one or two
  WholeTerms terms;                  // REQUIRES: CheckTerms
  std::uint64_t deals = 0;
  Effort effort = {};       // its seed deals
  std::string record = {};  // a file for the games as deal lines; empty: none
};

// Plays each deal twice: seated by chance, then with their seats swapped, so that each has the same
// cards. Says what each received; of the deals that were over where it is interrupted. kIo where
// the record cannot be written.
ExitCode PlayWholeMatch(const WholeMatch& match, EngineSeats& engines, bool json);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_
