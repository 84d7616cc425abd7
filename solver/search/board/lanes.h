// Sixteen ways of play side by side, a byte each.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_LANES_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_LANES_H_

#include <cstdint>

namespace schafkopf {

// A vector for g++ and clang on every processor.
using Lanes = std::uint8_t __attribute__((vector_size(16)));

// Lane by lane.
inline Lanes Max(const Lanes& a, const Lanes& b) { return a > b ? a : b; }

// What the last tricks need of a card, the same in every lane.
struct CardLanes {
  // Of two cards of a trick the one with the higher key wins, once kFollows is set for the group
  // led. The label index lies between.
  static constexpr std::uint8_t kTrump = 0x80;
  static constexpr std::uint8_t kFollows = 0x40;
  static constexpr std::uint8_t kCounted = 0x01;  // dealt to a seat whose tricks are counted

  Lanes key;
  Lanes group;
  Lanes points;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_LANES_H_
