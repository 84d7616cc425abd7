// What rules are made of, as the program says it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_

#include <string>
#include <string_view>
#include <vector>

#include "engine/play/contract.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"

namespace schafkopf {

// What a contract is on one deck.
struct DeckContract {
  Contract contract;
  Deck deck;
  std::vector<std::string> trumps;  // best first
  std::vector<std::string> order;   // ranks of a plain suit, best first
  int laufende_max;
  Cents base;  // what a win without any extras costs each loser
  bool offered;
};
// Each under these rules, deck by deck.
std::vector<DeckContract> ContractsByDeck(const RuleSet& rules);

Text<0> TextOf(Parties parties);
Text<0> TextOf(Objective objective);
std::string_view NameOf(Parties parties);
std::string_view NameOf(Objective objective);
// What one Laufender costs, of the price of two.
Message OneLaufender(Cents two);
// "call", "solo" ...: whose tariff a contract has.
std::string_view NameOf(TariffClass tariff);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_
