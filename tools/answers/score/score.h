// The price of one deal as the program says it: settled, explained, as text and as JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/money/doubling.h"
#include "engine/money/ramsch.h"
#include "engine/money/sjavs_score.h"
#include "engine/money/stock.h"
#include "engine/table/rule_set.h"
#include "tools/language/language.h"

namespace schafkopf {

// What was played, and for what; seats are those of the result's order (see Score).
struct ScoreQuestion {
  Contract contract;
  Deck deck = Deck::kLong;
  int hand_size = 8;
  int players = 4;
  int declarers = 1;               // seats of the declarer's side
  Value value;                     // of what was played
  Laufende run{};                  // as dealt
  std::vector<Captured> captured;  // by seat; where every seat plays for itself
  Doublings doublings;
  Cents stock;
  bool one_player = false;           // Sjavs: one player took all tricks
  int carried = 0;                   // Sjavs: from a deal that ended 60:60
  std::optional<int> target;         // points promised, where they were raised
  std::vector<std::string> assumed;  // arguments not given that might decide
};

// About a dealt game that nobody doubled, of which `side` declares; without its value.
ScoreQuestion AboutDeal(const Deal& deal, SeatSet side);

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
absl::StatusOr<Score> ScoreOf(const ScoreQuestion& question, const RuleSet& rules);

// What was taken for granted where the question does not say it, a line for each.
std::vector<std::string> AssumptionLines(const ScoreQuestion& question, Language language);

// The fields of interface.md and more.
nlohmann::ordered_json ScoreJson(const Score& score);
// Line by line how the price comes about, then the payments.
std::vector<std::string> ScoreLines(const ScoreQuestion& question, const Score& score,
                                    Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_H_
