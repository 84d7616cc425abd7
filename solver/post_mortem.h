// A recorded game looked at with all hands open: what each of its cards was worth.
#ifndef SCHAFKOPF_SOLVER_POST_MORTEM_H_
#define SCHAFKOPF_SOLVER_POST_MORTEM_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/position.h"
#include "solver/solver.h"

namespace schafkopf {

// Which values of a game are asked for.
enum class Review : std::uint8_t {
  kEveryCard,  // after each legal card
  kCost,       // after the card that was played and the best one: a third of the time
};

// One card of a game, beside what its seat could have played. Invariants: `values` contains `card`
// and the best cards, whatever is asked for; `before` is the best of `values` for the seat's side;
// cost >= 0.
struct PlayReview {
  Seat seat;
  Card card;
  // The value of the deal after each legal card, or those asked for, strongest card first.
  std::vector<CardValue> values;
  Value before;  // the value if the seat does its best
  Value after;   // the value once `card` is played
  Value cost;    // by how much `after` is worse than `before` for the seat's side

  // The strongest card that costs nothing.
  Card best() const;
};

// A whole game. The `before` of a play is the `after` of the one in front of it, so that costs lead
// from the value to the result: those of the declarer's side down, those of the other side up.
struct PostMortem {
  Value value;   // of the deal before the first of `plays`
  Value result;  // what the declarer's side got; of a game that is not finished its value
  std::size_t skipped = 0;  // cards at the beginning that the budget did not reach
  std::vector<PlayReview> plays;

  bool finished() const { return skipped == 0; }
};

// Walks from the last play to the first: what `solver` has learnt about the end of the game serves
// its beginning. Costs about as much as four exact values of the deal, under kCost one and a half.
// Begins no further card once it has visited `node_budget` nodes.
PostMortem Examine(const Position& game, Solver& solver, Review review = Review::kEveryCard,
                   std::uint64_t node_budget = std::numeric_limits<std::uint64_t>::max());

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_POST_MORTEM_H_
