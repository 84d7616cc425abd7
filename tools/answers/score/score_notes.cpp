#include "tools/answers/score/score_notes.h"

#include <algorithm>
#include <array>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/games/words.h"
#include "tools/answers/score/named_seats.h"
#include "tools/answers/score/penalties.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

std::vector<FieldRow> NoteRows() {
  std::vector<FieldRow> rows(kSheetNotes.begin(), kSheetNotes.end());
  rows.insert(rows.end(), kPenaltyNotes.begin(), kPenaltyNotes.end());
  for (const FieldRow& row : kScoreFields) {
    // The line itself names its contract and declarer, and the sheet knows its stock.
    if (row.name != "contract" && row.name != "deal" && row.name != "declarer" &&
        row.name != "stock") {
      rows.push_back(row);
    }
  }
  return rows;
}

// What says nothing about the price of a deal.
bool IsOfGame(absl::string_view name) {
  constexpr auto kNames = std::to_array<absl::string_view>({"id", "date", "bids", "claim"});
  return std::ranges::find(kNames, name) != kNames.end();
}

bool IsNumber(absl::string_view text) { return text.find_first_not_of("0123456789") == text.npos; }

// The value that a note gives its field.
absl::StatusOr<Json> ValueOf(const FieldRow& row, absl::string_view text) {
  if (row.type == FieldType::kFlag) {
    if (text.empty()) return Json(true);
    return SyntaxError(1, {words::kNothingAfter, row.name}, Quoted(text));
  }
  if (row.type == FieldType::kText) {
    if (!text.empty()) return Json(std::string(text));
    return SyntaxError(1, row.says, words::kNothing);
  }
  std::int64_t number = 0;
  if (absl::SimpleAtoi(text, &number)) return Json(number);
  if (AsksForSeats(AbslView(row.name))) return SyntaxError(1, words::kSeatOrName, Quoted(text));
  return SyntaxError(1, {words::kWholeNumberFromTo, row.least, row.most}, Quoted(text));
}

}  // namespace

absl::Status NotedLine::Place(const absl::Status& error, const Fields& of_every_line) const {
  const std::string field = FieldOf(error);
  const auto column = columns.find(field);
  if (column != columns.end() && !deal.converted) {
    return AtField("deal", ShiftColumn(error, column->second - 1));
  }
  if (column != columns.end()) return AtField("deal", NamingField(error));
  const bool of_all = (field == "round" || field == "laid" || field == "kontra") &&
                      !of_every_line.Text(field).empty();
  if (field.empty() || field == "deal" || of_all) return error;
  return AtField("deal", ShiftColumn(error, 1 - ColumnOf(error)));
}

std::vector<absl::string_view> PlayersIn(absl::string_view said) {
  std::vector<absl::string_view> players;
  if (IsNumber(said)) return players;
  for (absl::string_view player : absl::StrSplit(said, ',')) {
    players.push_back(absl::StripAsciiWhitespace(player));
  }
  return players;
}

absl::StatusOr<NotedLine> ReadNotes(const InputLine& line, const Fields& of_every_line) {
  const absl::string_view text = absl::string_view(line.text).substr(0, line.text.find('#'));
  const std::size_t end = std::min(text.find(';'), text.size());
  NotedLine noted;
  noted.deal = line;
  if (end < text.size()) noted.deal.text.resize(end);
  noted.has_cards = text.substr(0, end).find('|') != text.npos;
  const std::vector<FieldRow> rows = NoteRows();
  Json notes = Json::object();
  for (absl::string_view part :
       absl::StrSplit(text.substr(std::min(end + 1, text.size())), ';', absl::SkipWhitespace())) {
    const absl::string_view note = absl::StripAsciiWhitespace(part);
    const std::size_t space = std::min(note.find_first_of(" \t"), note.size());
    std::string name = NoteName(note.substr(0, space));
    const absl::string_view said = absl::StripAsciiWhitespace(note.substr(space));
    if (name == "claim") {
      noted.claim = {name, std::string(said), ColumnOfPart(said.empty() ? note : said, text)};
    }
    if (IsOfGame(name)) continue;
    if (name == "players" && !IsNumber(said)) {
      noted.columns["names"] = ColumnOfPart(said, text);
      for (absl::string_view who : PlayersIn(said)) {
        if (!who.empty() && std::ranges::find(noted.players, who) != noted.players.end()) {
          return AtField("deal",
                         SyntaxError(ColumnOfPart(who, text), words::kEachNameOnce, Quoted(who)));
        }
        noted.players.emplace_back(who);
      }
      continue;
    }
    if (name == "seats") name = "players";
    const int at = ColumnOfPart(note, text);
    const auto row = std::ranges::find(rows, name, &FieldRow::name);
    if (row == rows.end() || notes.contains(name)) {
      return AtField("deal", SyntaxError(at, words::kNotes, Quoted(note)));
    }
    noted.columns[name] = said.empty() ? at : ColumnOfPart(said, text);
    auto value = ValueOf(*row, said);
    if (!value.ok()) return noted.Place(AtField(name, value.status()), of_every_line);
    notes[name] = *std::move(value);
  }
  if (notes.contains("round") && notes["round"] == "none") {
    noted.no_round = true;
    notes["round"] = "";
  }
  const auto fields = Fields::Read(notes, rows);
  if (!fields.ok()) return noted.Place(fields.status(), of_every_line);
  if (auto instead = CheckInstead(*fields); !instead.ok()) {
    return noted.Place(instead, of_every_line);
  }
  noted.told = Over(*fields, of_every_line);
  if (const auto forehand = fields->FindNumber("forehand")) noted.forehand = *forehand;
  if (const auto old = fields->FindNumber("old")) noted.old = *old;
  return noted;
}

}  // namespace schafkopf
