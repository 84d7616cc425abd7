// The search for any processor, at a table of three.
#include "solver/search/board/processor_portable.h"
#include "solver/search/by_rules.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearchOfThree(const SearchRules& rules,
                                                  const SearchIdeas& ideas) {
  return MakeOfThree<SearchIdeas>(rules, ideas);
}

}  // namespace schafkopf
