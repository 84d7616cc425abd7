// Exact answers to open-hand positions: the value, each card's value, a best line.
#ifndef SCHAFKOPF_SOLVER_SOLVER_H_
#define SCHAFKOPF_SOLVER_SOLVER_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/position.h"

namespace schafkopf {

struct SearchIdeas;  // solver/search/board/ideas.h

// What is proven about a value. Invariant: low <= high; equal when it is known exactly.
struct ValueBounds {
  Value low;
  Value high;
  bool exact() const { return low == high; }
};

struct CardValue {
  Card card;
  Value value;
  friend bool operator==(const CardValue&, const CardValue&) = default;
};

// Solves positions of any contract of two sides, also in mid-trick: not of Ramsch, and of a Solo
// hintenrum once it is announced (Position::switched). Games of two seats, and duties that are not
// common but for the one to beat the trick, go to a slower search with the same answers
// (solver/search/plain_search.h). All values are on the scale of engine/money/scoring.h and count
// every trick of the deal, those already played included.
//
// A solver owns its transposition table and shares nothing: one thread at a time, one solver a
// thread. Making one allocates the table once; going on to another deal costs nothing. What it
// learns about a deal serves later questions about the same deal, until Forget or another deal.
class Solver {
 public:
  Solver();
  // With some ideas of the search turned off: the same answers, later.
  explicit Solver(const SearchIdeas& ideas);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // The value under best play of both sides; found the sooner, the nearer `guess` is.
  Value Solve(const Position& position, Value guess = kWin);

  // As Solve, but gives up once it has visited `node_budget` nodes, with what is proven by then.
  ValueBounds SolveWithin(const Position& position, std::uint64_t node_budget);

  // Whether the value is at least `threshold`: one question, much cheaper than the value.
  bool Reaches(const Position& position, Value threshold);
  // Within a budget: low >= threshold means yes, high < threshold no, else not finished.
  ValueBounds ReachesWithin(const Position& position, Value threshold, std::uint64_t node_budget);

  // The value of the deal after each legal card, strongest card first; empty when finished.
  std::vector<CardValue> SolveCards(const Position& position);

  // The most tricks that `side` takes from here on if all others play against it, whoever they are
  // with; the one on the table counts. Of any contract, Ramsch too. REQUIRES: some of the seats,
  // not all; the contract's trumps in force.
  int TricksFor(const Position& position, SeatSet side);

  // One line of best play to the end, beginning with the next card; of equally good cards the
  // strongest. It keeps the value; where proofs contradict each other all end by std::logic_error.
  std::vector<Card> BestLine(const Position& position);

  // Empties the table: the next answer costs what it would cost a new solver.
  void Forget();
  // Nodes visited since the solver was made.
  std::uint64_t nodes() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SOLVER_H_
