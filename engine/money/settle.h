// From the value of a deal to what each seat receives.
#ifndef SCHAFKOPF_ENGINE_MONEY_SETTLE_H_
#define SCHAFKOPF_ENGINE_MONEY_SETTLE_H_

#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/play/card_order.h"

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
// scale of engine/money/scoring.h.
Settlement Settle(const Deal& deal, Value value, const Prices& prices);
// What a result pays, whether it can come of the deal or not.
PerSeat<Cents> PaymentsFor(const Deal& deal, const Result& result, const Prices& prices);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_SETTLE_H_
