// Games in which every seat plays for itself, with all hands open: what a seat can force against
// all others together, and what happens when each looks after its own payment.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_FREE_FOR_ALL_H_
#define SCHAFKOPF_SOLVER_RAMSCH_FREE_FOR_ALL_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "engine/money/ramsch.h"
#include "solver/ramsch/cents_bounds.h"

namespace schafkopf {

// Exact. A whole short deal takes a fraction of a second, a long one seconds to minutes: give a
// budget (figures: docs/lab/ramsch.md). Where payments follow from more than who loses, or makes a
// Durchmarsch, and who has a trick (RamschTerms::settles_by_loser), Force is slower by far. One
// thread at a time. What it learns about a deal and its terms serves later questions about them.
class FreeForAll {
 public:
  // REQUIRES: terms of the deals to come. Once `stop`, if there is one, is true, all ends as with a
  // spent budget; it is asked every few milliseconds.
  explicit FreeForAll(const RamschTerms& terms, std::function<bool()> stop = nullptr);
  ~FreeForAll();

  // How the deal ends when every seat plays for its own payment, knows that all others do, and of
  // cards that bring it the same plays the strongest (max^n; "strongest": first in
  // CardOrder::best_first). Nothing once `node_budget` nodes are spent.
  std::optional<RamschTerms::Result> Play(const Position& position, std::uint64_t node_budget);

  // The most that `seat` can be sure to receive when all others play together against it, as far as
  // `node_budget` nodes tell.
  CentsBounds ForceWithin(const Position& position, Seat seat, std::uint64_t node_budget);
  // The same; nothing where they do not tell it exactly.
  std::optional<Cents> Force(const Position& position, Seat seat, std::uint64_t node_budget);

  // Nodes visited since it was made.
  std::uint64_t nodes() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_FREE_FOR_ALL_H_
