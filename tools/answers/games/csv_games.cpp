#include "tools/answers/games/csv_games.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <tuple>
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
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/player_name.h"
#include "tools/answers/door/words.h"
#include "tools/answers/games/csv_columns.h"
#include "tools/answers/games/object_game.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

using absl::string_view;

// Those whose cells may name players: who deals, which goes round the table; who plays; the others.
constexpr auto kDealing = std::to_array<string_view>({"dealer", "forehand"});
constexpr auto kPlaying = std::to_array<string_view>({"declarer", "partner"});
constexpr auto kBeside = std::to_array<string_view>({"kontra", "laid", "revoke", "claim"});

bool IsAmong(string_view key, std::span<const string_view> keys) {
  return std::ranges::find(keys, key) != keys.end();
}

bool NamesPlayers(string_view key) {
  return IsAmong(key, kDealing) || IsAmong(key, kPlaying) || IsAmong(key, kBeside);
}

// What stands above numbers that are no player's.
bool IsNoName(string_view name) {
  constexpr auto kNoNames = std::to_array<string_view>(
      {"summe",  "sum",     "total",     "gesamt",  "saldo",     "preis", "price",  "betrag",
       "amount", "einsatz", "stake",     "wert",    "value",     "stock", "kasse",  "bemerkung",
       "notiz",  "note",    "kommentar", "comment", "kontrolle", "check", "faktor", "factor"});
  return std::ranges::find(kNoNames, string_view(absl::AsciiStrToLower(name))) != kNoNames.end();
}

// What a cell may say of money, in hundredths; nothing where it says something else.
std::optional<std::int64_t> AmountIn(string_view cell) {
  const std::string text =
      absl::StrReplaceAll(cell, {{",", "."}, {"\u2212", "-"}, {"€", ""}, {" ", ""}, {"+", ""}});
  const bool negative = absl::StartsWith(text, "-");
  std::pair<std::string, std::string> parts =
      absl::StrSplit(string_view(text).substr(negative ? 1 : 0), absl::MaxSplits('.', 1));
  auto& [whole, hundredths] = parts;
  constexpr std::size_t kDigits = 2;
  if (whole.size() > 9 || hundredths.size() > kDigits) return std::nullopt;
  hundredths.resize(kDigits, '0');
  std::int64_t amount = 0;
  const std::string digits = whole + hundredths;
  if (digits.find_first_not_of("0123456789") != digits.npos) return std::nullopt;
  if (!absl::SimpleAtoi(digits, &amount)) return std::nullopt;
  return negative ? -amount : amount;
}

bool IsNumbers(string_view text) { return text.find_first_not_of("0123456789 ,/-") == text.npos; }

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
    std::vector<std::string> names = SplitRow(line, separator).texts;
    games.keys_ = CsvKeysOf(names);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::string& key = games.keys_[i];
      known += key.empty() ? 0 : 1;
      has_game |= key == "contract";
      // Of numbers of a game there may be several.
      for (std::size_t before = 0; before < i && !key.empty() && key != "id"; ++before) {
        if (games.keys_[before] == key) games.twins_.emplace_back(before, i);
      }
      if (key.empty() && !names[i].empty()) {
        games.unused_.push_back(std::move(names[i]));
        games.unused_columns_.push_back(i);
      }
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
  for (std::size_t i = keys_.size(); line.refusal.ok() && i < cells.texts.size(); ++i) {
    if (cells.texts[i].empty()) continue;
    surplus_.push_back(line.number);
    break;
  }
  rows_.push_back({std::move(line), std::move(cells)});
}

std::vector<std::string> CsvGames::NamesIn(std::span<const string_view> keys) const {
  std::vector<std::string> names;
  std::set<std::string> seen;
  for (const Row& row : rows_) {
    if (!row.line.refusal.ok()) continue;
    for (std::size_t i = 0; i < keys_.size(); ++i) {
      if (!IsAmong(keys_[i], keys)) continue;
      for (string_view part : absl::StrSplit(row.Cell(i), ',')) {
        std::string name(absl::StripAsciiWhitespace(part));
        if (!IsNumbers(name) && seen.insert(name).second) names.push_back(std::move(name));
      }
    }
  }
  return names;
}

