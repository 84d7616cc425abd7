// What an open value is worth to a seat.
#ifndef SCHAFKOPF_TOOLS_BATCH_SETTLE_H_
#define SCHAFKOPF_TOOLS_BATCH_SETTLE_H_

#include <optional>

#include "engine/money/rule_set.h"

namespace schafkopf {

struct SeatResult {
  std::optional<bool> won;     // by the declarer's side; nothing in a draw
  std::optional<Cents> cents;  // that the seat receives; nothing where games are not paid (Sjavs)
};

// As `score` prices a deal that nobody doubled. REQUIRES: a deal of two sides.
SeatResult ResultFor(const Deal& deal, const RuleSet& rules, Value value, Seat seat);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_SETTLE_H_
