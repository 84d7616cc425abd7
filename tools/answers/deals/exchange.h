// Which cards to give back in a Hochzeit, to exchange in a Zupf-Solo, to pass on in a Schieber.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_EXCHANGE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_EXCHANGE_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/exchange.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

struct ExchangeQuestion {
  InputLine deal;  // the hands before the exchange
  RuleSet rules;
};

struct ExchangeAnswer {
  Deal deal;                         // before the exchange
  std::vector<Exchange> exchanges;   // best first; none in a Schieber
  std::optional<Schieber> schieber;  // what each seat passes on

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // "EO to 2 for H7: 85; ..." or "0 passes SZ S9; 1 passes ...: 120".
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<ExchangeQuestion> ReadExchange(const Fields& fields);

// Errors are at the field deal; Cancelled where `watch` stopped a Schieber, which can take minutes.
// One solver may answer many questions, one at a time.
absl::StatusOr<ExchangeAnswer> AnswerOf(const ExchangeQuestion& question, const Watch& watch);
absl::StatusOr<ExchangeAnswer> AnswerOf(const ExchangeQuestion& question, Solver& solver,
                                        const Watch& watch = {});

inline constexpr auto kExchangeFields = std::to_array<FieldRow>({
    {"deal", FieldType::kText, words::kDealLineWithHandsBefore, true},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_EXCHANGE_H_
