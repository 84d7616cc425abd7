// Picks the search on x86-64.
#include "solver/search/newer_processor.h"
#include "solver/search/search.h"

namespace schafkopf {

std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas);

std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas) {
  return IsNewerProcessor() ? MakeBmi2Search(ideas) : MakePortableSearch(ideas);
}

}  // namespace schafkopf
