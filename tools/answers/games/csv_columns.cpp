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

namespace schafkopf {
namespace {

using absl::string_view;

// What a column is called, in lower case, and the key it is.
struct ColumnName {
  string_view name, key;
};
constexpr auto kColumnNames = std::to_array<ColumnName>({
    {"id", "id"},
    {"nr", "id"},
    {"nr.", "id"},
    {"no", "id"},
    {"no.", "id"},
    {"nummer", "id"},
    {"spielnr", "id"},
    {"number", "id"},
    {"date", "date"},
    {"datum", "date"},
    {"contract", "contract"},
    {"game", "contract"},
    {"spiel", "contract"},
    {"spielart", "contract"},
    {"declarer", "declarer"},
    {"player", "declarer"},
    {"spieler", "declarer"},
    {"ansager", "declarer"},
    {"alleinspieler", "declarer"},
    {"partner", "partner"},
    {"mitspieler", "partner"},
    {"points", "points"},
    {"augen", "points"},
    {"punkte", "points"},
    {"tricks", "tricks"},
    {"stiche", "tricks"},
    {"lauf", "lauf"},
    {"laufende", "lauf"},
    {"runners", "lauf"},
    {"kontra", "kontra"},
    {"contra", "kontra"},
    {"laid", "laid"},
    {"gelegt", "laid"},
    {"leger", "laid"},
    {"klopfer", "laid"},
    {"geklopft", "laid"},
    {"bids", "bids"},
    {"ansagen", "bids"},
    {"players", "players"},
    {"am tisch", "players"},
    {"hand 0", "hand 0"},
    {"hand 1", "hand 1"},
    {"hand 2", "hand 2"},
    {"hand 3", "hand 3"},
    {"blatt 0", "hand 0"},
    {"blatt 1", "hand 1"},
    {"blatt 2", "hand 2"},
    {"blatt 3", "hand 3"},
    {"played", "played"},
    {"gespielt", "played"},
    {"karten", "played"},
    {"result", "result"},
    {"ergebnis", "result"},
    {"forehand", "forehand"},
    {"vorhand", "forehand"},
    {"dealer", "dealer"},
    {"geber", "dealer"},
    {"round", "round"},
    {"runde", "round"},
    {"bock", "bock"},
    {"revoke", "revoke"},
    {"renonce", "revoke"},
    {"claim", "claim"},
    {"fine", "fine"},
    {"strafe", "fine"},
    {"asked", "asked"},
    {"verlangt", "asked"},
    {"seats", "seats"},
    {"deck", "deck"},
    {"layers", "layers"},
    {"stoss", "stoss"},
    {"side", "side"},
    {"target", "target"},
    {"trumps", "trumps"},
    {"highest", "highest"},
    {"sau", "sau"},
    {"one_player", "one_player"},
    {"carried", "carried"},
    {"ouvert", "ouvert"},
    {"old", "old"},
});
// In the order in which they are written.
constexpr auto kWritten = std::to_array<string_view>(
    {"id",      "date",   "players",    "contract", "declarer", "partner", "hand 0", "hand 1",
     "hand 2",  "hand 3", "played",     "result",   "points",   "tricks",  "lauf",   "bids",
     "kontra",  "laid",   "forehand",   "round",    "bock",     "revoke",  "claim",  "fine",
     "asked",   "seats",  "deck",       "layers",   "stoss",    "side",    "target", "trumps",
     "highest", "sau",    "one_player", "carried",  "ouvert",   "old"});
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
  const auto found = std::ranges::find(kColumnNames, string_view(lower), &ColumnName::name);
  return found == kColumnNames.end() ? "" : found->key;
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

std::optional<std::string> CsvRow(const WrittenGame& game) {
  if (!game.deal.covers.empty()) return std::nullopt;
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
