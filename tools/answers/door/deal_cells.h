// How every answer about a deal line begins.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_CELLS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_CELLS_H_

#include <optional>

#include "engine/text/notation.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

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

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_CELLS_H_
