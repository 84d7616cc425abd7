// What is proven of a payment.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_CENTS_BOUNDS_H_
#define SCHAFKOPF_SOLVER_RAMSCH_CENTS_BOUNDS_H_

#include "engine/cards/quantity.h"

namespace schafkopf {

// Invariant: low <= high.
struct CentsBounds {
  Cents low;
  Cents high;
  constexpr bool exact() const { return low == high; }
  friend constexpr bool operator==(const CentsBounds&, const CentsBounds&) = default;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_CENTS_BOUNDS_H_
