// A recorded game as a JSON object: ours, and what readers of other forms make of theirs.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_OBJECT_GAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_OBJECT_GAME_H_

#include "absl/status/statusor.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// Errors are at their keys (see AtField). Seats may be named as players are.
absl::StatusOr<WrittenGame> ReadObjectGame(const Json& object, const RuleOptions& options,
                                           GameNeeds needs);

// Whether an object may have that key.
bool ObjectHasKey(std::string_view name);

// The same game as an object, its keys in the order of ours, without notes for which it has none.
Json ObjectOf(const WrittenGame& game);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_OBJECT_GAME_H_
