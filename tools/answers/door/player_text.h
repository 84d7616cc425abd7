// Ways of playing as users name them: play:20, deaf:20, open:20, advise:4000, habit, random.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_TEXT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_TEXT_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/sample/player.h"

namespace schafkopf {

// More worlds for a decision than this nobody waits for.
inline constexpr int kMostPlayWorlds = 10'000;

// STYLE or STYLE:WORLDS.
absl::StatusOr<Player> ParsePlayer(absl::string_view text);
std::string ToString(const Player& player);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_PLAYER_TEXT_H_
