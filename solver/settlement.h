// From the value of a deal to what each seat receives.
#ifndef SCHAFKOPF_SOLVER_SETTLEMENT_H_
#define SCHAFKOPF_SOLVER_SETTLEMENT_H_

#include "engine/card_order.h"
#include "engine/price.h"
#include "engine/scoring.h"

namespace schafkopf {

// How a table counts and pays.
struct Stakes {
  Tariff tariff = {};
  RuleOptions rules = {};
};

// What of them one contract needs, looked up once for many deals.
struct Prices {
  CardOrder order;
  Thresholds thresholds;
  PriceTerms terms;
  RuleOptions rules;
};
Prices PricesOf(const Contract& contract, Deck deck, const Stakes& stakes);

struct Settlement {
  Result result;
  PerSeat<Cents> payments;  // sum to zero
};

// Without doublings. REQUIRES: two sides; prices of the deal's contract and deck; the value on the
// scale of engine/scoring.h.
Settlement Settle(const Deal& deal, Value value, const Prices& prices);
// What a result pays, whether it can come of the deal or not.
PerSeat<Cents> PaymentsFor(const Deal& deal, const Result& result, const Prices& prices);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SETTLEMENT_H_
