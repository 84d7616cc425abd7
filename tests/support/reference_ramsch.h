// Ramsch once more, by plain numbers: who loses, the bill and what each seat receives (RULES.md 7).
#ifndef SCHAFKOPF_TESTS_SUPPORT_REFERENCE_RAMSCH_H_
#define SCHAFKOPF_TESTS_SUPPORT_REFERENCE_RAMSCH_H_

#include <optional>
#include <span>
#include <vector>

#include "engine/money/ramsch.h"
#include "engine/play/option.h"

namespace schafkopf::reference {

// The piles of a Schieberamsch after each was handed to the left: seat p has those of p - 1.
std::vector<Captured> HandedOn(std::span<const Captured> captured);

struct RamschResult {
  std::vector<int> losers;         // seats; none after a Durchmarsch
  std::optional<int> durchmarsch;  // the seat that made it
  std::vector<int> jungfrauen;     // seats without a trick; none are counted after a Durchmarsch
  int least = 0;                   // the seat with the least
  friend bool operator==(const RamschResult&, const RamschResult&) = default;
};
// Larger loses: points, tricks, trumps, highest trump, highest Sau; still equal, the lower
// seat or, by option, both.
// REQUIRES: 2 to 4 seats.
RamschResult ResultOfRamsch(std::span<const Captured> captured, const RuleOptions& options);

// What one seat without a Jungfrau's privilege is paid; a Durchmarsch or Jungfrau is in the bill
// where everybody pays it.
Bill RamschBill(const RamschResult& result, const Tariff& tariff, const RuleOptions& options,
                const Doublings& doublings);

// What each of `seats` receives; sums to zero. `handed_on`: a Schieberamsch.
std::vector<Cents> RamschPayments(const RamschResult& result, int seats, Cents price,
                                  bool handed_on, const RuleOptions& options);

}  // namespace schafkopf::reference

#endif  // SCHAFKOPF_TESTS_SUPPORT_REFERENCE_RAMSCH_H_
