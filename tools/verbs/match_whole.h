// Players against each other in whole games: auction, doubling, cards, price.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tools/cli/cli.h"
#include "tools/play/whole_game.h"

namespace schafkopf {

struct WholeMatch {
  struct Entry {
    std::string name;
    WholePlayer player;
  };

  std::vector<Entry> players;  // REQUIRES: two to four
  WholeTerms terms;            // REQUIRES: CheckTerms
  std::uint64_t deals = 0;
  Effort effort = {};  // its seed deals
};

// Plays each deal as often as there are players: seated by chance, then everybody moved on to the
// next one's seats, so that each has the same cards. Says what each received; of the deals that
// were over where it is interrupted.
ExitCode PlayWholeMatch(const WholeMatch& match, EngineSeats& engines, bool json);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_WHOLE_H_
