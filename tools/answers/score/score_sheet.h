// An evening as a score sheet: who dealt, what each deal counted, how every chair stands, what is
// owed. Players are chairs here, as seats move on with the dealer.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_

#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/message.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

// One deal of the evening.
struct SheetRow {
  DealScore scored;
  Evening after;  // the evening once the deal is noted
  Cents unit;     // of a point: the tariff's extra

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // A row of the table under SheetHead.
  std::string ToText(Language language) const;
};

// The sheet as text: the heads of its columns; and beneath the rows how the evening ended.
std::string SheetHead(int chairs, Language language);
std::string SheetLine(std::int64_t number, const absl::StatusOr<SheetRow>& row, Language language);
std::string SheetFoot(const Evening& evening, Cents unit, Language language);

class ScoreSheet {
 public:
  // Errors as DealScorer's. REQUIRES: both outlive the sheet.
  static absl::StatusOr<ScoreSheet> Make(const Fields& told, const RuleSet& rules,
                                         const SheetTerms& table);

  // As DealScorer::Next: of a bad line nothing is noted, but the dealer moves on.
  absl::StatusOr<SheetRow> Next(const InputLine& line);
  const Evening& evening() const { return scorer_.evening(); }

 private:
  ScoreSheet(DealScorer scorer, Cents unit) : scorer_(std::move(scorer)), unit_(unit) {}

  DealScorer scorer_;
  Cents unit_;
};

// A whole evening as one question.
struct SheetQuestion {
  std::vector<std::string> deals;  // lines in order
  SheetTerms table;
  Fields told;  // of every deal
  RuleSet rules;
  Language language = Language::kEnglish;  // of what is wrong with a line
};

struct SheetAnswer {
  std::vector<absl::StatusOr<SheetRow>> rows;  // an error where the line is bad
  Evening end;
  Cents unit;                             // of a point
  Language told_in = Language::kEnglish;  // of the errors

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<SheetQuestion> ReadSheet(const Fields& fields);
absl::StatusOr<SheetAnswer> AnswerOf(const SheetQuestion& question, const Watch& watch);

inline constexpr FieldRow kChairsField = {
    "chairs", FieldType::kNumber, words::kPlayersAtTableSomeSit, false, 2, kMostChairs, "4"};
inline constexpr FieldRow kForehandField = {
    "forehand", FieldType::kNumber, words::kChairOfSeat0In, false, 0, kMostChairs - 1, "0"};
inline constexpr auto kSheetFields = std::to_array<FieldRow>({
    {"deals", FieldType::kTexts, words::kFinishedDealLinesInOrder, true},
    kChairsField,
    kForehandField,
    {"stock", FieldType::kNumber, words::kCentsInStockBefore, false, 0, 1'000'000},
    {"round", FieldType::kText, words::kSpecialRoundThatEveryDeal},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_
