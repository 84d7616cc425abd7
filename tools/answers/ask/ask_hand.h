// What may be asked about a hand that would play itself: of one, or of lines of a file.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/advice/bid_advice.h"
#include "tools/answers/ask/ask_round.h"
#include "tools/answers/ask/asked_hand.h"

namespace schafkopf {

// What is asked about a hand.
struct BidTerms {
  Seat seat;
  int seats = kSeatCount;             // that play
  std::vector<Contract> contracts;    // with `any_of` empty: all that the hand may announce
  std::vector<Contract> any_of = {};  // besides, those of them that it may announce
  std::optional<AskedRound> round = {};
  std::optional<Seat> offerer = {};  // of a wedding that names the asker's seat

  // Adds a contract that is named, or those of a name that lacks its suit, unless they are there.
  void Name(const std::vector<Contract>& named);
  void NameAnyOf(const std::vector<Contract>& named) { AddTo(any_of, named); }
  SoloRound solo() const { return round ? round->solo() : SoloRound::kNone; }

 private:
  void AddTo(std::vector<Contract>& with, const std::vector<Contract>& named);
};

// The contracts of the rule set that a hand alone can be asked about, at a table of four.
std::vector<Contract> ContractsOfHands(const RuleSet& rules, Deck deck);

// What to advise on, exchanges chosen by `estimate`; errors are at the fields seat, contracts or
// hand. REQUIRES: `hand` is one of some deck at a table of so many seats, or of ReadBidHand.
absl::StatusOr<BidQuestion> MakeBidQuestion(const AskedHand& hand, const BidTerms& terms,
                                            const RuleSet& rules,
                                            const EstimateOptions& estimate = {},
                                            const Effort& effort = {});

// A line as ReadHandLine reads it; `terms` for what it leaves out.
absl::StatusOr<BidQuestion> ReadBidLine(const InputLine& line, BidTerms terms, const RuleSet& rules,
                                        const EstimateOptions& estimate = {},
                                        const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_HAND_H_
