// Finished deals priced one after the other: what one leaves, such as the stock or a Bock, goes on
// to the next.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_

#include <string>

#include "engine/table/evening.h"
#include "engine/text/input_line.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/score/score.h"
#include "tools/answers/score/score_arguments.h"
#include "tools/answers/score/score_notes.h"

namespace schafkopf {

struct DealScore {
  DealLine deal;                    // without hands where they were not written down
  SeatSet side;                     // of the declarer; nobody where each plays for itself
  ScoreQuestion question;           // with its value
  Score score;                      // its payments by seat
  Chair forehand;                   // who led the deal
  const RoundRow* round = nullptr;  // that it belonged to

  Json ToJson() const;
  std::string ToText(Language language) const;
};

// What a score sheet asks beyond the prices of its deals.
struct SheetTerms {
  int chairs = kSeatCount;
  Chair forehand;       // of the first deal
  bool strict = false;  // every deal has to be one that the rounds, and option all_pass, allow
};

class DealScorer {
 public:
  // Of the arguments the stock, what Sjavs carried, the doublings and the round count, for every
  // deal. Errors are at the fields round, laid or kontra. REQUIRES: both outlive the scorer.
  static absl::StatusOr<DealScorer> Make(const ScoreArguments& arguments, const RuleSet& rules,
                                         const SheetTerms& table = {});

  // Errors are at the fields deal, round, laid or kontra, or at none; the deal then counts as dealt
  // but not noted (see Evening::Skip).
  absl::StatusOr<DealScore> Next(const InputLine& line);

  const Evening& evening() const { return evening_; }

 private:
  DealScorer(const ScoreArguments& arguments, const RuleSet& rules, const SheetTerms& table)
      : arguments_(arguments),
        rules_(rules),
        table_(table),
        evening_(rules.options, table.chairs, table.forehand,
                 {.stock = Cents(arguments.stock), .carried = arguments.carried}) {}

  absl::StatusOr<DealScore> Read(NotedLine& noted) const;
  absl::StatusOr<DealScore> ReadCards(const NotedLine& noted, const DealLine& line) const;
  absl::StatusOr<DealScore> ReadNumbers(const NotedLine& noted) const;
  absl::StatusOr<const RoundRow*> RoundOf(NotedLine& noted) const;
  absl::Status CheckPassed(const RoundRow* round) const;
  absl::Status CheckTable(const DealScore& deal) const;
  void AddOwed(ScoreQuestion& question) const;
  DealScore Passed(DealLine deal) const;
  NotedDeal NotedOf(const DealScore& deal, const NotedLine& noted) const;

  const ScoreArguments& arguments_;
  const RuleSet& rules_;
  SheetTerms table_;
  Evening evening_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
