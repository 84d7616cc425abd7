// What somebody wrote down of a game's end beside its cards has to be what the cards say: a game
// that was told with the wrong forehand or declarer is noticed by it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_OUTCOME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_OUTCOME_H_

#include <span>
#include <string_view>

#include "absl/status/status.h"
#include "engine/text/notation.h"
#include "engine/text/notes.h"

namespace schafkopf {

// The notes that say how a game ended: points, tricks, lauf, partner.
std::span<const std::string_view> OutcomeNotes();

// Not OK where one of `notes` says something else than the cards that were played to the end: an
// error at its column. `all`: of the game.
absl::Status CheckOutcomes(const DealLine& deal, std::span<const GameNote> notes,
                           std::span<const GameNote> all, const RuleOptions& options);
// The same of one note of a deal without a revoke, as it ended by its cards or a claim.
absl::Status CheckOutcome(const DealLine& deal, const Position& end, const GameNote& note,
                          const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_OUTCOME_H_
