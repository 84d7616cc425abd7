// Finished deals priced one after the other: what one leaves, such as the stock or a Bock, goes on
// to the next.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_LINES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_LINES_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/evening.h"
#include "engine/text/input_line.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/score/score.h"
#include "tools/answers/score/score_notes.h"

namespace schafkopf {

struct DealScore {
  static constexpr std::string_view kTo = "deal";

  FinishedDeal deal;
  Score score = {};                  // its payments by seat
  Chair forehand = {};               // who led the deal
  PerChair<std::string> names = {};  // as far as they are known; of a sheet

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// What a score sheet asks beyond the prices of its deals.
struct SheetTerms {
  int chairs = kSeatCount;
  Chair forehand;       // of the first deal
  bool strict = false;  // every deal has to be one that the rounds, and option all_pass, allow
  PerChair<std::string> names = {};  // empty where they are not told, as deals may do
};

class DealScorer {
 public:
  // Of what is told the stock, what Sjavs carried, the doublings and the round count, for every
  // deal. Errors are at the fields round, laid or kontra. REQUIRES: `told` outlives the scorer.
  static absl::StatusOr<DealScorer> Make(const Fields& told, const RuleSet& rules,
                                         const SheetTerms& table = {});

  // Errors are at the fields deal, round, laid or kontra, or at none; the deal then counts as dealt
  // but not noted (see Evening::Skip).
  absl::StatusOr<DealScore> Next(const InputLine& line);

  const Evening& evening() const { return evening_; }
  // Who sits where, as far as it was told. Of a sheet.
  const PerChair<std::string>& names() const { return names_; }

 private:
  DealScorer(const Fields& told, RuleSet rules, const SheetTerms& table)
      : told_(told),
        rules_(std::move(rules)),
        table_(table),
        names_(table.names),
        evening_(rules_.options, table.chairs, table.forehand,
                 {.stock = Cents(static_cast<int>(told.Number("stock"))),
                  .carried = static_cast<int>(told.Number("carried"))}) {}

  absl::StatusOr<DealScore> Price(const NotedLine& noted,
                                  const absl::StatusOr<const RoundRow*>& due, Chair forehand) const;
  absl::StatusOr<FinishedDeal> ReadCards(const NotedLine& noted, const RoundRow* round) const;
  absl::StatusOr<FinishedDeal> ReadNoted(const NotedLine& noted, const RoundRow* round) const;
  absl::StatusOr<const RoundRow*> RoundOf(const NotedLine& noted) const;
  absl::Status CheckPassed(const NotedLine& noted, const RoundRow* round) const;
  absl::Status CheckTable(const FinishedDeal& deal) const;
  Chair ForehandOf(const NotedLine& noted, const RoundRow* round) const;
  // Where somebody of that name sits; nobody has an empty one.
  std::optional<Chair> ChairNamed(absl::string_view name) const;
  absl::Status CheckPlayers(const NotedLine& noted, Chair forehand) const;
  std::vector<std::string> SeatedAt(const InputLine& line) const;
  std::vector<std::string> PlayersOf(const NotedLine& noted, Chair forehand) const;
  void AddOwed(FinishedDeal& deal) const;
  FinishedDeal Passed(DealLine line) const;
  NotedDeal NotedOf(const DealScore& scored, const NotedLine& noted) const;

  const Fields& told_;  // of every line
  RuleSet rules_;
  SheetTerms table_;
  PerChair<std::string> names_;
  Evening evening_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_LINES_H_
