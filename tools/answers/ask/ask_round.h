// The round in which a hand is asked about: a special round (RULES.md 10), or the Muss that follows
// four passes (6).
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROUND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROUND_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/round.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"

namespace schafkopf {

// Rounds in which the cards of a Solo are not those dealt to its hand.
enum class SoloRound : std::uint8_t { kNone, kSchieber, kTeufel, kZupf };

class AskedRound {
 public:
  // By the names of ParseRound, or "muss". Errors are those of ParseRound.
  static absl::StatusOr<AskedRound> Of(absl::string_view text);

  absl::string_view name() const;
  absl::string_view title() const;
  SoloRound solo() const;
  bool is_muss() const { return row_ == nullptr; }

  // Whether everything counts double.
  bool IsDoubled(const RuleOptions& options) const;
  // The same rules at the prices of the round.
  RuleSet PricedAs(RuleSet rules) const;

  // Whether it may be played, and what may be, as players say it: "a Solo".
  bool Plays(const Contract& contract, const RuleOptions& options) const;
  Text<0> Played(const RuleOptions& options) const;
  // What a hand may choose from, as far as the round goes.
  std::vector<Contract> Contracts(CardSet hand, Deck deck, const RuleSet& rules) const;
  // Whether what it plays is all that a table plays, or all games alone: more than one can rank by
  // playing each to the end.
  bool PlaysMany(const RuleOptions& options) const;

  // Which seat alone declares in it; nothing where others may.
  std::optional<Seat> only_declarer() const;
  // Whether `seat`, asked when all before it have passed, has to play one of `contracts`.
  bool MustPlay(Seat seat, const std::vector<Contract>& contracts, CardSet hand, Deck deck,
                const RuleOptions& options) const;
  // Who has to play in the end, if nobody bids.
  std::optional<Seat> last_resort() const;

  // A line that tells of it, without its end.
  std::string ToText(const RuleOptions& options, Language language) const;

 private:
  explicit AskedRound(const RoundRow* row) : row_(row) {}

  const RoundRow* row_;  // null: a Muss
};

// A contract as it is named with its round: "zupf:E", "Schieber", "Teufelsrunde:G"; `contract` is
// then "solo:E", "solo", "solo:G".
struct RoundName {
  std::optional<AskedRound> round;
  std::string contract;
};
RoundName SplitRound(absl::string_view text);

// OK, or an error at the field seat, players or declarer: of a seat that is none of theirs, of a
// round of which they have none, of who declares where the round says who does.
absl::Status CheckSeat(Seat seat, int seats);
absl::Status CheckSeats(const std::optional<AskedRound>& round, int seats);

// OK, or an error at no field: of a game that so many do not play, that a round does not.
absl::Status CheckPlayedBy(const Contract& contract, int seats, const RuleOptions& options);
absl::Status CheckPlayedIn(const std::optional<AskedRound>& round, const Contract& contract,
                           const RuleOptions& options);

// The error of another seat where forehand alone plays in a round.
absl::Status NotForehand(int seat);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_ROUND_H_
