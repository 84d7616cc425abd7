// Who laid and who gave Kontra, read and checked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_DOUBLERS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_DOUBLERS_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/answers/score/score.h"
#include "tools/answers/score/score_arguments.h"

namespace schafkopf {

// Seats in the order in which they doubled.
struct Doublers {
  std::vector<Seat> laid;
  std::vector<Seat> kontra;  // Kontra, Re, Sub ...
};
// The seats of `laid` and `kontra`. Errors are at these fields.
absl::StatusOr<Doublers> ReadDoublers(const ScoreArguments& arguments);

// A seat of the side that declares a Kreuzbock. Where only the number of doublings is known, each
// was the other side's.
Seat KreuzDeclarer(const ScoreArguments& arguments, const Doublers& doublers);

// Sets the doublings of `question` by the seats, if any are named, and by the round; an error where
// a seat of the wrong side doubled or the round does not know the game, or not of this declarer, if
// he is told.
absl::Status ApplyDoublers(const ScoreArguments& arguments, const Doublers& doublers,
                           const Sides& sides, std::optional<Seat> declarer, const RuleSet& rules,
                           ScoreQuestion& question);

// As JSON has seats.
std::vector<int> NumbersOf(std::span<const Seat> seats);

// How many may have laid, as an error expects it.
Message LayersLimit(const RuleOptions& options);

// How often Kontra, Re ... may be given, as an error expects it.
Message StossLimit(const Contract& contract, const RuleOptions& options);

// Who gave Kontra, Re ... in a game of two sides, in order. Errors are at the field kontra.
absl::StatusOr<std::vector<Seat>> ReadKontraGiven(absl::string_view seats, const Contract& contract,
                                                  const Sides& sides, const RuleOptions& options);

// Who may give the doubling at `place` of a row: 0 is Kontra.
const char* ExpectedDoubler(const Contract& contract, std::size_t place);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_DOUBLERS_H_
