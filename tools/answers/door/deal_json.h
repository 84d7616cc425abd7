// How every answer about a deal line begins.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_JSON_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_JSON_H_

#include <optional>

#include "engine/text/notation.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {

// A seat as its number; null where there is none.
inline Json SeatJson(std::optional<Seat> seat) {
  return seat ? Json(seat->index()) : Json(nullptr);
}

// Nothing where nobody declares.
inline std::optional<Seat> DeclarerOf(const DealLine& deal) {
  const bool declared = deal.contract && deal.contract->has_declarer();
  return declared ? std::optional(deal.declarer) : std::nullopt;
}

// The contract; "passed" of a deal that nobody bid.
inline Cell GameCell(const DealLine& deal) {
  return deal.contract ? Cell(*deal.contract) : Cell("passed");
}

// Each of the cards, strongest first.
inline Cell InOrder(CardSet cards, const CardOrder& order) {
  Cells list;
  for (Card card : order.best_first()) {
    if (cards.Contains(card)) list.emplace_back(card);
  }
  return list;
}

// {"contract": "solo:H", "declarer": 2}, the declarer null where nobody declares; of a deal that
// nobody bid {"contract": "passed", "declarer": null}.
inline Json DealJson(const DealLine& deal) {
  return {{"contract", deal.contract ? ToString(*deal.contract) : "passed"},
          {"declarer", SeatJson(DeclarerOf(deal))}};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_JSON_H_
