// Picks the search on x86-64.
#include "solver/search/search.h"

namespace schafkopf {

std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas);

std::unique_ptr<Search> MakeSearch(const SearchIdeas& ideas) {
  // Every processor with AVX2 also has SSE4.1 and counts leading zeros.
  const bool fast = __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("avx2") &&
                    __builtin_cpu_supports("popcnt");
  return fast ? MakeBmi2Search(ideas) : MakePortableSearch(ideas);
}

}  // namespace schafkopf
