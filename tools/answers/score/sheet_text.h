// The score sheet as people read it: a table in a terminal, a table for other programs, a page to
// pin up.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SHEET_TEXT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SHEET_TEXT_H_

#include <span>
#include <string>
#include <vector>

#include "tools/answers/score/score_sheet.h"

namespace schafkopf {

// Number `line` of the sheet; an error where it is bad.
struct SheetLine {
  std::int64_t number;
  absl::StatusOr<SheetRow> row;
};

// Who sits on a chair, else its number.
std::string ChairText(Chair chair, const PerChair<std::string>& names);

// What was played and how it ended.
std::string GameText(const SheetRow& row, Language language);
// What somebody had to pay for in a deal, a line each.
std::vector<std::string> PenaltyTexts(const SheetRow& row, Language language);

// As text: the heads of its columns, a row, and beneath the rows how the evening ended, of whose
// deals so many could not be noted.
std::string SheetHead(int chairs, const PerChair<std::string>& names, Language language);
std::string TextOf(const SheetLine& line, Language language);
std::string SheetFoot(const Evening& evening, const PerChair<std::string>& names, Cents unit,
                      std::ptrdiff_t missing, Language language);

// As CSV, a line each without its end: with columns of each chair, named as whoever sits there.
std::string SheetCsvHead(int chairs, const PerChair<std::string>& names);
std::string CsvOf(const SheetLine& line, int chairs, Language language);

// The whole sheet as an SVG picture, a page wide. REQUIRES: the evening and the names after it.
std::string SheetSvg(std::span<const SheetLine> lines, const Evening& evening,
                     const PerChair<std::string>& names, Cents unit, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SHEET_TEXT_H_
