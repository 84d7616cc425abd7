// The moves of one branch, taken the most promising first.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ORDER_MOVE_LIST_H_
#define SCHAFKOPF_SOLVER_SEARCH_ORDER_MOVE_LIST_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "solver/search/board/bits.h"
#include "solver/search/board/processor.h"
#include "solver/search/order/outlook.h"

namespace schafkopf {
inline namespace SCHAFKOPF_PROCESSOR {

struct Move {
  Cards card;
  int points;
  TrickOutcome outcome;
  std::uint8_t run;  // neighbours share it: own cards with no card of the others between
  int value;         // what its search proved; more is better for the mover
};

// A hand has at most eight cards.
class MoveList {
 public:
  static constexpr int kUnbounded = std::numeric_limits<int>::max();

  MoveList() { ranks_.fill(kTaken); }

  int size() const { return size_; }
  Move& last() { return items_[static_cast<std::size_t>(size_ - 1)]; }
  const Move& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }

  // The moves added from here on are no neighbours of those before.
  void BeginRun() { ++runs_; }
  void Add(Cards card, int points, TrickOutcome outcome) {
    Move& move = items_[static_cast<std::size_t>(size_++)];
    move.card = card;
    move.points = points;
    move.outcome = outcome;
    move.run = runs_;
  }
  void DropLast() { --size_; }

  // The higher its score, the earlier move number `i` is taken; of equals the first.
  void Rank(int i, int score) {
    ranks_[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(0x8000 - score);
  }
  // REQUIRES: not all have been taken.
  Move& Take() {
    const auto best = static_cast<std::size_t>(PlaceOfLeast(ranks_));
    ranks_[best] = kTaken;
    return items_[best];
  }

  // What the search of a move proved, if that did not suffice.
  void Failed(Move& move, int value) {
    move.value = value;
    failed_[move.run] |= static_cast<std::uint8_t>(1u << (&move - items_.data()));
  }
  // The most that the failed neighbours leave to a move: its value differs from theirs by no more
  // than the points do.
  int BoundByNeighbours(const Move& move) const {
    int bound = kUnbounded;
    for (unsigned others = failed_[move.run]; others != 0; others &= others - 1) {
      const Move& other = items_[static_cast<std::size_t>(std::countr_zero(others))];
      bound = std::min(bound, other.value + std::abs(other.points - move.points));
    }
    return bound;
  }

 private:
  static constexpr std::uint16_t kTaken = 0xffff;

  alignas(16) std::array<std::uint16_t, 8> ranks_;  // the least is taken next
  std::array<Move, 8> items_;
  std::array<std::uint8_t, 9> failed_{};  // by run: its failed moves, as bits
  int size_ = 0;
  std::uint8_t runs_ = 0;
};

}  // namespace SCHAFKOPF_PROCESSOR
}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ORDER_MOVE_LIST_H_
