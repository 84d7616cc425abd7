// Who pays whom when an evening is over (RULES.md 13).
#ifndef SCHAFKOPF_ENGINE_TABLE_DEBTS_H_
#define SCHAFKOPF_ENGINE_TABLE_DEBTS_H_

#include <cstdint>
#include <span>
#include <vector>

namespace schafkopf {

struct Debt {
  int from, to;        // indices of the balances
  std::int64_t cents;  // more than 0
  friend constexpr bool operator==(const Debt&, const Debt&) = default;
};

// The fewest payments that settle these balances, by payer. REQUIRES: they sum to 0; at most 8.
std::vector<Debt> FewestDebts(std::span<const std::int64_t> balances);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_DEBTS_H_
