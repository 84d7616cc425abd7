#include "tools/answers/door/player_text.h"

#include <array>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "solver/advice/people_player.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

struct StyleName {
  absl::string_view name;
  Player player;
  bool has_worlds = true;
};
const std::array<StyleName, 7> kStyles = {{
    {"play", {.style = PlayStyle::kPlay}},
    {"deaf", {.style = PlayStyle::kDeaf}},
    {"open", {.style = PlayStyle::kOpen}},
    {"random", {.style = PlayStyle::kRandom}, false},
    {"advise", {.style = PlayStyle::kOther, .worlds = 4000, .chooser = &AdvisedChooser()}},
    {"habit", {.style = PlayStyle::kOther, .chooser = &HabitChooser()}, false},
    {"learned", {.style = PlayStyle::kOther, .chooser = &LearnedChooser()}, false},
}};

}  // namespace

absl::StatusOr<Player> ParsePlayer(absl::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  for (const StyleName& row : kStyles) {
    if (text.substr(0, colon) != row.name) continue;
    Player player = row.player;
    if (colon == text.size()) return player;
    const absl::string_view worlds = text.substr(colon + 1);
    const int column = static_cast<int>(colon) + 2;
    if (!row.has_worlds) {
      return SyntaxError(column - 1, {words::kAlone, row.name}, Quoted(text.substr(colon)));
    }
    if (!absl::SimpleAtoi(worlds, &player.worlds) || player.worlds < 1 ||
        player.worlds > kMostPlayWorlds) {
      return SyntaxError(column, {words::kNumberOfWorlds, kMostPlayWorlds}, Quoted(worlds));
    }
    return player;
  }
  return SyntaxError(1, words::kWayOfPlaying, Quoted(text));
}

std::string ToString(const Player& player) {
  for (const StyleName& row : kStyles) {
    if (row.player.style != player.style || row.player.chooser != player.chooser) continue;
    if (!row.has_worlds) return std::string(row.name);
    return absl::StrCat(row.name, ":", player.worlds);
  }
  return "";
}

}  // namespace schafkopf
