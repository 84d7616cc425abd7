// The price of one deal as the program says it: settled, explained, as text and as JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/ramsch.h"
#include "engine/money/sjavs_score.h"
#include "engine/money/stock.h"
#include "engine/table/rule_set.h"
#include "tools/answers/score/finished_deal.h"
#include "tools/language/language.h"

namespace schafkopf {

// Payments stand in this order: declarer, partner if there is one, opponents; in games of each for
// himself by seat.
struct Score {
  std::optional<bool> won;  // nothing where nobody declares, or nobody wins
  Result result{};
  int laufende = 0;  // paid for
  Cents price;
  std::vector<PriceStep> steps;
  std::vector<Cents> payments;  // the stock included
  Cents stock_left;
  Cents reuegeld;
  std::optional<RamschTerms::Result> ramsch;
  std::optional<SjavsScore> sjavs;
  nlohmann::ordered_json extra;  // fields of one game only
};

// InvalidArgument where the table's options forbid the doublings.
absl::StatusOr<Score> ScoreOf(const FinishedDeal& deal, const RuleSet& rules);

// What was taken for granted where nobody told it, a line for each.
std::vector<std::string> AssumptionLines(const FinishedDeal& deal, Language language);

// The fields of interface.md and more.
nlohmann::ordered_json ScoreJson(const Score& score);
// Line by line how the price comes about, then the payments.
std::vector<std::string> ScoreLines(const FinishedDeal& deal, const Score& score,
                                    Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_H_
