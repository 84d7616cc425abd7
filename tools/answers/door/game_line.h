// A deal line of a game that was played to its end.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAME_LINE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAME_LINE_H_

#include <cstddef>

#include "absl/status/statusor.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/play/position.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"

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

// As ReadDealLine, but refuses a game of which two sides do not know the value from the first card
// on, or that is not played to its end; a Sie need not be played.
inline absl::StatusOr<DealLine> ReadGame(const InputLine& line,
                                         const RuleOptions& options = kUsualOptions) {
  auto deal = ReadDealLine(line, options);
  if (!deal.ok() || !deal->contract) return deal;
  if (deal->contract->parties() == Parties::kEach || !Position(deal->deal()).switched()) {
    return SyntaxError(1, "a game of two sides from its first card on", ToString(*deal->contract));
  }
  const int cards = deal->seats() * deal->table.hand_size();
  const int played = static_cast<int>(deal->played.size());
  const bool laid_open = deal->contract->objective() == Objective::kHoldTop && played == 0;
  if (played == cards || laid_open) return deal;
  return SyntaxError(ColumnOfNextCard(line.text, deal->seats()),
                     absl::StrCat("a game played to its end: ", cards, " cards"),
                     played == 0 ? "none" : absl::StrCat(played));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAME_LINE_H_
