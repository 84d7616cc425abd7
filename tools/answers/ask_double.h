// "Should I lay?" after the first cards, and "should I say Kontra?": questions about doubling.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/rule_set.h"
#include "solver/people/advice.h"
#include "tools/answers/ask_text.h"

namespace schafkopf {

// Whether text is a hand of which not every card is known: "EO GO HU HA _ _ _ _".
bool HasUnknownCards(absl::string_view text);

// The question of a seat that sees a part of its hand.
absl::StatusOr<RoundQuestion> LayQuestion(absl::string_view text, Seat seat, const RuleSet& rules);
// The question of an opponent of `declarer`. An error where hand, seats and contract do not go
// together, or the contract is not among the recorded ones.
absl::StatusOr<RoundQuestion> KontraQuestion(CardSet hand, Seat seat, const Contract& contract,
                                             Seat declarer, const RuleSet& rules);
// Whether the table doubles there, and is one whose rounds were recorded.
absl::Status CheckTable(const RoundQuestion& question, const RuleSet& rules);

// An answer with its assumptions. REQUIRES: estimate.worlds > 0.
struct DoubleAnswer {
  const RoundQuestion& question;
  const RoundEstimate& estimate;
  const RuleSet& rules;
  std::uint64_t seed;
};
// kPlay: double; kLeave: it would cost.
Verdict VerdictOn(const RoundEstimate& estimate);
std::string DoubleText(const DoubleAnswer& answer, Language language);
// One JSON object. `verdict` is lay or kontra, leave, taste.
std::string DoubleJson(const DoubleAnswer& answer, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
