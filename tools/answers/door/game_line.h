// A deal line of a game that was played to its end.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_GAME_LINE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_GAME_LINE_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "engine/play/position.h"
#include "engine/text/deal_refusal.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

// The column behind the last card played, where the next one is missing; `seats` have hands.
inline int ColumnOfNextCard(absl::string_view text, int seats) {
  text = text.substr(0, text.find_first_of("#;"));
  std::size_t end = 0;
  for (int bars = 0; end < text.size(); ++end) {
    if (text[end] == '|' && ++bars > 1 + seats) break;
  }
  return CharacterCount(absl::StripTrailingAsciiWhitespace(text.substr(0, end))) + 1;
}

// How far a game has to be played.
enum class GameEnd : std::uint8_t {
  kLastCard,
  kClaim,  // as far as somebody claimed the rest
};

// Refuses a game whose sides are not known from the first card on, or that is not played to its
// end: to the last card where each plays for himself; a Sie need not be played.
inline std::optional<DealRefusal> RefuseGame(const DealLine& deal, GameEnd end) {
  if (!deal.contract) return std::nullopt;
  const bool each = deal.contract->parties() == Parties::kEach;
  if (!each && !Position(deal.deal()).switched()) {
    return DealRefusal{{}, {words::kGameOfTwoSidesFrom, ToString(*deal.contract)}};
  }
  const int cards = deal.seats() * deal.hands[Seat(0)].size();
  const int played = static_cast<int>(deal.played.size());
  const bool laid_open = deal.contract->objective() == Objective::kHoldTop && played == 0;
  if (played == cards || laid_open) return std::nullopt;
  if (end == GameEnd::kClaim && !each) return std::nullopt;
  return DealRefusal{{DealPart::Kind::kEnd},
                     {{words::kGamePlayedToItsEndCards, cards},
                      played == 0 ? Message(words::kNone) : Message(played)}};
}

// As ReadDealLine, a position too, but refuses what RefuseGame does.
inline absl::StatusOr<DealLine> ReadGame(const InputLine& line, const RuleOptions& options,
                                         GameEnd end) {
  auto deal = ReadDealLine(line, options, LineSpan::kPosition);
  const auto refusal = deal.ok() ? RefuseGame(*deal, end) : std::nullopt;
  if (!refusal) return deal;
  const bool at_end = refusal->part.kind == DealPart::Kind::kEnd;
  return SyntaxError(at_end ? ColumnOfNextCard(line.text, deal->seats()) : 1, refusal->why.expected,
                     refusal->why.found);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_GAME_LINE_H_
