// Hands to be asked about as text: alone, or as lines HAND [SEAT [CONTRACT]] of a file.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/people/bid_advice.h"
#include "tools/answers/ask_round.h"

namespace schafkopf {

// What is asked about a hand.
struct BidTerms {
  Seat seat;
  int seats = kSeatCount;             // that play
  std::vector<Contract> contracts;    // with `any_of` empty: all that the hand may announce
  std::vector<Contract> any_of = {};  // besides, those of them that it may announce
  std::optional<AskedRound> round = {};
  std::optional<Seat> offerer = {};  // of a wedding that names the asker's seat
};

// A contract as it is named with its round: "zupf:E", "Schieber", "Teufelsrunde:G"; `contract` is
// then "solo:E", "solo", "solo:G".
struct RoundName {
  std::optional<AskedRound> round;
  std::string contract;
};
RoundName SplitRound(absl::string_view text);

// The contracts of the rule set that a hand alone can be asked about, at a table of four.
std::vector<Contract> ContractsOfHands(const RuleSet& rules, Deck deck);

// The cards of a hand, as BidQuestion has them.
struct AskedHand {
  CardSet cards;
  Deck deck;
  CardSet other_open = {};
};

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats);
// The same as `terms` need them: with `_` for cards not seen yet; those that forehand has taken up
// in a Schieber; of two players the eight that lie open, and behind `|` the other's.
absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, const BidTerms& terms);

// What to advise on, exchanges chosen by `estimate`; errors are at the fields seat, contracts or
// hand. REQUIRES: `hand` is one of some deck at a table of so many seats, or of ReadBidHand.
absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& hand, const BidTerms& terms,
                                            const RuleSet& rules,
                                            const EstimateOptions& estimate = {});

// A line HAND [SEAT [CONTRACT]], hand and contract in quotes or without, the cards with spaces
// between them or none; `terms` for what it leaves out.
absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms, const RuleSet& rules,
                                        const EstimateOptions& estimate = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
