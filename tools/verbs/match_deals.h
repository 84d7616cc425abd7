// The deals of a match: random ones with a declarer who might have bid, or recorded ones.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/answers/game_name.h"
#include "tools/cli/cli.h"

namespace schafkopf {

struct MatchDeal {
  Deal deal;
  std::optional<Value> recorded;  // how it ended when people played it
};

// Of each game at most so many.
struct MatchDeals {
  std::vector<GameName> games;  // empty: all of a file
  std::optional<Deck> deck;     // nothing: both of a file, the long one otherwise
  std::uint64_t count = 100;
  std::uint64_t seed = 1;
  RuleOptions options = {};
};

// Random deals: the suits of a game named without one take turns; the declarer's hand is the best
// of as many dealt as bench deals for one. InvalidArgument for a game that cannot be played by
// what a seat sees, or is not played with the deck.
absl::StatusOr<std::vector<MatchDeal>> RandomDeals(const MatchDeals& wanted);

// Those of a file of deal lines, from the first card; deals that nobody bid and games that cannot
// be played so are left out. Reports what is wrong with the file; then `code` is not kOk. A bad
// line leaves the deals of the others.
struct FileDeals {
  ExitCode code = ExitCode::kOk;
  std::vector<MatchDeal> deals;
};
FileDeals ReadDeals(const std::string& file, const MatchDeals& wanted);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_
