// The search for any processor, by other rules.
#include "solver/search/by_rules.h"
#include "solver/search/processor_portable.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearchBy(const SearchRules& rules, const SearchIdeas& ideas) {
  return MakeByRules<SearchIdeas>(rules, ideas);
}

}  // namespace schafkopf
