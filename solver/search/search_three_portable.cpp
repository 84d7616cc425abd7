// The search for any processor, at a table of three.
#include "solver/search/by_rules.h"
#include "solver/search/processor_portable.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearchOfThree(const SearchRules& rules,
                                                  const SearchIdeas& ideas) {
  return MakeOfThree<SearchIdeas>(rules, ideas);
}

}  // namespace schafkopf
