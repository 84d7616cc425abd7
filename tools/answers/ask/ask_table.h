// What a hand may be asked about at a table of so many players.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_TABLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_TABLE_H_

#include <optional>

#include "absl/status/status.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/table/rule_set.h"
#include "solver/auction/round_estimate.h"
#include "tools/answers/ask/ask_round.h"

namespace schafkopf {

// OK, or an error at the field seat, players or declarer: of a seat that is none of theirs, of a
// round of which they have none, of who declares where the round says who does.
absl::Status CheckSeat(Seat seat, int seats);
absl::Status CheckSeats(const std::optional<AskedRound>& round, int seats);

// OK, or an error at no field: of a game that so many do not play, that a round does not.
absl::Status CheckPlayedBy(const Contract& contract, int seats);
absl::Status CheckPlayedIn(const std::optional<AskedRound>& round, const Contract& contract,
                           const RuleOptions& options);

// The error of another seat where forehand alone plays in a round.
absl::Status NotForehand(int seat);

// OK, or an error at no field that names the option: of a table that does not double there.
absl::Status CheckDoubles(const RoundQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_TABLE_H_
