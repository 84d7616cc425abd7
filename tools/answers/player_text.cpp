#include "tools/answers/player_text.h"

#include <array>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"

namespace schafkopf {
namespace {

struct StyleName {
  PlayStyle style;
  absl::string_view name;
};
constexpr std::array<StyleName, 4> kStyles = {{{PlayStyle::kPlay, "play"},
                                               {PlayStyle::kDeaf, "deaf"},
                                               {PlayStyle::kOpen, "open"},
                                               {PlayStyle::kRandom, "random"}}};

}  // namespace

absl::StatusOr<Player> ParsePlayer(absl::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  for (const StyleName& row : kStyles) {
    if (text.substr(0, colon) != row.name) continue;
    Player player{.style = row.style};
    if (colon == text.size()) return player;
    const absl::string_view worlds = text.substr(colon + 1);
    const int column = static_cast<int>(colon) + 2;
    if (player.style == PlayStyle::kRandom) {
      return SyntaxError(column - 1, "random alone", Quoted(text.substr(colon)));
    }
    if (!absl::SimpleAtoi(worlds, &player.worlds) || player.worlds < 1 ||
        player.worlds > kMostPlayWorlds) {
      return SyntaxError(column, absl::StrCat("1 to ", kMostPlayWorlds, " worlds"), Quoted(worlds));
    }
    return player;
  }
  return SyntaxError(1, "play:N, deaf:N, open:N or random", Quoted(text));
}

std::string ToString(const Player& player) {
  for (const StyleName& row : kStyles) {
    if (row.style != player.style) continue;
    if (player.style == PlayStyle::kRandom) return std::string(row.name);
    return absl::StrCat(row.name, ":", player.worlds);
  }
  return "";
}

}  // namespace schafkopf
