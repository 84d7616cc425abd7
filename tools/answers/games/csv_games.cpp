#include "tools/answers/games/csv_games.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/deal_fields.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/words.h"

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
});
// In the order in which they are written.
constexpr auto kWritten = std::to_array<string_view>(
    {"id",     "date",   "players",  "contract", "declarer", "partner", "hand 0", "hand 1",
     "hand 2", "hand 3", "played",   "result",   "points",   "tricks",  "lauf",   "bids",
     "kontra", "laid",   "forehand", "round",    "bock",     "revoke",  "claim"});
// Those whose cells may name players.
constexpr auto kWho = std::to_array<string_view>(
    {"declarer", "partner", "kontra", "laid", "forehand", "dealer", "revoke", "claim"});

bool NamesPlayers(string_view key) { return std::ranges::find(kWho, key) != kWho.end(); }

bool IsNumbers(string_view text) { return text.find_first_not_of("0123456789 ,/-") == text.npos; }

string_view KeyOf(string_view name) {
  const std::string lower = absl::AsciiStrToLower(absl::StripAsciiWhitespace(name));
  const auto found = std::ranges::find(kColumnNames, string_view(lower), &ColumnName::name);
  return found == kColumnNames.end() ? "" : found->key;
}

// The cells of a row; one in quotes may hold separators, line ends, and two quotes for one.
struct SplitCells {
  std::vector<std::string> cells = std::vector<std::string>(1);
  std::size_t open = 0;  // the column of a quote that does not end; 0: there is none
};
SplitCells SplitRow(string_view row, char separator) {
  SplitCells split;
  std::vector<std::string>& cells = split.cells;
  bool quoted = false;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const char c = row[i];
    if (c == '"' && quoted && i + 1 < row.size() && row[i + 1] == '"') {
      cells.back() += row[++i];
    } else if (c == '"' && (quoted || absl::StripAsciiWhitespace(cells.back()).empty())) {
      quoted = !quoted;
      split.open = quoted ? i + 1 : 0;
    } else if (c == separator && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  for (std::string& cell : cells) cell = std::string(absl::StripAsciiWhitespace(cell));
  return split;
}

std::string QuotedCell(string_view cell) {
  if (cell.find_first_of(",\"") == cell.npos) return std::string(cell);
  return absl::StrCat("\"", absl::StrReplaceAll(cell, {{"\"", "\"\""}}), "\"");
}

// A chair by its number or name; nothing where it is none.
std::optional<int> ChairOf(string_view text, const std::vector<std::string>& chairs) {
  int number = 0;
  if (absl::SimpleAtoi(text, &number)) return number;
  const auto found = std::ranges::find(chairs, text);
  if (found == chairs.end()) return std::nullopt;
  return static_cast<int>(found - chairs.begin());
}

std::string CellText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  return absl::StrJoin(value, ", ",
                       [](std::string* out, const Json& each) { *out += CellText(each); });
}

}  // namespace

std::optional<CsvGames> CsvGames::ReadHead(string_view line) {
  for (char separator : {',', ';', '\t'}) {
    CsvGames games;
    games.separator_ = separator;
    int known = 0;
    bool has_game = false;
    for (std::string& name : SplitRow(line, separator).cells) {
      const std::string key(KeyOf(name));
      known += key.empty() ? 0 : 1;
      has_game |= key == "contract";
      if (key.empty() && !name.empty()) games.unused_.push_back(name);
      games.columns_.push_back({std::move(name), key});
    }
    if (known >= 2 && has_game) return games;
  }
  return std::nullopt;
}

std::vector<std::string> CsvGames::CellsOf(string_view row) const {
  std::vector<std::string> cells = SplitRow(row, separator_).cells;
  cells.resize(columns_.size());
  return cells;
}

absl::Status CsvGames::RefusalOf(absl::string_view row) const {
  const SplitCells split = SplitRow(row, separator_);
  if (split.open > 0) {
    const auto before = row.substr(0, split.open - 1);
    return SyntaxError(CharacterCount(before) + 1, words::kQuoteThatEnds,
                       Quoted(row.substr(split.open - 1)));
  }
  const auto contract = std::ranges::find(columns_, "contract", &Column::key) - columns_.begin();
  if (std::ssize(split.cells) > contract) return absl::OkStatus();
  return SyntaxError(1, {words::kCellsOfRow, columns_.size()}, split.cells.size());
}

