#include "tools/answers/score/score_notes.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

std::vector<FieldRow> NoteRows() {
  std::vector<FieldRow> rows(kSheetNotes.begin(), kSheetNotes.end());
  for (const FieldRow& row : kScoreFields) {
    // The line itself names its contract and declarer, and the sheet knows its stock.
    if (row.name != "contract" && row.name != "deal" && row.name != "declarer" &&
        row.name != "stock") {
      rows.push_back(row);
    }
  }
  return rows;
}

// The value that a note gives its field.
absl::StatusOr<Json> ValueOf(const FieldRow& row, absl::string_view text) {
  if (row.type == FieldType::kFlag) {
    if (text.empty()) return Json(true);
    return SyntaxError(1, {"nothing after $0", row.name}, Quoted(text));
  }
  if (row.type == FieldType::kText) {
    if (!text.empty()) return Json(std::string(text));
    return SyntaxError(1, AbslView(row.says), "nothing");
  }
  std::int64_t number = 0;
  if (absl::SimpleAtoi(text, &number)) return Json(number);
  return SyntaxError(1, {"a whole number from $0 to $1", row.least, row.most}, Quoted(text));
}

}  // namespace

absl::Status NotedLine::Place(const absl::Status& error,
                              const ScoreArguments& of_every_line) const {
  const std::string field = FieldOf(error);
  const auto column = columns.find(field);
  if (column != columns.end()) return AtField("deal", ShiftColumn(error, column->second - 1));
  const bool of_all = (field == "round" && !of_every_line.round.empty()) ||
                      (field == "laid" && !of_every_line.laid.empty()) ||
                      (field == "kontra" && !of_every_line.kontra.empty());
  if (field.empty() || field == "deal" || of_all) return error;
  return AtField("deal", ShiftColumn(error, 1 - ColumnOf(error)));
}

absl::StatusOr<NotedLine> ReadNotes(const InputLine& line, const ScoreArguments& arguments) {
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
    const std::string name = absl::StrReplaceAll(note.substr(0, space), {{"-", "_"}});
    const absl::string_view said = absl::StripAsciiWhitespace(note.substr(space));
    const int at = ColumnOfPart(note, text);
    const auto row = std::ranges::find(rows, name, &FieldRow::name);
    if (row == rows.end() || notes.contains(name)) {
      return AtField("deal", SyntaxError(at,
                                         "notes such as kontra 1, laid 0 2, round hadsch, "
                                         "forehand 3 or points 75, each once",
                                         Quoted(note)));
    }
    const int column = said.empty() ? at : ColumnOfPart(said, text);
    const auto value = ValueOf(*row, said);
    if (!value.ok()) return AtField("deal", ShiftColumn(value.status(), column - 1));
    notes[name] = *value;
    noted.columns[name] = column;
  }
  if (notes.contains("round") && notes["round"] == "none") {
    noted.no_round = true;
    notes["round"] = "";
  }
  const auto fields = Fields::Read(notes, rows);
  if (!fields.ok()) return noted.Place(fields.status(), arguments);
  if (auto instead = CheckInstead(*fields); !instead.ok()) return noted.Place(instead, arguments);
  noted.arguments = ArgumentsOf(*fields, arguments);
  if (const auto forehand = fields->FindNumber("forehand")) noted.forehand = *forehand;
  if (const auto old = fields->FindNumber("old")) noted.old = *old;
  return noted;
}

}  // namespace schafkopf
