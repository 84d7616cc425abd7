// The search for any processor, by the common rules.
#include "solver/search/alpha_beta.h"
#include "solver/search/board/processor_portable.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearchBy(const SearchRules& rules, const SearchIdeas& ideas);
std::unique_ptr<Search> MakePortableSearchOfThree(const SearchRules& rules,
                                                  const SearchIdeas& ideas);

std::unique_ptr<Search> MakePortableSearch(const SearchIdeas& ideas, const SearchRules& rules) {
  if (rules.three_seats) return MakePortableSearchOfThree(rules, ideas);
  if (rules != SearchRules{}) return MakePortableSearchBy(rules, ideas);
  return std::make_unique<AlphaBeta<SearchIdeas>>(ideas);
}

}  // namespace schafkopf
