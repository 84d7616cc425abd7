// Picks the search where there is only one.
#include "solver/search/search.h"

namespace schafkopf {

std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas, const SearchRules& rules) {
  return MakePortableSearch(ideas, rules);
}

}  // namespace schafkopf
