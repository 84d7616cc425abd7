// A hand that would play itself: what may be asked about it, and the question made of it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_HAND_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/auction/bid_question.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/ask/asked_hand.h"

namespace schafkopf {

// The contracts of the rule set that a hand alone can be asked about, at a table of four.
std::vector<Contract> ContractsOfHands(const RuleSet& rules, Deck deck);

// What to advise on, exchanges chosen by `effort`; errors are at the fields seat, players,
// contracts or hand. REQUIRES: `hand` is one of some deck at a table of so many seats, or of
// ReadBidHand.
absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& asked, const AskTerms& terms,
                                            const Effort& effort = {});

// The question about a hand; errors are at the fields of MakeBidQuestion, or exact. Exchanges are
// chosen by so many threads (0: one for each processor), which changes none.
absl::StatusOr<AskQuestion> AskOf(const AskedHand& hand, const SharedTerms& terms, int threads = 0);
// About its text.
absl::StatusOr<AskQuestion> AskOfText(absl::string_view text, const SharedTerms& terms);
// About a line HAND [SEAT [CONTRACT]], whose seat and contract go before those of `terms`; errors
// are at the field exact, or at their column.
absl::StatusOr<AskQuestion> AskOfLine(const InputLine& line, const SharedTerms& terms,
                                      int threads = 0);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_HAND_H_
