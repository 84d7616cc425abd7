// Who plays a match, as it was asked for.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_PLAYERS_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_PLAYERS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "tools/answers/door/fields.h"
#include "tools/arena/arena.h"
#include "tools/play/engine_seats.h"
#include "tools/verbs/arguments.h"

namespace schafkopf {

// All that was asked, and what all ways of playing a match share.
struct MatchQuestion {
  const Arguments& arguments;
  const Fields& fields;
  const RuleSet& rules;
  bool whole = false;
  bool arena = false;  // a round robin
};

EngineTerms EngineTermsOf(const MatchQuestion& asked);

// As JSON and text name them.
std::string NameOf(const Player& player, const EngineSeats& engines);

// The players by their names, of which a round robin has none twice.
absl::StatusOr<std::vector<ArenaPlayer>> ReadPlayers(const MatchQuestion& asked,
                                                     EngineSeats& engines);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_PLAYERS_H_
