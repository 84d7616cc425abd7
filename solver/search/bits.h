// The instructions of which processors differ, behind a policy.
//
// The search is compiled once for any processor and once for those with BMI2; solver.cpp picks at
// run time. Both give the same answers and the same node counts.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BITS_H_
#define SCHAFKOPF_SOLVER_SEARCH_BITS_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace schafkopf {

// Cards as bits of one word. In solver/ the bits are relabelled: see layout.h.
using Cards = std::uint32_t;

// Both give 0 for no cards; without a branch.
constexpr Cards HighestBit(Cards cards) {
  const std::uint64_t some = std::uint64_t{cards} << 1 | 1;
  return static_cast<Cards>((std::uint64_t{1} << 63 >> std::countl_zero(some)) >> 1);
}
constexpr Cards LowestBit(Cards cards) { return cards & (~cards + 1); }
// `cards`, or if there are none, `others`; without a branch.
constexpr Cards Else(Cards cards, Cards others) {
  return cards | (others & static_cast<Cards>((std::uint64_t{cards} - 1) >> 32));
}
constexpr int IndexOf(Cards card) { return std::countr_zero(card); }

struct PortableBits {
  // The bits of `value` at the places of `mask`, moved together to the low end (Hacker's Delight
  // 7-4).
  static std::uint32_t Extract(std::uint32_t value, std::uint32_t mask) {
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
  // The highest `count` of `cards`. REQUIRES: there are so many.
  static std::uint32_t Highest(std::uint32_t cards, int count) {
    std::uint32_t highest = 0;
    for (; count > 0; --count) {
      highest |= HighestBit(cards ^ highest);
    }
    return highest;
  }
  // The first place of the least.
  static int PlaceOfLeast(const std::array<std::uint16_t, 8>& ranks) {
    return static_cast<int>(std::min_element(ranks.begin(), ranks.end()) - ranks.begin());
  }
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BITS_H_
