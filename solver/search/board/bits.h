// Cards as bits of one word, and the few things the search does to them without a branch.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_BITS_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_BITS_H_

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

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_BITS_H_
