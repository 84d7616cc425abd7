// Compiled for processors with BMI2; nothing here may run before search_x86.cpp has asked for it.
#include <immintrin.h>

#include "solver/search/alpha_beta.h"

namespace schafkopf {

struct Bmi2Bits {
  static std::uint32_t Extract(std::uint32_t value, std::uint32_t mask) {
    return _pext_u32(value, mask);
  }
  static std::uint32_t Highest(std::uint32_t cards, int count) {
    return _pdep_u32(~std::uint32_t{0} << (std::popcount(cards) - count), cards);
  }
  static int PlaceOfLeast(const std::array<std::uint16_t, 8>& ranks) {
    const __m128i all = _mm_load_si128(reinterpret_cast<const __m128i*>(ranks.data()));
    return _mm_extract_epi16(_mm_minpos_epu16(all), 1);
  }
};

std::unique_ptr<Search> MakeBmi2Search(const SearchIdeas& ideas) {
  if (ideas == SearchIdeas{}) return std::make_unique<AlphaBeta<Bmi2Bits, AllIdeas>>(ideas);
  return std::make_unique<AlphaBeta<Bmi2Bits, SearchIdeas>>(ideas);
}

}  // namespace schafkopf
