// The instructions in which processors differ.
//
// CMake compiles the search once for any processor and once for those with BMI2, and names the
// inline namespace of all that leans on this header. The six units with such headers,
// search*_portable.cpp and search*_bmi2.cpp, for the common rules, others and tables of three, find
// these functions in processor_portable.h and processor_bmi2.h. Both kinds of search give the same
// answers and visit the same nodes. What they have in common (std::, Layout, Outlook ...) is
// compiled twice under one name, which is why solver/CMakeLists.txt seals the object for newer
// processors: nothing of it can be linked to but MakeBmi2Search.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_H_

#include <array>
#include <cstdint>

#include "solver/search/board/bits.h"
#include "solver/search/board/layout.h"

namespace schafkopf {
// NOLINTNEXTLINE(readability-identifier-naming): a macro, the processor's name is behind it
inline namespace SCHAFKOPF_PROCESSOR {

// The bits of `value` at the places of `mask`, moved together to the low end.
inline std::uint32_t Extract(std::uint32_t value, std::uint32_t mask);

// The highest `count` of `cards`. REQUIRES: there are so many.
inline Cards HighestBits(Cards cards, int count);

// Eight numbers at an address that 16 divides.
// The first place of the least.
inline int PlaceOfLeast(const std::array<std::uint16_t, 8>& numbers);
// The places, as bits, of those that are `wanted` where `mask` is set.
inline unsigned PlacesOf(std::uint32_t wanted, std::uint32_t mask,
                         const std::array<std::uint32_t, 8>& numbers);

// What the `count` richest of some cards dealt to `seat` are worth together; count < 8.
inline int RichestPoints(const Layout& layout, int seat, Cards cards, int count) {
  const HandWorth& worth = layout.worth_of[static_cast<std::size_t>(seat)];
  return worth.OfRichest(Extract(cards, worth.dealt()), count);
}

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_PROCESSOR_H_
