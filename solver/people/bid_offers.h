// Which games a table's rules let a hand, and the others, bid.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_BID_OFFERS_H_
#define SCHAFKOPF_SOLVER_PEOPLE_BID_OFFERS_H_

#include <vector>

#include "engine/money/rule_set.h"

namespace schafkopf {

// Whether a hand alone can be asked about a contract: its owner declares it, and the hands are as
// dealt.
bool CanBeAsked(const Contract& contract, int seats);

// The contracts of the rule set; of Kop, which no rule set has, all that somebody declares.
std::vector<Contract> Offered(const RuleSet& rules, Deck deck);

// Those of RecordedContracts that the rule set has.
std::vector<Contract> KnownBids(const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_BID_OFFERS_H_
