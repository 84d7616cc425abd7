// A recorded game in which every seat plays for itself, looked at with all hands open: what each of
// its cards cost the one who played it.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_REVIEW_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_REVIEW_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/money/ramsch.h"
#include "solver/post_mortem.h"

namespace schafkopf {

// What the seat to move receives once it has played `card`, if all then look after their own
// payment (FreeForAll::Play).
struct CardPayment {
  Card card;
  Cents cents;
  friend bool operator==(const CardPayment&, const CardPayment&) = default;
};

// One card of a game, beside what its seat could have played. Invariants: `payments` contains
// `card` and, where that cost something, the best one; cost >= 0.
struct RamschPlay {
  Seat seat;
  Card card;
  // After each legal card, or those asked for, the strongest first.
  std::vector<CardPayment> payments;
  Cents cost;  // by how much `card` brings its seat less than the best

  // Of `payments` the strongest card that costs nothing.
  Card best() const;
};

// A whole game.
struct RamschReview {
  PerSeat<Cents> best_play;  // if all had looked after their own payment from the start
  PerSeat<Cents> result;     // as it was played
  std::size_t skipped = 0;   // cards at the beginning that the budget did not reach
  std::vector<RamschPlay> plays;
  std::uint64_t nodes = 0;

  bool finished() const { return skipped == 0; }
};

// Walks from the last play to the first. Costs as much as whole deals after each card of the first
// trick, under Review::kCost as one or two of them: a short game a second, a long one up to minutes
// (docs/lab/ramsch.md). Leaves out the cards before the one at which `node_budget` nodes are spent.
// REQUIRES: a finished game of `terms`.
RamschReview ReviewRamsch(const Position& game, const RamschTerms& terms,
                          Review review = Review::kEveryCard,
                          std::uint64_t node_budget = std::numeric_limits<std::uint64_t>::max());

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_REVIEW_H_
