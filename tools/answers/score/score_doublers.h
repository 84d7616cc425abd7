// Who sits where, who laid and who gave Kontra, read and checked.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_DOUBLERS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_DOUBLERS_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/doubling.h"
#include "engine/table/rule_set.h"
#include "tools/answers/score/finished_deal.h"
#include "tools/answers/score/score_fields.h"

namespace schafkopf {

// What is told of the seats; any of them may be left out.
struct ToldSeats {
  std::optional<int> declarer, partner;
  int players = kSeatCount;
  Doublings doublings;             // as numbers
  std::vector<Seat> laid, kontra;  // who doubled, in order: Kontra, Re, Sub ...
  bool fifth_laid = false;         // who sits out, as number 4
};
// Errors are at the fields laid and kontra.
absl::StatusOr<ToldSeats> ReadSeats(const Fields& told, const RuleOptions& options);

// A seat of the side that declares a Kreuzbock. Where only the number of doublings is known, each
// was the other side's.
Seat KreuzDeclarer(const ToldSeats& seats);

// Sets the doublings of `deal` by the seats and by its round; an error where a seat of the wrong
// side doubled or the round does not know the game, or not of this declarer, if he is told.
absl::Status ApplyDoublers(const Fields& told, const ToldSeats& seats, const Sides& sides,
                           std::optional<Seat> declarer, const RuleOptions& options,
                           FinishedDeal& deal);

// How many may have laid, as an error expects it.
Message LayersLimit(const RuleOptions& options);

// How often Kontra, Re ... may be given, as an error expects it.
Message StossLimit(const Contract& contract, const RuleOptions& options);

// Who gave Kontra, Re ... in a game of two sides, in order. Errors are at the field kontra.
absl::StatusOr<std::vector<Seat>> ReadKontraGiven(absl::string_view seats, const Contract& contract,
                                                  const Sides& sides, const RuleOptions& options);

// Who may give the doubling at `place` of a row: 0 is Kontra.
Text<0> ExpectedDoubler(const Contract& contract, std::size_t place);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_DOUBLERS_H_
