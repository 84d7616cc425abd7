// The questions of `ask` as text.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/rule_set.h"
#include "solver/people/advice.h"
#include "tools/cli/cli.h"

namespace schafkopf {

// What is asked about a hand.
struct AskTerms {
  Seat seat;
  int seats = kSeatCount;           // at the table
  std::vector<Contract> contracts;  // empty: all of the rule set that the hand may announce
};

// Whether a hand alone can be asked about a contract: its owner declares it, and the hands are as
// dealt.
bool CanBeAsked(const Contract& contract, int seats);

// The contracts of the rule set; of Kop, which no rule set has, all that somebody declares.
std::vector<Contract> Offered(const RuleSet& rules, Deck deck);

// Those of RecordedContracts that the rule set has.
std::vector<Contract> KnownBids(const RuleSet& rules);

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats);

// What to advise on. REQUIRES: `hand` is one of some deck at a table of so many seats.
absl::StatusOr<AdviceQuestion> MakeQuestion(CardSet hand, const AskTerms& terms,
                                            const RuleSet& rules);

// A line of a file: HAND [SEAT [CONTRACT]], the hand in quotes or without spaces, the contract in
// quotes or without; `terms` for what it leaves out.
absl::StatusOr<AdviceQuestion> ReadQuestion(const InputLine& line, AskTerms terms,
                                            const RuleSet& rules);

// "play", "leave" or "taste", in no language.
absl::string_view NameOf(Verdict verdict);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_QUESTION_H_
