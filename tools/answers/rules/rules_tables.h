// The decks, the special rounds and the forms of contracts as JSON.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_

#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/play/contract.h"
#include "engine/play/option.h"

namespace schafkopf {

// "call", "solo" ...: whose tariff a contract has.
std::string_view NameOf(TariffClass tariff);

// By deck its cards, points and hands, and who sits out at larger tables.
nlohmann::ordered_json DecksJson();
// By round who must play what, what counts double, and the cards that are set aside and passed on.
nlohmann::ordered_json RoundsJson(const RuleOptions& options);
// Of contracts that need more than a name: examples, and what they say.
nlohmann::ordered_json FormsJson();

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_TABLES_H_
