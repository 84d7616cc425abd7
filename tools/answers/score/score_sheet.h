// An evening as a score sheet: who dealt, what each deal counted, how every chair stands, what is
// owed. Players are chairs here, as seats move on with the dealer.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/table/debts.h"
#include "engine/text/message.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/score/score_lines.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

// One deal of the evening.
struct SheetRow {
  DealScore scored;
  Evening after;  // the evening once the deal is noted
  Cents unit;     // of a point: the tariff's extra

  int chairs() const { return after.chairs(); }
  Chair ChairOf(Seat seat) const { return after.ChairOf(seat, scored.forehand); }
  Chair dealer() const { return after.DealerFor(scored.forehand); }
  const DealLine& line() const { return scored.deal.line; }
  // Who declared; nothing where nobody did.
  std::optional<Chair> declarer() const;
  // What the deal moved.
  PerChair<Cents> payments() const;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // A row of the table under SheetHead.
  std::string ToText(Language language) const;
};

// The games that an Allgäuer Runde still asks for.
std::vector<std::string> GamesOf(const AllgaeuerDebt& debt);
// A sum of the evening in units of the tariff's extra; missing where that is 0 or all is Kop.
Cell InPoints(const Evening& evening, std::int64_t cents, Cents unit);
// Who would pay whom if the evening ended here, with the fewest payments: chairs by their indices,
// and number evening.chairs() is the stock.
std::vector<Debt> DebtsOf(const Evening& evening);

class ScoreSheet {
 public:
  // Errors as DealScorer's. REQUIRES: both outlive the sheet.
  static absl::StatusOr<ScoreSheet> Make(const Fields& told, const RuleSet& rules,
                                         const SheetTerms& table);

  // As DealScorer::Next: of a bad line nothing is noted, but the dealer moves on.
  absl::StatusOr<SheetRow> Next(const InputLine& line);
  const Evening& evening() const { return scorer_.evening(); }
  const PerChair<std::string>& names() const { return scorer_.names(); }

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
  PerChair<std::string> names;
  Cents unit;                             // of a point
  Language told_in = Language::kEnglish;  // of the errors

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<SheetQuestion> ReadSheet(const Fields& fields);
absl::StatusOr<SheetAnswer> AnswerOf(const SheetQuestion& question, const Watch& watch);
// How it is kept, of fields that kChairFields are among. Errors are at forehand and names.
absl::StatusOr<SheetTerms> ReadSheetTerms(const Fields& fields);

inline constexpr auto kChairFields = std::to_array<FieldRow>({
    {"chairs", FieldType::kNumber, words::kPlayersAtTableSomeSit, false, 2, kMostChairs},
    {"forehand", FieldType::kNumber, words::kChairOfSeat0In, false, 0, kMostChairs - 1, "0"},
    {"names", FieldType::kText, words::kNamesByChair},
});
inline constexpr auto kSheetFields = std::to_array<FieldRow>({
    {"deals", FieldType::kTexts, words::kFinishedDealLinesInOrder, true},
    kChairFields[0],
    kChairFields[1],
    kChairFields[2],
    {"stock", FieldType::kNumber, words::kCentsInStockBefore, false, 0, 1'000'000},
    {"round", FieldType::kText, words::kSpecialRoundThatEveryDeal},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_SHEET_H_
