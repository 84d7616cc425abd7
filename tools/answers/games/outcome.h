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

// Not OK where a note says something else than the cards that were played to the end: an error at
// its column.
absl::Status CheckOutcomes(const DealLine& deal, std::span<const GameNote> notes);
// The same of one note, as the deal ended by its cards or a claim; at its column.
absl::Status CheckOutcome(const DealLine& deal, const Position& end, const GameNote& note);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_OUTCOME_H_
