// What a table notes of a deal beside its cards: `DEAL LINE ; kontra 1 0; laid 2; forehand 3`. Or
// of a deal whose cards nobody wrote down: `ruf 0; partner 2; points 75; lauf 3`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NOTES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NOTES_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/input_line.h"
#include "engine/text/notes.h"
#include "tools/answers/score/score_fields.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

// Notes of a score sheet alone; every other is a field of the question score (`seats`: players),
// a penalty, who played, or nothing to the price: id, date, bids, claim.
inline constexpr auto kSheetNotes = std::to_array<FieldRow>({
    {"forehand", FieldType::kNumber, words::kChairOfSeat0, false, 0, 5},
    {"old", FieldType::kNumber, words::kSeatThatHeldEO, false, 0, kSeatCount - 1},
});

// A line split at its first `;`.
struct NotedLine {
  InputLine deal;          // without the notes
  bool has_cards = false;  // a deal line; else a contract and its declarer
  Fields told;             // what this line notes over what is told of every line
  bool no_round = false;   // `round none`: not even the one that is due
  std::optional<int> forehand, old;
  std::optional<GameNote> claim;       // by which it ended
  std::vector<std::string> players;    // who sat on each seat; empty: not told
  std::map<std::string, int> columns;  // of what the notes say, by their names

  // An error of a field at its place in the line, as one of the field deal; where it was told not
  // by a note but of every line, as it is.
  absl::Status Place(const absl::Status& error, const Fields& of_every_line) const;
};

// The names that the note `players` tells, by seat, in its text; none where it tells how many they
// are.
std::vector<absl::string_view> PlayersIn(absl::string_view said);

// Errors are at the field deal.
absl::StatusOr<NotedLine> ReadNotes(const InputLine& line, const Fields& of_every_line);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_NOTES_H_
