#include "tools/batch/settle.h"

#include "engine/money/settle.h"

namespace schafkopf {

SeatResult ResultFor(const Deal& deal, const RuleSet& rules, Value value, Seat seat) {
  const Settlement settled =
      Settle(deal, value, PricesOf(GameOf(deal), {rules.tariff, rules.options}));
  SeatResult result = {settled.won, std::nullopt};
  if (settled.shares) result.cents = PaymentsOf(settled, deal)[seat];
  return result;
}

}  // namespace schafkopf
