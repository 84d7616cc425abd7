// The functions of processor.h for any processor.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_PORTABLE_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_PORTABLE_H_

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/search/board/processor.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

// Hacker's Delight 7-4.
inline std::uint32_t Extract(std::uint32_t value, std::uint32_t mask) {
  value &= mask;
  std::uint32_t count_right = ~mask << 1;  // for each bit: is the number of 0s to its right odd?
  for (int step = 0; step < 5; ++step) {
    std::uint32_t parity = count_right ^ (count_right << 1);
    parity ^= parity << 2;
    parity ^= parity << 4;
    parity ^= parity << 8;
    parity ^= parity << 16;
    const std::uint32_t move = parity & mask;
    mask = (mask ^ move) | (move >> (1 << step));
    const std::uint32_t moving = value & move;
    value = (value ^ moving) | (moving >> (1 << step));
    count_right &= ~parity;
  }
  return value;
}

inline Cards HighestBits(Cards cards, int count) {
  Cards highest = 0;
  for (; count > 0; --count) highest |= HighestBit(cards ^ highest);
  return highest;
}

inline int PlaceOfLeast(const std::array<std::uint16_t, 8>& numbers) {
  return static_cast<int>(std::min_element(numbers.begin(), numbers.end()) - numbers.begin());
}

inline unsigned PlacesOf(std::uint32_t wanted, std::uint32_t mask,
                         const std::array<std::uint32_t, 8>& numbers) {
  unsigned places = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    places |= (numbers[i] & mask) == wanted ? 1u << i : 0u;
  }
  return places;
}

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_PORTABLE_H_
