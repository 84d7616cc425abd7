#include "tools/answers/games/csv_games.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
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
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
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
    {"fine", "fine"},
    {"strafe", "fine"},
    {"asked", "asked"},
    {"verlangt", "asked"},
});
// In the order in which they are written.
constexpr auto kWritten = std::to_array<string_view>(
    {"id",     "date",   "players", "contract", "declarer", "partner", "hand 0",
     "hand 1", "hand 2", "hand 3",  "played",   "result",   "points",  "tricks",
     "lauf",   "bids",   "kontra",  "laid",     "forehand", "round",   "bock",
     "revoke", "claim",  "fine",    "asked"});
// Those whose cells may name players.
constexpr auto kWho = std::to_array<string_view>(
    {"declarer", "partner", "kontra", "laid", "forehand", "dealer", "revoke", "claim"});

bool NamesPlayers(string_view key) { return std::ranges::find(kWho, key) != kWho.end(); }

bool IsNumbers(string_view text) { return text.find_first_not_of("0123456789 ,/-") == text.npos; }

// Whose hand a column holds.
std::optional<std::size_t> SeatOfHand(string_view key) {
  if (!absl::StartsWith(key, "hand ")) return std::nullopt;
  return static_cast<std::size_t>(key.back() - '0');
}

string_view KeyOf(string_view name) {
  const std::string lower = absl::AsciiStrToLower(absl::StripAsciiWhitespace(name));
  const auto found = std::ranges::find(kColumnNames, string_view(lower), &ColumnName::name);
  return found == kColumnNames.end() ? "" : found->key;
}

std::string CellText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  // A comma parts names.
  return absl::StrJoin(value, ", ", [](std::string* out, const Json& each) {
    *out += absl::StrReplaceAll(CellText(each), {{",", " "}});
  });
}

}  // namespace

CsvGames::Cells CsvGames::SplitRow(string_view row, char separator) {
  Cells split;
  std::vector<std::string>& cells = split.texts;
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
      split.begins.push_back(i + 1);
    } else {
      cells.back() += c;
    }
  }
  for (std::string& cell : cells) cell = std::string(absl::StripAsciiWhitespace(cell));
  return split;
}

string_view CsvGames::Row::Cell(std::size_t column) const {
  return column < cells.texts.size() ? string_view(cells.texts[column]) : "";
}

int CsvGames::Row::ColumnOf(std::size_t column) const {
  return ColumnAt(line.text,
                  column < cells.begins.size() ? cells.begins[column] : line.text.size());
}

std::optional<CsvGames> CsvGames::ReadHead(string_view line) {
  for (char separator : {',', ';', '\t'}) {
    CsvGames games;
    games.separator_ = separator;
    int known = 0;
    bool has_game = false;
    for (std::string& name : SplitRow(line, separator).texts) {
      games.keys_.emplace_back(KeyOf(name));
      const std::string& key = games.keys_.back();
      known += key.empty() ? 0 : 1;
      has_game |= key == "contract";
      if (key.empty() && !name.empty()) games.unused_.push_back(std::move(name));
    }
    if (known >= 2 && has_game) return games;
  }
  return std::nullopt;
}

void CsvGames::Add(const InputLine& line) {
  constexpr std::size_t kMostLines = 16;
  bytes_ += line.text.size();
  InputLine row = open_.empty() ? line : open_.front();
  if (!open_.empty()) {
    for (std::size_t i = 1; i < open_.size(); ++i) absl::StrAppend(&row.text, "\n", open_[i].text);
    absl::StrAppend(&row.text, "\n", line.text);
  }
  Cells cells = SplitRow(row.text, separator_);
  if (cells.open == 0) {
    open_.clear();
    return AddRow(std::move(row), std::move(cells));
  }
  open_.push_back(line);
  if (open_.size() > kMostLines) RefuseFirst();
}

void CsvGames::RefuseFirst() {
  std::vector<InputLine> lines = std::exchange(open_, {});
  Cells cells = SplitRow(lines.front().text, separator_);
  AddRow(std::move(lines.front()), std::move(cells));
  for (std::size_t i = 1; i < lines.size(); ++i) {
    bytes_ -= lines[i].text.size();
    Add(lines[i]);
  }
}

// A row that is no game has a quote without an end, or ends before its contract.
void CsvGames::AddRow(InputLine line, Cells cells) {
  const string_view text = line.text;
  const auto contract = std::ranges::find(keys_, "contract") - keys_.begin();
  if (cells.open > 0) {
    line.refusal = SyntaxError(ColumnAt(text, cells.open - 1), words::kClosingQuote,
                               Quoted(text.substr(cells.open - 1)));
  } else if (std::ssize(cells.texts) <= contract) {
    line.refusal = SyntaxError(1, {words::kCellsOfRow, keys_.size()}, cells.texts.size());
  } else if (std::ranges::all_of(cells.texts, &std::string::empty)) {
    return;
  }
  rows_.push_back({std::move(line), std::move(cells)});
}

