// Feeds one text as a file of recorded games in whatever form: lines of ours, protocols, events,
// saved pages, tables; and as a file that is compressed or in another encoding.
// Reads: ReadOwnLine, ReadAnyDeal, ReadObjectGame, ReadNetSchafkopf, ReadSauspielEvents.
// Reads: ReadSauspielPage, PlaceAtSauspiel, CsvGames::ReadHead, SeatOfHandColumn.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/memory_file.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/games/convert.h"
#include "tools/answers/games/csv_columns.h"
#include "tools/answers/games/csv_games.h"
#include "tools/answers/games/netschafkopf.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/sauspiel.h"
#include "tools/answers/games/written_game.h"
#include "tools/batch/store/game_file.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void RequireSaid(const absl::Status& error) {
  RequireMessage(MessageOf(error).in(Language::kGerman));
}

// What was written reads back as the same cards.
void RequireSame(const InputLine& written, const WrittenGame& game) {
  const auto again = ReadWrittenGame(written, kUsualOptions, GameNeeds::kNotes);
  Require(again.ok() && again->deal == game.deal && again->head.empty() == game.head.empty(),
          "a game that does not read back", written.text);
}

// A game of a file: read, written in every form, and read again as what it was.
void ReadGameOf(const InputLine& line) {
  const auto game = ReadWrittenGame(line, kUsualOptions, GameNeeds::kNotes);
  const auto own = ReadOwnLine(line, kUsualOptions);
  if (!game.ok()) return RequireSaid(game.status());
  for (const GameTarget target : {GameTarget::kLines, GameTarget::kJson, GameTarget::kCsv,
                                  GameTarget::kOpenSchafkopf, GameTarget::kNetSchafkopf}) {
    GameWriter writer(target);
    const auto text = writer.Write(*game, line.number);
    RequireMessage(writer.Lost().in(Language::kEnglish).substr(0, 999));
    if (!text) continue;
    if (target == GameTarget::kLines || target == GameTarget::kJson) {
      RequireSame({1, *text, false}, *game);
    }
    if (target == GameTarget::kCsv) {
      auto table = CsvGames::ReadHead(CsvHead());
      table->Add({2, text->substr(text->find('\n') + 1), false});
      const auto rows = table->Finish();
      Require(rows.size() == 1, "a row that is none", *text);
      RequireSame(rows.front(), *game);
    }
  }
  if (own.ok() && game->head.empty()) {
    const auto deal = ReadAnyDeal(*own);
    Require(deal.ok() && *deal == game->deal, "a line that does not read back", own->text);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const MemoryFile memory(text);
  GameFile file(memory.path());
  while (const auto game = file.Next()) {
    Require(game->number >= 1 && game->number <= file.line_count(), "a game outside its file");
    ReadGameOf(*game);
  }
  if (const auto failure = file.failure()) RequireMessage(failure->in(Language::kEnglish));
  Require(!file.Recognised().in(Language::kGerman).empty(), "nothing recognised");

  const std::vector<InputLine> lines = LinesOf(text);
  if (const auto block = ReadNetSchafkopf(lines); !block.ok()) RequireSaid(block.status());
  if (const auto page = ReadSauspielPage(text); !page.ok()) RequireSaid(page.status());
  if (auto table = CsvGames::ReadHead(lines.front().text)) {
    for (const InputLine& line : lines) table->Add(line);
    for (const InputLine& game : table->Finish()) ReadGameOf(game);
  }
  const Json json = ReadJson(text);
  if (json.is_object()) {
    const auto game = ReadObjectGame(json, kUsualOptions, GameNeeds::kCards);
    if (!game.ok()) RequireSaid(game.status());
  }
  if (json.is_array()) {
    const std::vector<Json> events(json.begin(), json.end());
    const auto game = ReadSauspielEvents(events);
    if (!game.ok()) RequireSaid(game.status());
  }
  return 0;
}
