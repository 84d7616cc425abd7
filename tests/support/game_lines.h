// Recorded games of a text in whatever form, as lines of ours.
#ifndef SCHAFKOPF_TESTS_SUPPORT_GAME_LINES_H_
#define SCHAFKOPF_TESTS_SUPPORT_GAME_LINES_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/text/mistake.h"
#include "tools/answers/games/game_splitter.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// One by one, as all readers of games get them.
inline std::vector<InputLine> PiecesOf(const std::string& text) {
  GameSplitter games;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = absl::StripSuffix(line, "\r");
    if (!absl::StripAsciiWhitespace(line).empty()) games.Add({number, std::string(line), false});
  }
  games.End();
  std::vector<InputLine> pieces;
  while (auto game = games.Take()) pieces.push_back(*std::move(game));
  return pieces;
}

// By the lines at which they begin: "4: wenz 2 | ...", or what is wrong.
inline std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (const InputLine& game : PiecesOf(text)) {
    const auto read = ReadWrittenGame(game, kUsualOptions, GameNeeds::kNotes);
    lines.push_back(read.ok() ? absl::StrCat(game.number, ": ", read->ToLine())
                              : absl::StrCat(game.number, ":", ColumnOf(read.status()), ": ",
                                             std::string(read.status().message())));
  }
  return lines;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_GAME_LINES_H_
