// Cards left over that differ only in which of several equal neighbours are gone.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_SHAPE_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_SHAPE_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/play/deal.h"
#include "solver/ramsch/ramsch_board.h"

namespace schafkopf {

// Of one deal. Cards of a group that are worth the same and stand next to each other (the Ober, the
// Unter, nine to seven of a suit) matter by their owners alone, from the strongest down.
class RamschShape {
 public:
  RamschShape(const RamschBoard& board, const Hands& hands) {
    for (int low = 0; low < kCardCount;) {
      int high = low;
      Cards run = 0;
      for (; high < kCardCount && high - low < kLongest && Equal(board, low, high); ++high) {
        run |= board.deck() & Cards{1} << high;
      }
      if (std::popcount(run) > 1) Add(board, hands, low, run);
      low = std::max(high, low + 1);
    }
  }

  // The same set for all sets alike, itself one of them.
  Cards Of(Cards left) const {
    Cards shape = left & ~in_runs_;
    for (const Run& run : runs_) shape |= Cards{run.shape[left >> run.low & kSubset]} << run.low;
    return shape;
  }

 private:
  static constexpr int kLongest = 4;
  static constexpr unsigned kSubset = (1u << kLongest) - 1;
  struct Run {
    int low;  // its lowest label
    std::array<std::uint8_t, kSubset + 1> shape;
  };

  static bool Equal(const RamschBoard& board, int one, int other) {
    return board.group_of(one) == board.group_of(other) &&
           board.points_of(one) == board.points_of(other);
  }
  void Add(const RamschBoard& board, const Hands& hands, int low, Cards run) {
    std::array<Seat, kLongest> owners;
    for (int at = 0; at < kLongest; ++at) {
      if ((run >> (low + at) & 1) == 0) continue;
      for (Seat seat : kSeats) {
        if (hands[seat].Contains(board.labels().card_at[low + at]))
          owners[static_cast<std::size_t>(at)] = seat;
      }
    }
    Run& added = runs_.emplace_back(Run{low, {}});
    for (unsigned subset = 0; subset <= kSubset; ++subset) {
      unsigned shape = 0;
      int next = kLongest - 1;
      for (int at = kLongest - 1; at >= 0; --at) {
        if ((subset & run >> low & 1u << at) == 0) continue;
        while ((run >> (low + next) & 1) == 0 ||
               owners[static_cast<std::size_t>(next)] != owners[static_cast<std::size_t>(at)]) {
          --next;
        }
        shape |= 1u << next--;
      }
      added.shape[subset] = static_cast<std::uint8_t>(shape);
    }
    in_runs_ |= run;
  }

  std::vector<Run> runs_;
  Cards in_runs_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_SHAPE_H_
