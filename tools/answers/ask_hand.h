// Hands to be asked about as text: alone, or as lines HAND [SEAT [CONTRACT]] of a file.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/people/bid_advice.h"

namespace schafkopf {

// What is asked about a hand.
struct BidTerms {
  Seat seat;
  int seats = kSeatCount;             // at the table
  std::vector<Contract> contracts;    // with `any_of` empty: all that the hand may announce
  std::vector<Contract> any_of = {};  // besides, those of them that it may announce
};

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats);

// What to advise on; errors are at the fields seat, contracts or hand. REQUIRES: `hand` is one of
// some deck at a table of so many seats.
absl::StatusOr<BidQuestion> MakeBidQuestion(CardSet hand, const BidTerms& terms,
                                            const RuleSet& rules);

// A line HAND [SEAT [CONTRACT]], hand and contract in quotes or without, the cards with spaces
// between them or none; `terms` for what it leaves out.
absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms,
                                        const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
