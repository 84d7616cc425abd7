// The search for processors with BMI2, at a table of three; nothing here may run before
// search_x86.cpp has asked for it.
#include "solver/search/board/processor_bmi2.h"
#include "solver/search/by_rules.h"

namespace schafkopf {

std::unique_ptr<Search> MakeAllIdeasOfThree(const SearchRules& rules) {
  return MakeOfThree<AllIdeas>(rules, {});
}

}  // namespace schafkopf
