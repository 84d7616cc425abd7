// The facts that decide a game or a card, as answers tell them: "78 % if the two missing Unter sit
// apart (72 in 100), 31 % if together".
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_WHY_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_WHY_H_

#include <string>
#include <vector>

#include "solver/advice/deciding_facts.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

// A fact of a game, as JSON has it.
struct SaidFact {
  const DecidingFact* fact;
  CardOrder order;
  Language language;

  std::string Name() const;  // in no language: "unter split"
  std::string Says() const;
  std::string Given() const;
};
inline constexpr auto kWhyColumns = ColumnsOf<SaidFact>({
    {"condition", Kind::kName, At<&SaidFact::Name>, words::kFactByName},
    {"says", Kind::kText, At<&SaidFact::Says>},
    {"share", Kind::kShare, At<&SaidFact::fact, &DecidingFact::share>, words::kOfDealsThatMeetIt},
    {"win", Kind::kShare, At<&SaidFact::fact, &DecidingFact::win>, words::kOfThoseWon},
    {"win_otherwise", Kind::kShare, At<&SaidFact::fact, &DecidingFact::win_otherwise>,
     words::kOfOtherDealsWon},
    {"given", Kind::kText, At<&SaidFact::Given>, words::kAsGivenReadsIt},
});
Cells WhyCells(const std::vector<DecidingFact>& why, const Contract& contract, Language language);

// Each in a line of its own, set in; empty where there is none.
std::string WhyText(const std::vector<DecidingFact>& why, Language language);

// The fact as a condition on hands as dealt (engine/text/condition.h).
std::string ConditionText(const HandFact& fact, const CardOrder& order);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_WHY_H_
