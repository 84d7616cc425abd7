// "Should I play this?" in a line, for tests.
#ifndef SCHAFKOPF_TESTS_SUPPORT_ADVICE_ON_H_
#define SCHAFKOPF_TESTS_SUPPORT_ADVICE_ON_H_

#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"

namespace schafkopf {

// Forehand's question about `contracts`; without any, about all that it may bid.
inline BidQuestion QuestionOf(absl::string_view hand_text,
                              const std::vector<Contract>& contracts = {}) {
  const CardSet hand = ParseCardSet(hand_text).value();
  const Deck deck = DeckOfHandSize(hand.size()).value();
  BidQuestion question{hand, deck, Seat(0), contracts, contracts.empty()};
  if (!contracts.empty()) return question;
  for (const Contract& contract : ContractsOf(DefaultRules())) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) {
      question.contracts.push_back(contract);
    }
  }
  return question;
}

inline BidAdvice AdviceOn(const BidQuestion& question, const RuleOptions& rules = {},
                          std::uint64_t worlds = 100) {
  AdviceOptions options;
  options.stakes.rules = rules;
  options.DealEach(worlds);
  return AdviseOnBids({&question, 1}, options).front();
}

inline const ContractWorth* Find(const BidAdvice& advice, absl::string_view name) {
  for (const ContractWorth& contract : advice.ranked) {
    if (ToString(contract.contract) == name) return &contract;
  }
  return nullptr;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_ADVICE_ON_H_