// Of the columns that are no keys, from `begin` to `end`: whether all hold amounts, and whether
// somebody has won there what the others lost.
CsvGames::Amounts CsvGames::AmountsIn(std::size_t begin, std::size_t end) const {
  Amounts found;
  found.all = true;
  for (const Row& row : rows_) {
    if (!row.line.refusal.ok()) continue;
    std::int64_t sum = 0;
    std::int64_t most = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const auto amount = AmountIn(row.Cell(unused_columns_[i]));
      if (!amount) return {};
      sum += *amount;
      found.some |= *amount != 0;
      most = std::max(most, *amount);
    }
    if (sum != 0) found.uneven = true;
    if (most > 0) found.even = true;
  }
  found.even = found.even && !found.uneven;
  return found;
}

// Whether gains and losses of the columns may be those of players: none is a sum or a price.
bool CsvGames::MayBeChairs(std::size_t begin, std::size_t end) const {
  return std::none_of(unused_.begin() + static_cast<std::ptrdiff_t>(begin),
                      unused_.begin() + static_cast<std::ptrdiff_t>(end),
                      [](const std::string& name) { return IsNoName(name); });
}

// The columns from the first to the last that bears one of the names (in small letters), with
// neighbours that belong to them: four if the gains of each row are its losses with them, or some
// other number of which that is so; else up to four that hold amounts.
bool CsvGames::FindChairsInHead(const std::set<std::string>& names) {
  std::size_t first = unused_.size();
  std::size_t last = 0;
  for (std::size_t i = 0; i < unused_.size(); ++i) {
    if (!names.contains(absl::AsciiStrToLower(unused_[i]))) continue;
    first = std::min(first, i);
    last = i + 1;
  }
  if (first >= last) return false;
  const auto widened = [&]() -> std::optional<std::pair<std::size_t, std::size_t>> {
    for (std::size_t size : {4U, 5U, 6U, 7U, 8U, 3U, 2U}) {
      for (std::size_t begin = last - std::min(last, size); begin <= first; ++begin) {
        const std::size_t end = begin + size;
        if (end < last || end > unused_.size() || !MayBeChairs(begin, end)) continue;
        // Who never won or lost anything is nobody.
        const bool all = (begin == first || AmountsIn(begin, begin + 1).some) &&
                         (end == last || AmountsIn(end - 1, end).some);
        if (all && AmountsIn(begin, end).even) return std::pair(begin, end);
      }
    }
    return std::nullopt;
  }();
  const auto belongs = [&](std::size_t column) {
    return last - first < kSeatCount && MayBeChairs(column, column + 1) &&
           AmountsIn(column, column + 1).all;
  };
  if (widened) {
    std::tie(first, last) = *widened;
  } else {
    while (first > 0 && belongs(first - 1)) --first;
    while (last < unused_.size() && belongs(last)) ++last;
  }
  chairs_.assign(unused_.begin() + static_cast<std::ptrdiff_t>(first),
                 unused_.begin() + static_cast<std::ptrdiff_t>(last));
  return true;
}

// Once the head has told them nobody joins them.
void CsvGames::FindChairs() {
  if (has_chairs_in_head_) return;
  const auto players = std::ranges::find(keys_, "players");
  for (const Row& row : rows_) {
    if (players == keys_.end() || !row.line.refusal.ok()) continue;
    names_seats_ |= !row.Cell(static_cast<std::size_t>(players - keys_.begin())).empty();
  }
  if (names_seats_) return chairs_.clear();
  const std::vector<std::string> dealing = NamesIn(kDealing);
  const std::vector<std::string> playing = NamesIn(kPlaying);
  const std::vector<std::string> beside = NamesIn(kBeside);
  std::set<std::string> all;
  for (const auto* names : {&dealing, &playing, &beside}) {
    for (const std::string& name : *names) all.insert(absl::AsciiStrToLower(name));
  }
  has_chairs_in_head_ = FindChairsInHead(all);
  if (has_chairs_in_head_) return;
  constexpr std::size_t kMostNames = 1000;
  for (const auto* names : {&dealing, &playing}) {
    for (const std::string& name : *names) {
      if (!ChairOf(name) && chairs_.size() < kMostNames) chairs_.push_back(name);
    }
  }
}