// The columns that bear names, with those between them; where none does, whoever declares or is a
// partner. Once they are known only the latter are joined by others.
void CsvGames::FindChairs() {
  auto first = unused_.end();
  auto last = unused_.begin();
  for (const Row& row : rows_) {
    if (!row.line.refusal.ok() || has_chairs_in_head_) continue;
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      const std::string& key = keys_[i];
      names_seats_ |= key == "players" && !row.Cell(i).empty();
      if (!NamesPlayers(key)) continue;
      for (string_view part : absl::StrSplit(row.Cell(i), ',')) {
        const std::string name(absl::StripAsciiWhitespace(part));
        if (IsNumbers(name)) continue;
        if (const auto at = std::ranges::find(unused_, name); at != unused_.end()) {
          first = std::min(first, at);
          last = std::max(last, at + 1);
        }
        if ((key == "declarer" || key == "partner") && !ChairOf(name)) chairs_.push_back(name);
      }
    }
  }
  if (first != unused_.end()) {
    has_chairs_in_head_ = true;
    chairs_.assign(first, last);
  }
  if (names_seats_) chairs_.clear();
}

int CsvGames::chair_count() const {
  return static_cast<int>(std::max<std::size_t>(chairs_.size(), kSeatCount));
}

// A chair by its number or name; nothing where it is none.
std::optional<int> CsvGames::ChairOf(string_view text) const {
  int number = 0;
  if (absl::SimpleAtoi(text, &number)) {
    return number >= 0 && number < chair_count() ? std::optional(number) : std::nullopt;
  }
  const auto found = std::ranges::find(chairs_, text);
  if (found == chairs_.end()) return std::nullopt;
  return static_cast<int>(found - chairs_.begin());
}

absl::Status CsvGames::RefusalOf(const Row& row) const {
  for (std::size_t i = 0; i < keys_.size() && !chairs_.empty(); ++i) {
    if (!NamesPlayers(keys_[i]) || IsNumbers(row.Cell(i))) continue;
    for (string_view part : absl::StrSplit(row.Cell(i), ',')) {
      part = absl::StripAsciiWhitespace(part);
      if (part.empty() || IsNumbers(part) || ChairOf(part)) continue;
      return SyntaxError(row.ColumnOf(i), words::kSeatOrName, Quoted(part));
    }
  }
  return RefusalOfHands(row);
}

// All four hands are told, or none, or the first three of a game of three.
absl::Status CsvGames::RefusalOfHands(const Row& row) const {
  std::array<bool, kSeatCount> told = {};
  std::array<std::optional<std::size_t>, kSeatCount> columns;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const auto seat = SeatOfHand(keys_[i]);
    if (!seat) continue;
    told[*seat] = !row.Cell(i).empty();
    columns[*seat] = i;
  }
  if (std::ranges::none_of(told, std::identity())) return absl::OkStatus();
  for (std::size_t seat = 0; seat + 1 < kSeatCount; ++seat) {
    if (told[seat]) continue;
    const int column = columns[seat] ? row.ColumnOf(*columns[seat]) : 1;
    return SyntaxError(column, {words::kHandOfSeat, seat}, words::kNothing);
  }
  return absl::OkStatus();
}

Json CsvGames::ObjectOf(const Row& row) const {
  Json object = Json::object();
  if (!chairs_.empty()) {
    for (int seat = 0; seat < kSeatCount; ++seat) {
      const auto chair = static_cast<std::size_t>((forehand_ + seat) % chair_count());
      object["players"].push_back(chair < chairs_.size() ? chairs_[chair] : "");
    }
    object["forehand"] = absl::StrCat(forehand_);
  }
  std::array<string_view, kSeatCount> hands;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const std::string& key = keys_[i];
    const string_view cell = row.Cell(i);
    if (key.empty() || cell.empty() || key == "dealer") continue;
    if (key == "forehand" && !chairs_.empty()) continue;
    if (const auto seat = SeatOfHand(key)) {
      hands[*seat] = cell;
    } else if (key == "players") {
      Json& players = object["players"] = Json::array();
      for (string_view name : absl::StrSplit(cell, ',')) {
        players.push_back(std::string(absl::StripAsciiWhitespace(name)));
      }
    } else {
      object[key] = std::string(cell);
    }
  }
  for (string_view hand : hands) {
    if (!hand.empty()) object["hands"].push_back(std::string(hand));
  }
  const bool told = object.contains("declarer") || object.contains("played");
  if (!object.contains("contract")) object["contract"] = told ? "" : std::string(kPassed);
  return object;
}

// To where a row says that it was.
void CsvGames::MoveForehand(const Row& row) {
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const bool forehand = keys_[i] == "forehand";
    if (!forehand && keys_[i] != "dealer") continue;
    if (const auto chair = ChairOf(row.Cell(i))) {
      forehand_ = forehand ? *chair : (*chair + 1) % chair_count();
    }
  }
}

std::vector<InputLine> CsvGames::Take() {
  FindChairs();
  bytes_ = 0;
  for (const InputLine& line : open_) bytes_ += line.text.size();
  std::vector<InputLine> games;
  for (Row& row : std::exchange(rows_, {})) {
    if (row.line.refusal.ok()) {
      MoveForehand(row);
      row.line.refusal = RefusalOf(row);
      if (row.line.refusal.ok()) row.line.text = JsonText(ObjectOf(row));
      forehand_ = (forehand_ + 1) % chair_count();
    }
    games.push_back(std::move(row.line));
  }
  return games;
}

std::vector<InputLine> CsvGames::Finish() {
  while (!open_.empty()) RefuseFirst();
  return Take();
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
    if (const auto seat = SeatOfHand(key)) {
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
