// Games of sauspiel.de: its list of events, and the page of a game as a browser saves it. Read as
// public readers of both have them (openschafkopf); what they do not name is passed over.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_SAUSPIEL_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_SAUSPIEL_H_

#include <optional>
#include <span>

#include "absl/status/statusor.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// Whether an object is an event: {"type": "playedACard", "position": 2, "cardID": "EX"}.
bool IsSauspielEvent(const Json& object);
// Whether it says who sits where; whether it is part of a game, the first of one, or the last.
bool SeatsSauspielPlayer(const Json& event);
bool IsOfSauspielGame(const Json& event);
bool BeginsSauspielGame(const Json& event);
bool EndsSauspielGame(const Json& event);
// The place at the table that it names, 0 to 3.
std::optional<int> PlaceAtSauspiel(const Json& event);

// The events of one game as an object of ours (object_game.h), its cards not yet checked; seat 0 is
// who played the first card. An error is at column 1.
absl::StatusOr<Json> ReadSauspielEvents(std::span<const Json> events);

// The same of a saved page.
absl::StatusOr<Json> ReadSauspielPage(absl::string_view html);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_SAUSPIEL_H_
