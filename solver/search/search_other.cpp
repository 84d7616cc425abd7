// Picks the search where there is only one.
#include "solver/search/search.h"

namespace schafkopf {

std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas) { return MakePortableSearch(ideas); }

}  // namespace schafkopf
