// The functions of processor.h for processors with BMI2; nothing here may run before search_x86.cpp
// has asked for it.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_BMI2_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_BMI2_H_

#include <immintrin.h>

#include <array>
#include <bit>
#include <cstdint>

#include "solver/search/board/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

inline std::uint32_t Extract(std::uint32_t value, std::uint32_t mask) {
  return _pext_u32(value, mask);
}

inline Cards HighestBits(Cards cards, int count) {
  return _pdep_u32(~std::uint32_t{0} << (std::popcount(cards) - count), cards);
}

inline int PlaceOfLeast(const std::array<std::uint16_t, 8>& numbers) {
  const __m128i all = _mm_load_si128(reinterpret_cast<const __m128i*>(numbers.data()));
  return _mm_extract_epi16(_mm_minpos_epu16(all), 1);
}

inline unsigned PlacesOf(std::uint32_t wanted, std::uint32_t mask,
                         const std::array<std::uint32_t, 8>& numbers) {
  const auto of_half = [&](const std::uint32_t* half) {
    const __m128i four = _mm_load_si128(reinterpret_cast<const __m128i*>(half));
    const __m128i masked = _mm_and_si128(four, _mm_set1_epi32(static_cast<int>(mask)));
    const __m128i equal = _mm_cmpeq_epi32(masked, _mm_set1_epi32(static_cast<int>(wanted)));
    return static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(equal)));
  };
  return of_half(numbers.data()) | of_half(numbers.data() + 4) << 4;
}

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_BMI2_H_
