// The deals of a match: random ones with a declarer who might have bid, or recorded ones.
#ifndef SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_
#define SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"

namespace schafkopf {

struct MatchDeal {
  Deal deal;
  std::optional<Value> recorded;  // how it ended when people played it
};

// A game without what only its declarer has to say: "solo+tout".
std::string NameOf(const Contract& contract);

// Of each game at most so many.
struct MatchDeals {
  std::vector<GameName> games;  // empty: all of a file
  std::optional<Deck> deck;     // nothing: every one of a file, that of the rules otherwise
  std::uint64_t count = 100;
  std::uint64_t seed = 1;
  RuleOptions options = {};
  Deck rules_deck = Deck::kLong;
};

// Random deals: the suits of a game named without one take turns; the declarer's hand is the best
// of as many dealt as bench deals for one. In a Ramsch one seat is `declarer`, that which is looked
// at: by chance, or of a file each in turn. InvalidArgument for a game that cannot be played by
// what a seat sees, or is not played with the deck.
absl::StatusOr<std::vector<MatchDeal>> RandomDeals(const MatchDeals& wanted);

// These of several games, as many of each, the games in turn: with more deals of each those before
// keep their places.
std::vector<Deal> InTurns(const std::vector<MatchDeal>& deals, std::size_t games);

// Those of deal lines, from the first card; deals that nobody bid and games that cannot be played
// so are left out.
class ChosenDeals {
 public:
  explicit ChosenDeals(MatchDeals wanted) : wanted_(std::move(wanted)) {}

  // Takes the line's deal if it is wanted; an error where the line is bad.
  absl::Status Take(const InputLine& line);

  const std::vector<MatchDeal>& deals() const { return deals_; }

 private:
  const MatchDeals wanted_;
  std::map<std::pair<std::string, Deck>, std::uint64_t> counts_;  // by game and deck
  std::vector<MatchDeal> deals_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_MATCH_DEALS_H_
