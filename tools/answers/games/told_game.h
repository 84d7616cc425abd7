// A game told in parts, each with its place, as it becomes a deal.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_TOLD_GAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_TOLD_GAME_H_

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/notation.h"
#include "tools/answers/door/game_line.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// A part of a told game, and where it stands.
struct ToldPart {
  std::string text;
  int column = 1;          // in its line
  std::string field = {};  // its key in an object

  // An error in the text, at its place.
  absl::Status At(const absl::Status& error) const {
    return AtField(field, ShiftColumn(error, column - 1));
  }
};

struct ToldGame {
  ToldPart contract;  // or "passed"
  std::optional<Seat> declarer;
  std::vector<ToldPart> hands;  // of each seat; empty: they follow from the cards
  ToldPart played;
};

// The hands from which four seats played these cards in this order, all of a deck; an error is at
// column 1.
absl::StatusOr<Hands> HandsFrom(const std::vector<Card>& played, const Contract& contract);

// How far a game with these notes has to be played.
GameEnd EndToldBy(std::span<const GameNote> notes);

// The deal of a told game, checked; an error is at the part that is wrong, a hand's or the
// declarer's at the contract. `notes`: of the game. REQUIRES: needs != kNotes.
absl::StatusOr<DealLine> DealOfTold(const ToldGame& told, const RuleOptions& options,
                                    GameNeeds needs, std::span<const GameNote> notes);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_TOLD_GAME_H_
