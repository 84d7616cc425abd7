// The search for processors with BMI2, by other rules; nothing here may run before search_x86.cpp
// has asked for it.
#include "solver/search/board/processor_bmi2.h"
#include "solver/search/by_rules.h"

namespace schafkopf {

std::unique_ptr<Search> MakeAllIdeasBy(const SearchRules& rules) {
  return MakeByRules<AllIdeas>(rules, {});
}

}  // namespace schafkopf
