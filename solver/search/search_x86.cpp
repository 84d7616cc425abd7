// Picks the search on x86-64.
#include "solver/search/board/newer_processor.h"
#include "solver/search/search.h"

namespace schafkopf {

std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas, const SearchRules& rules);

std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas, const SearchRules& rules) {
  const bool compiled = ideas == SearchIdeas{} || rules == SearchRules{};
  return IsNewerProcessor() && compiled ? MakeBmi2Search(ideas, rules)
                                        : MakePortableSearch(ideas, rules);
}

}  // namespace schafkopf
