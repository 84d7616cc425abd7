// The search by rules that are not the common ones. In units of their own: the more searches a unit
// has, the less the compiler inlines into each.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BY_RULES_H_
#define SCHAFKOPF_SOLVER_SEARCH_BY_RULES_H_

#include <memory>

#include "solver/search/alpha_beta.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

// REQUIRES: not the common rules, four seats.
template <class Ideas>
std::unique_ptr<Search> MakeByRules(const SearchRules&, const SearchIdeas& ideas) {
  return std::make_unique<AlphaBeta<OvertakingIdeas<Ideas>>>(ideas);
}

// REQUIRES: three seats.
template <class Ideas>
std::unique_ptr<Search> MakeOfThree(const SearchRules& rules, const SearchIdeas& ideas) {
  if (rules.must_overtake) {
    return std::make_unique<AlphaBeta<IdeasOfThree<OvertakingIdeas<Ideas>>>>(ideas);
  }
  return std::make_unique<AlphaBeta<IdeasOfThree<Ideas>>>(ideas);
}

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BY_RULES_H_
