// How every answer about a deal line begins.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEAL_JSON_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEAL_JSON_H_

#include <optional>

#include "engine/text/notation.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

// A seat as its number; null where there is none.
inline Json SeatJson(std::optional<Seat> seat) {
  return seat ? Json(seat->index()) : Json(nullptr);
}

// {"contract": "solo:H", "declarer": 2}, the declarer null where nobody declares; of a deal that
// nobody bid {"contract": "passed", "declarer": null}.
inline Json DealJson(const DealLine& deal) {
  const bool declared = deal.contract && deal.contract->has_declarer();
  return {{"contract", deal.contract ? ToString(*deal.contract) : "passed"},
          {"declarer", SeatJson(declared ? std::optional(deal.declarer) : std::nullopt)}};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEAL_JSON_H_
