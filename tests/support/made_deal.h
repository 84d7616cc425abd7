// Deals told by what their declarer made, priced at a table with rules of its own.
#ifndef SCHAFKOPF_TESTS_SUPPORT_MADE_DEAL_H_
#define SCHAFKOPF_TESTS_SUPPORT_MADE_DEAL_H_

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/money/settle.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"

namespace schafkopf {

inline RuleSet Rules(absl::string_view text) {
  auto rules = ParseRuleFile(text, "f");
  EXPECT_TRUE(rules.ok()) << rules.status();
  return rules.ok() ? *rules : RuleSet();
}

inline Contract Named(absl::string_view text) {
  const auto contract = ParseContract(text);
  EXPECT_TRUE(contract.ok()) << text;
  return *contract;
}

// How a deal ended: what its declarer made, and how many Laufende ran, negative without.
struct Made {
  const char* contract;
  int value;
  int laufende = 0;
  Doublings doublings = {};
  int players = kSeatCount;
};

inline Settlement SettledAt(const RuleSet& rules, const Made& made) {
  const Contract contract = ContractUnder(Named(made.contract), rules.options);
  const Game game(contract, TableOf(rules, rules.deck, made.players));
  Ending ending{.value = Value(made.value)};
  ending.declarers = contract.parties() == Parties::kSolo ? 1 : 2;
  ending.run = {.with = made.laufende >= 0, .length = std::abs(made.laufende), .payable = 0};
  ending.doublings = made.doublings;
  return Settle(ending, PricesOf(game, StakesOf(rules)));
}

// The price that each loser pays each winner; negative where the declarer lost.
inline int PriceAt(const RuleSet& rules, const Made& made) {
  const Settlement settled = SettledAt(rules, made);
  return settled.won == false ? -settled.price().count() : settled.price().count();
}

// What its declarer receives.
inline int PaidTo(const RuleSet& rules, const Made& made) {
  return SettledAt(rules, made).shares->declarer.count();
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_MADE_DEAL_H_
