// The search for processors with BMI2, at a table of three; nothing here may run before
// search_x86.cpp has asked for it.
#include "solver/search/by_rules.h"
#include "solver/search/processor_bmi2.h"

namespace schafkopf {

std::unique_ptr<Search> MakeAllIdeasOfThree(const SearchRules& rules) {
  return MakeOfThree<AllIdeas>(rules, {});
}

}  // namespace schafkopf
