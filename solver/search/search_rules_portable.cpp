// The search for any processor, by other rules.
#include "solver/search/board/processor_portable.h"
#include "solver/search/by_rules.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearchBy(const SearchRules& rules, const SearchIdeas& ideas) {
  return MakeByRules<SearchIdeas>(rules, ideas);
}

}  // namespace schafkopf
