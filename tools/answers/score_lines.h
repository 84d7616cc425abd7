// Finished deals priced one after the other: the stock and a Bock go on from each to the next.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_

#include <string>

#include "engine/text/input_line.h"
#include "tools/answers/answer.h"
#include "tools/answers/score_numbers.h"

namespace schafkopf {

struct DealScore {
  DealLine deal;           // one that nobody bid has a stock only
  SeatSet side;            // of the declarer; nobody where each plays for itself
  ScoreQuestion question;  // with its value
  Score score;             // its payments by seat

  Json ToJson() const;
  std::string ToText(Language language) const;
};

class DealScorer {
 public:
  // Of the arguments the stock, what Sjavs carried, the doublings and the round count, for every
  // deal. Errors are at the fields round, laid or kontra. REQUIRES: both outlive the scorer.
  static absl::StatusOr<DealScorer> Make(const ScoreArguments& arguments, const RuleSet& rules);

  // Errors are at the fields deal, round or kontra, or at none; the deal then counts as not played.
  absl::StatusOr<DealScore> Next(const InputLine& line);

 private:
  DealScorer(const ScoreArguments& arguments, Doublers doublers, const RuleSet& rules)
      : arguments_(arguments),
        doublers_(std::move(doublers)),
        rules_(rules),
        stock_(arguments.stock) {}

  DealScore Passed(DealLine deal);
  absl::StatusOr<ScoreQuestion> QuestionOf(const DealLine& line, SeatSet side) const;
  absl::Status CheckKreuz(const DealLine& line) const;

  const ScoreArguments& arguments_;
  Doublers doublers_;
  const RuleSet& rules_;
  Cents stock_;
  int bock_ = 0;  // carried from a deal nobody bid
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_LINES_H_
