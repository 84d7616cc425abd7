// Search for games that the fast search does not know: two seats, cards face down, duties that
// tables add to a called card.
//
// Plain alpha-beta on Turn and LegalCards of engine/play/duties.h, with a table by cards left,
// leader and called suit, which are the whole position inside a deal. Slower than the fast search
// by a factor of ten or more; the same answers.
#ifndef SCHAFKOPF_SOLVER_SEARCH_PLAIN_SEARCH_H_
#define SCHAFKOPF_SOLVER_SEARCH_PLAIN_SEARCH_H_

#include <memory>

#include "engine/play/deal.h"
#include "solver/search/search.h"

namespace schafkopf {

// Whether the fast search cannot play the deal by its rules.
bool NeedsPlainSearch(const Deal& deal);

// For this deal only. As Search, whose layouts all stem from `deal`.
std::unique_ptr<Search> MakePlainSearch(const Deal& deal);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_PLAIN_SEARCH_H_
