// A seat's view as text: a deal line with `_` for the hands that the seat does not see.
//
//   wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | GA [| 0 pass, 1 pass, 2 wenz, 3 pass]
//
// Exactly one hand is shown, as dealt: that of the seat on turn. Where the declarer plays with open
// cards and is not on turn, his hand is shown too. Two players show what lies open of both hands,
// with `?` for what lies face down, until the trick is over that took its cover:
//
//   offiziere 0 | EO/? GU/H7 ... | HO/? SZ/? ... | GU SZ
//
// Positions as they stand: past_notes.h. The last field is the row of bids that was heard (as
// `schafkopf auction --bids`); kept as text here.
#ifndef SCHAFKOPF_ENGINE_TEXT_NOTATION_VIEW_H_
#define SCHAFKOPF_ENGINE_TEXT_NOTATION_VIEW_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/worlds/seat_view.h"

namespace schafkopf {

// Whose hand may be shown.
enum class ViewOwner : std::uint8_t {
  kOnTurn,
  kAny,  // of who is asked out of turn, as for Kontra
};

struct ViewLine {
  SeatView view;
  std::string bids;     // without spaces around; empty: not told
  int bids_column = 1;  // where they begin
};

// Ends at a `#` or `;`. What cannot be is an error that names the trick and its card's column: a
// card played twice or out of a hand that is shown, a seat that follows after it could not, cards
// that no way to deal the others allows, somebody else's turn. The rest of the deal is not guessed.
// Costs about a millisecond. `options`: as the table plays.
absl::StatusOr<ViewLine> ParseViewLine(absl::string_view text,
                                       const RuleOptions& options = kUsualOptions,
                                       ViewOwner owner = ViewOwner::kOnTurn);
std::string ToString(const ViewLine& line);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_NOTATION_VIEW_H_
