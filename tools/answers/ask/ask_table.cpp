#include "tools/answers/ask/ask_table.h"

#include "absl/strings/str_cat.h"
#include "engine/play/deck.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "solver/advice/double_advice.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

absl::Status CheckSeat(Seat seat, int seats) {
  if (seat.index() < seats) return absl::OkStatus();
  return AtField(
      "seat", SyntaxError(1, absl::StrCat("a seat 0 to ", seats - 1), absl::StrCat(seat.index())));
}

absl::Status CheckSeats(const std::optional<AskedRound>& round, int seats) {
  if (!round || seats == kSeatCount) return absl::OkStatus();
  return AtField("players", SyntaxError(1, "four players in a round", absl::StrCat(seats)));
}

absl::Status CheckPlayedBy(const Contract& contract, int seats) {
  if (IsPlayedBy(contract.row(), seats)) return absl::OkStatus();
  const absl::string_view what = seats == 3   ? "a solo or a Ramsch, with three players"
                                 : seats == 2 ? "a game of one against another"
                                              : "--players 2, who alone play it";
  return SyntaxError(1, what, ToString(contract));
}

absl::Status CheckPlayedIn(const std::optional<AskedRound>& round, const Contract& contract,
                           const RuleOptions& options) {
  if (!round) return absl::OkStatus();
  const bool tout = round->solo() != SoloRound::kNone && contract.is_tout();
  if (round->Plays(contract, options) && !tout) return absl::OkStatus();
  return SyntaxError(1, absl::StrCat(round->Played(options), ", which is what this round plays"),
                     ToString(contract));
}

absl::Status NotForehand(int seat) {
  return SyntaxError(1, "forehand, seat 0, who plays in this round", absl::StrCat(seat));
}

namespace {

// The option that forbids Kontra to a contract, where one does.
OptionName KontraOption(const Contract& contract, const RuleOptions& options) {
  if (!options.On("kontra_allowed")) return "kontra_allowed";
  if (contract.row().special.forced) return "muss_kontra";
  if (contract.parties() == Parties::kEach) return "ramsch_stoss";
  return "kontra_allowed";
}

}  // namespace

absl::Status CheckDoubles(const RoundQuestion& question, const RuleSet& rules) {
  const auto expected = [&](absl::string_view what, absl::string_view found) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", rules.name, ": expected ", what, ", found ", found));
  };
  const auto option = [&](OptionName name) {
    return absl::StrCat(AbslView(kOptions[name.place].name), " = ",
                        rules.options.ValueOf(name.place));
  };
  const OptionName forbids = KontraOption(question.contract, rules.options);
  switch (ObstacleAtTable(question, rules.options)) {
    case DoubleObstacle::kNoKontra:
      return expected(absl::StrCat("a table that knows Kontra to it (--option ",
                                   AbslView(kOptions[forbids.place].name), "=on)"),
                      option(forbids));
    case DoubleObstacle::kNoLaying:
      return expected(absl::StrCat("a table where seat ", question.asker.index(), " may lay"),
                      option("legen"));
    default:
      return absl::OkStatus();
  }
}

}  // namespace schafkopf