std::vector<InputLine> CsvGames::WholeRows() const {
  constexpr std::size_t kMostLines = 16;
  std::vector<InputLine> rows;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    InputLine row = rows_[i];
    std::size_t end = i;
    while (SplitRow(row.text, separator_).open > 0 && end + 1 < rows_.size() &&
           end - i < kMostLines) {
      absl::StrAppend(&row.text, "\n", rows_[++end].text);
    }
    if (SplitRow(row.text, separator_).open > 0) {
      row = rows_[i];
    } else {
      i = end;
    }
    row.unread = RefusalOf(row.text);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<std::string> CsvGames::Chairs(const std::vector<InputLine>& rows) const {
  std::vector<std::string> names;
  for (const InputLine& row : rows) {
    if (!row.unread.ok()) continue;
    const std::vector<std::string> cells = CellsOf(row.text);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      if (columns_[i].key == "players" && !cells[i].empty()) return {};
      if (!NamesPlayers(columns_[i].key) || IsNumbers(cells[i])) continue;
      for (string_view part : absl::StrSplit(cells[i], ',')) {
        const std::string name(absl::StripAsciiWhitespace(part));
        if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
      }
    }
  }
  const bool in_head = !names.empty() && std::ranges::all_of(names, [&](const std::string& name) {
    return std::ranges::find(unused_, name) != unused_.end();
  });
  if (!in_head) return names;
  auto first = unused_.end();
  auto last = unused_.begin();
  for (const std::string& name : names) {
    const auto at = std::ranges::find(unused_, name);
    first = std::min(first, at);
    last = std::max(last, at);
  }
  return {first, last + 1};
}

Json CsvGames::ObjectOf(const std::vector<std::string>& cells,
                        const std::vector<std::string>& chairs, int forehand) const {
  Json object = Json::object();
  if (!chairs.empty()) {
    for (int seat = 0; seat < kSeatCount; ++seat) {
      const std::size_t chair = static_cast<std::size_t>(forehand + seat) %
                                std::max<std::size_t>(chairs.size(), kSeatCount);
      object["players"].push_back(chair < chairs.size() ? chairs[chair] : "");
    }
    object["forehand"] = absl::StrCat(forehand);
  }
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const std::string& key = columns_[i].key;
    const std::string& cell = cells[i];
    if (key.empty() || cell.empty() || key == "dealer") continue;
    if (key == "forehand" && !chairs.empty()) continue;
    if (absl::StartsWith(key, "hand ")) {
      object["hands"].push_back(cell);
    } else if (key == "players") {
      Json& players = object["players"] = Json::array();
      for (string_view name : absl::StrSplit(cell, ',')) {
        players.push_back(std::string(absl::StripAsciiWhitespace(name)));
      }
    } else {
      object[key] = cell;
    }
  }
  const bool told = object.contains("declarer") || object.contains("played");
  if (!object.contains("contract")) object["contract"] = told ? "" : std::string(kPassed);
  return object;
}

std::vector<InputLine> CsvGames::Finish() const {
  const std::vector<InputLine> rows = WholeRows();
  const std::vector<std::string> chairs = Chairs(rows);
  const int count = static_cast<int>(std::max<std::size_t>(chairs.size(), kSeatCount));
  std::vector<InputLine> games;
  int forehand = 0;
  for (const InputLine& row : rows) {
    if (!row.unread.ok()) {
      games.push_back(row);
      continue;
    }
    const std::vector<std::string> cells = CellsOf(row.text);
    if (std::ranges::all_of(cells, &std::string::empty)) continue;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const auto chair = ChairOf(cells[i], chairs);
      if (!chair || *chair < 0 || *chair >= count) continue;
      if (columns_[i].key == "forehand") forehand = *chair;
      if (columns_[i].key == "dealer") forehand = (*chair + 1) % count;
    }
    const Json object = ObjectOf(cells, chairs, forehand);
    games.push_back(
        {row.number, object.dump(-1, ' ', false, Json::error_handler_t::replace), row.cut});
    forehand = (forehand + 1) % count;
  }
  return games;
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
    if (absl::StartsWith(key, "hand ")) {
      const auto seat = static_cast<std::size_t>(key.back() - '0');
      if (object.contains("hands") && seat < object["hands"].size()) {
        text = CellText(object["hands"][seat]);
      }
    } else if (object.contains(std::string(key))) {
      text = CellText(object[std::string(key)]);
    }
    cells.push_back(QuotedCell(text));
  }
  return absl::StrJoin(cells, ",");
}

}  // namespace schafkopf
