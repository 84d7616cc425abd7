// What any cards of a dealt hand are worth.
#ifndef SCHAFKOPF_SOLVER_HAND_WORTH_H_
#define SCHAFKOPF_SOLVER_HAND_WORTH_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/bits.h"

namespace schafkopf {

// Cards of the same points, and these.
struct Worth {
  Cards cards = 0;
  int points = 0;
};

class HandWorth {
 public:
  // REQUIRES: at most eight cards; `worths` has them all, the poorest first.
  void Fill(Cards dealt, const std::array<Worth, 6>& worths) {
    dealt_ = dealt;
    std::array<std::uint8_t, 256> sets;  // in the order of filling
    std::array<std::uint8_t, 256> bits;  // of a byte each, as many as a set has cards
    std::size_t count = 1;
    sets[0] = bits[0] = 0;
    sums_[0] = 0;
    // From the richest card down: it makes a new set of each set before, the poorest card in it.
    for (std::size_t i = worths.size(); i-- > 0;) {
      for (Cards cards = dealt & worths[i].cards; cards != 0; cards &= cards - 1) {
        const auto place = std::popcount(dealt & (LowestBit(cards) - 1));
        const std::uint64_t points = static_cast<unsigned>(worths[i].points) * 0x0101010101010100;
        for (std::size_t set = 0; set < count; ++set) {
          const auto with = static_cast<std::uint8_t>(sets[set] | 1u << place);
          sets[count + set] = with;
          bits[count + set] = static_cast<std::uint8_t>(bits[set] + 8);
          sums_[with] = sums_[sets[set]] + (points << bits[set]);
        }
        count *= 2;
      }
    }
  }

  // What the `count` richest of `cards` are worth together. REQUIRES: they were dealt to the hand;
  // count < 8.
  template <class Bits>
  int OfRichest(Cards cards, int count) const {
    return static_cast<int>(sums_[Bits::Extract(cards, dealt_)] >> (8 * count) & 0xff);
  }

 private:
  Cards dealt_ = 0;
  // By set of cards, as extracted by the hand: the points of its richest n in byte n.
  std::array<std::uint64_t, 256> sums_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HAND_WORTH_H_
