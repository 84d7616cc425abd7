// What any cards of a dealt hand are worth.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_HAND_WORTH_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_HAND_WORTH_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "solver/search/board/labels.h"
#include "solver/search/board/lanes.h"

namespace schafkopf {

class HandWorth {
 public:
  // The points are by label. REQUIRES: at most eight cards.
  void Fill(Cards dealt, const PerLabel<std::uint8_t>& points) {
    dealt_ = dealt;
    sums_[0] = 0;
    std::size_t count = 1;
    for (Cards cards = dealt; cards != 0; cards &= cards - 1, count *= 2) {
      const std::uint64_t worth = points[IndexOf(cards)] * std::uint64_t{0x0101010101010100};
      if (count == 1) {
        sums_[1] = worth;
        continue;
      }
      for (std::size_t set = 0; set < count; set += 2) {
        Two without;
        std::memcpy(&without, &sums_[set], sizeof without);
        // With this card the richest n are those without it, or it and the richest n - 1.
        const Two with = (without << 8) + worth;
        const Two most =
            std::bit_cast<Two>(Max(std::bit_cast<Lanes>(without), std::bit_cast<Lanes>(with)));
        std::memcpy(&sums_[count + set], &most, sizeof most);
      }
    }
  }

  Cards dealt() const { return dealt_; }
  // What the `count` richest of some dealt cards are worth together; count < 8. `extracted`: the
  // bits of the cards at the places of the dealt ones, moved together to the low end.
  int OfRichest(std::uint32_t extracted, int count) const {
    return static_cast<int>(sums_[extracted] >> (8 * count) & 0xff);
  }

 private:
  using Two = std::uint64_t __attribute__((vector_size(16)));

  Cards dealt_ = 0;
  // By set of cards, as extracted by the hand: the points of its richest n in byte n.
  alignas(16) std::array<std::uint64_t, 256> sums_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_HAND_WORTH_H_
