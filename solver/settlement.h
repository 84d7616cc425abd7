// From the value of a deal to what each seat receives.
#ifndef SCHAFKOPF_SOLVER_SETTLEMENT_H_
#define SCHAFKOPF_SOLVER_SETTLEMENT_H_

#include "engine/scoring.h"

namespace schafkopf {

// How a table counts and pays.
struct Stakes {
  Tariff tariff = {};
  RuleOptions rules = {};
};

struct Settlement {
  Result result;
  PerSeat<Cents> payments;  // sum to zero
};

// Without doublings. REQUIRES: two sides; the value on the scale of engine/scoring.h.
Settlement Settle(const Deal& deal, Value value, const Stakes& stakes);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SETTLEMENT_H_
