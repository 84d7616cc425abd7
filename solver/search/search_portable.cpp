#include "solver/search/alpha_beta.h"

namespace schafkopf {

std::unique_ptr<Search> MakePortableSearch(const SearchIdeas& ideas) {
  return std::make_unique<AlphaBeta<PortableBits, SearchIdeas>>(ideas);
}

}  // namespace schafkopf
