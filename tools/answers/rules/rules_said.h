// The rules of a table in sentences, as one tells them to who sits down.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_SAID_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_SAID_H_

#include <vector>

#include "engine/table/rule_set.h"
#include "engine/text/message.h"

namespace schafkopf {

// What is played, what each game costs, what follows when nobody bids, and whatever else is not as
// it is where nobody says anything; in whole sentences, in that order.
std::vector<Message> SentencesOf(const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_SAID_H_
