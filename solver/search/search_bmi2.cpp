// The search for processors with BMI2, by the common rules; nothing here may run before
// search_x86.cpp has asked for it.
#include "solver/search/alpha_beta.h"
#include "solver/search/board/processor_bmi2.h"

namespace schafkopf {

std::unique_ptr<Search> MakeAllIdeasBy(const SearchRules& rules);
std::unique_ptr<Search> MakeAllIdeasOfThree(const SearchRules& rules);

// REQUIRES: all ideas are on, or the rules are the common ones.
std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas, const SearchRules& rules) {
  if (rules.three_seats) return MakeAllIdeasOfThree(rules);
  if (rules != SearchRules{}) return MakeAllIdeasBy(rules);
  if (ideas == SearchIdeas{}) return std::make_unique<AlphaBeta<AllIdeas>>(ideas);
  return std::make_unique<AlphaBeta<SearchIdeas>>(ideas);
}

}  // namespace schafkopf
