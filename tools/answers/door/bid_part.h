// The parts of a row of bids: `SEAT GAME, ...`, where a game may be `pass`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_BID_PART_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_BID_PART_H_

#include <algorithm>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

struct BidPart {
  Seat seat;
  absl::string_view game;
  int offset = 0;  // of the game in the whole text, in characters
};

// `text` begins `offset` characters into the whole text, which the columns of errors count.
inline absl::StatusOr<BidPart> ReadBidPart(absl::string_view text, int offset) {
  const std::size_t start = std::min(text.find_first_not_of(" \t"), text.size());
  const absl::string_view all = absl::StripAsciiWhitespace(text);
  if (all.empty()) return SyntaxError(offset + 1, words::kSeatAndGame, words::kNothing);
  const std::size_t end = std::min(all.find_first_of(" \t:"), all.size());
  const auto seat = ParseSeat(all.substr(0, end));
  if (!seat.ok()) return ShiftColumn(seat.status(), offset + CharacterCount(text.substr(0, start)));
  const std::size_t game = std::min(all.find_first_not_of(" \t:", end), all.size());
  return BidPart{*seat, all.substr(game), offset + CharacterCount(text.substr(0, start + game))};
}

inline bool IsPass(absl::string_view text) {
  for (absl::string_view pass :
       {"pass", "passe", "passt", "weiter", "weg", "nein", "no", "-", "passed"}) {
    if (absl::EqualsIgnoreCase(text, pass)) return true;
  }
  return false;
}

// The error that a bid cannot be.
inline Mistake RefuseBid(absl::string_view text, int offset, const Message& expected) {
  const std::size_t start = std::min(text.find_first_not_of(" \t"), text.size());
  return SyntaxError(offset + ColumnAt(text, start), expected,
                     Quoted(absl::StripAsciiWhitespace(text)));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_BID_PART_H_
