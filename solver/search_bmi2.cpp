// Compiled for processors with BMI2; nothing here may run before search_x86.cpp has asked for it.
#include <immintrin.h>

#include "solver/alpha_beta.h"

namespace schafkopf {

struct Bmi2Bits {
  static std::uint32_t Extract(std::uint32_t value, std::uint32_t mask) {
    return _pext_u32(value, mask);
  }
};

std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas) {
  if (ideas == SearchIdeas{}) return std::make_unique<AlphaBeta<Bmi2Bits, AllIdeas>>(ideas);
  return std::make_unique<AlphaBeta<Bmi2Bits, SearchIdeas>>(ideas);
}

}  // namespace schafkopf
