#include "tools/answers/games/csv_columns.h"

#include <algorithm>
#include <array>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "engine/text/string_views.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

// Each a key, in the order in which they are written.
constexpr auto kWritten = std::to_array<string_view>(
    {"id",      "date",   "players",    "contract", "declarer", "partner", "hand 0", "hand 1",
     "hand 2",  "hand 3", "played",     "result",   "points",   "tricks",  "lauf",   "bids",
     "kontra",  "laid",   "forehand",   "round",    "bock",     "revoke",  "claim",  "fine",
     "asked",   "seats",  "deck",       "layers",   "stoss",    "side",    "target", "trumps",
     "highest", "sau",    "one_player", "carried",  "ouvert",   "old"});

// What a column is called besides NoteName, in lower case, and the key it is.
struct ColumnName {
  string_view name, key;
};
constexpr auto kColumnNames = std::to_array<ColumnName>({
    {"nr", "id"},
    {"nr.", "id"},
    {"no", "id"},
    {"no.", "id"},
    {"nummer", "id"},
    {"spielnr", "id"},
    {"number", "id"},
    {"game", "contract"},
    {"spiel", "contract"},
    {"spielart", "contract"},
    {"player", "declarer"},
    {"spieler", "declarer"},
    {"ansager", "declarer"},
    {"alleinspieler", "declarer"},
    {"punkte", "points"},
    {"runners", "lauf"},
    {"contra", "kontra"},
    {"leger", "laid"},
    {"klopfer", "laid"},
    {"geklopft", "laid"},
    {"am tisch", "players"},
    {"blatt 0", "hand 0"},
    {"blatt 1", "hand 1"},
    {"blatt 2", "hand 2"},
    {"blatt 3", "hand 3"},
    {"gespielt", "played"},
    {"karten", "played"},
    {"ergebnis", "result"},
    {"dealer", "dealer"},
    {"geber", "dealer"},
});

std::string CellText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  // A comma parts names.
  return absl::StrJoin(value, ", ", [](std::string* out, const Json& each) {
    *out += absl::StrReplaceAll(CellText(each), {{",", " "}});
  });
}

}  // namespace

string_view CsvKeyOf(string_view name) {
  const std::string lower = absl::AsciiStrToLower(absl::StripAsciiWhitespace(name));
  const auto key = std::ranges::find(kWritten, string_view(NoteName(lower)));
  if (key != kWritten.end()) return *key;
  const auto found = std::ranges::find(kColumnNames, string_view(lower), &ColumnName::name);
  return found == kColumnNames.end() ? "" : found->key;
}

std::vector<std::string> CsvKeysOf(const std::vector<std::string>& names) {
  // The second is read so only where there is no column of the first: beside "Spielart" the deals
  // are counted by "Spiel", beside "Augen" or the cards the money of a table by "Punkte".
  constexpr auto kSurer =
      std::to_array<std::pair<string_view, string_view>>({{"spielart", "spiel"},
                                                          {"augen", "punkte"},
                                                          {"karten", "punkte"},
                                                          {"gespielt", "punkte"},
                                                          {"played", "punkte"}});
  std::vector<std::string> lower;
  for (const std::string& name : names) {
    lower.push_back(absl::AsciiStrToLower(absl::StripAsciiWhitespace(name)));
  }
  std::vector<std::string> keys;
  for (const std::string& name : lower) {
    const bool beside = std::ranges::any_of(kSurer, [&](const auto& row) {
      return row.second == name && std::ranges::find(lower, row.first) != lower.end();
    });
    keys.emplace_back(beside ? "" : CsvKeyOf(name));
  }
  return keys;
}

std::optional<std::size_t> SeatOfHandColumn(string_view key) {
  if (!absl::StartsWith(key, "hand ")) return std::nullopt;
  return static_cast<std::size_t>(key.back() - '0');
}

std::string QuotedCell(string_view cell) {
  if (cell.find_first_of(",\"\n\r") == cell.npos) return std::string(cell);
  return absl::StrCat("\"", absl::StrReplaceAll(cell, {{"\"", "\"\""}}), "\"");
}

std::string CsvHead() { return absl::StrJoin(kWritten, ","); }

bool CsvHasNote(std::string_view name) {
  return std::ranges::find(kWritten, AbslView(name)) != kWritten.end();
}

absl::StatusOr<std::string> CsvRow(const WrittenGame& game) {
  if (!game.deal.covers.empty()) return NotCarried(words::kNoPlaceFaceDown);
  const Json object = ObjectOf(game);
  std::vector<std::string> cells;
  for (string_view key : kWritten) {
    std::string text;
    if (const auto seat = SeatOfHandColumn(key)) {
      if (object.contains("hands") && *seat < object["hands"].size()) {
        text = CellText(object["hands"][*seat]);
      }
    } else if (object.contains(std::string(key))) {
      text = CellText(object[std::string(key)]);
    }
    cells.push_back(QuotedCell(text));
  }
  return absl::StrJoin(cells, ",");
}

}  // namespace schafkopf
