// How every answer about a deal line begins.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_CELLS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_DEAL_CELLS_H_

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
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

// One number of each seat at the table.
template <class Quantity>
Cells OfSeats(const PerSeat<Quantity>& numbers, int seats) {
  Cells cells;
  for (int seat = 0; seat < seats; ++seat) cells.emplace_back(numbers[Seat(seat)]);
  return cells;
}

template <class Quantity>
std::string JoinSeats(const PerSeat<Quantity>& numbers, int seats, absl::string_view between) {
  std::string text;
  for (int seat = 0; seat < seats; ++seat) {
    absl::StrAppend(&text, seat == 0 ? "" : between, numbers[Seat(seat)].count());
  }
  return text;
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
