// The one bit instruction of which processors differ, behind a policy.
//
// The search is compiled once for any processor and once for those with BMI2; solver.cpp picks at
// run time. Both give the same answers and the same node counts.
#ifndef SCHAFKOPF_SOLVER_BITS_H_
#define SCHAFKOPF_SOLVER_BITS_H_

#include <bit>
#include <cstdint>

namespace schafkopf {

// Cards as bits of one word. In solver/ the bits are relabelled: see layout.h.
using Cards = std::uint32_t;

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
};

// Both give 0 for no cards.
constexpr Cards HighestBit(Cards cards) {
  return static_cast<Cards>(std::uint64_t{0x80000000} >> std::countl_zero(cards));
}
constexpr Cards LowestBit(Cards cards) { return cards & (~cards + 1); }
constexpr int IndexOf(Cards card) { return std::countr_zero(card); }

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_BITS_H_