// Whether the head names three, who play by themselves.
bool CsvGames::is_of_three() const { return has_chairs_in_head_ && chairs_.size() == 3; }

int CsvGames::chair_count() const {
  return is_of_three() ? 3 : static_cast<int>(std::max<std::size_t>(chairs_.size(), kSeatCount));
}

// A chair by its number or name; nothing where it is none.
std::optional<int> CsvGames::ChairOf(string_view text) const {
  int number = 0;
  if (absl::SimpleAtoi(text, &number)) {
    return number >= 0 && number < chair_count() ? std::optional(number) : std::nullopt;
  }
  return PlaceOfName(chairs_, text);
}

// Whether two cells of a key say the same, maybe differently.
bool CsvGames::SaySame(string_view key, string_view a, string_view b) const {
  if (absl::EqualsIgnoreCase(a, b)) return true;
  std::int64_t one = 0, other = 0;
  if (absl::SimpleAtoi(a, &one) && absl::SimpleAtoi(b, &other)) return one == other;
  if (NamesPlayers(key)) return ChairOf(a) && ChairOf(a) == ChairOf(b);
  if (key != "contract") return false;
  const auto game = ParseGameName(a);
  const auto again = ParseGameName(b);
  return game.ok() && again.ok() && game->contract == again->contract;
}

absl::Status CsvGames::RefusalOfTwice(const Row& row) const {
  for (const auto& [before, again] : twins_) {
    const string_view other = row.Cell(before);
    const string_view cell = row.Cell(again);
    if (other.empty() || cell.empty() || SaySame(keys_[again], other, cell)) continue;
    return SyntaxError(row.ColumnOf(again), Quoted(other), Quoted(cell));
  }
  return absl::OkStatus();
}

absl::Status CsvGames::RefusalOf(const Row& row) const {
  SCHAFKOPF_DO(RefusalOfTwice(row));
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
    const auto seat = SeatOfHandColumn(keys_[i]);
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
    for (int seat = 0; seat < std::min(chair_count(), kSeatCount); ++seat) {
      const auto chair = static_cast<std::size_t>((forehand_ + seat) % chair_count());
      object["players"].push_back(chair < chairs_.size() ? chairs_[chair] : "");
    }
    object["forehand"] = absl::StrCat(forehand_);
    if (is_of_three()) object["seats"] = 3;
  }
  std::array<string_view, kSeatCount> hands;
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const std::string& key = keys_[i];
    const string_view cell = row.Cell(i);
    if (key.empty() || cell.empty() || key == "dealer") continue;
    if (key == "forehand" && !chairs_.empty()) continue;
    if (const auto seat = SeatOfHandColumn(key)) {
      hands[*seat] = cell;
    } else if (key == "players") {
      Json& players = object["players"] = Json::array();
      for (string_view name : absl::StrSplit(cell, ',')) {
        players.push_back(std::string(absl::StripAsciiWhitespace(name)));
      }
    } else {
      object[key] = cell == "true" ? Json(true) : Json(std::string(cell));
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
  bool said = chairs_.empty();
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const bool forehand = keys_[i] == "forehand";
    if (!forehand && keys_[i] != "dealer") continue;
    if (const auto chair = ChairOf(row.Cell(i))) {
      forehand_ = forehand ? *chair : (*chair + 1) % chair_count();
      said = true;
    }
  }
  turned_ |= !said;
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

}  // namespace schafkopf
