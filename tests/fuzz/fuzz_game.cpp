// Feeds one text, as a line of a file of games, to what reads recorded games however they are
// written: our lines, openschafkopf's, JSON objects.
// Reads: ReadWrittenGame, ReadDealNeeded, ReadGame, FindNote.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/text/rules/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/answers/door/game_line.h"
#include "tools/answers/games/written_game.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

// Reads it, and once more as the deal line that it comes to.
void ReadAs(const InputLine& line, const RuleOptions& options, GameNeeds needs) {
  const auto game = ReadWrittenGame(line, options, needs);
  if (!IsRead(game, line.text)) return;
  if (!game->kontra.empty()) {
    Require(game->kontra_column <= CharacterCount(line.text) + 1, "a kontra outside the line");
  }
  const std::string printed = ToString(game->deal);
  const auto again = ReadWrittenGame({1, printed, false}, options, GameNeeds::kPosition);
  Require(again.ok() && again->deal == game->deal, "a game that does not read back", line.text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const RuleSet tournament = PresetRules("tournament").value();
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const InputLine& line : LinesOf(text)) {
    for (const GameNeeds needs : {GameNeeds::kCards, GameNeeds::kPosition, GameNeeds::kJudged}) {
      ReadAs(line, kUsualOptions, needs);
      ReadAs(line, tournament.options, needs);
    }
    IsRead(ReadGame(line, kUsualOptions, GameEnd::kLastCard), line.text);
    for (const char* name : {"id", "players", "kontra"}) {
      if (const auto note = FindNote(line.text, name)) {
        Require(note->column <= CharacterCount(line.text) + 1, "a note outside the line", text);
      }
    }
  }
  return 0;
}
