#include "tools/play/engine_reply.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/play/words.h"

namespace schafkopf {
namespace {

// "one of EA EZ".
Message LegalText(const SeatView& view) {
  const CardSet legal = view.LegalPlays();
  const std::string cards = ToString(legal, view.game.order());
  return legal.size() == 1 ? Message(cards) : Message(words::kOneOf, cards);
}

}  // namespace

absl::StatusOr<std::optional<std::string>> LineBuffer::Next() {
  const std::size_t end = bytes_.find('\n', begin_);
  if (std::min(end, bytes_.size()) - begin_ > kLongestLine) {
    return SyntaxError(1, {words::kLineOfAtMostBytes, kLongestLine}, words::kMore);
  }
  if (end == std::string::npos) {
    bytes_.erase(0, begin_);
    begin_ = 0;
    return std::nullopt;
  }
  std::string line = bytes_.substr(begin_, end - begin_);
  begin_ = end + 1;
  absl::StripTrailingAsciiWhitespace(&line);
  return line;
}

EngineReply ReadEngineReply(absl::string_view line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  return {std::string(line.substr(0, end)),
          std::string(absl::StripAsciiWhitespace(line.substr(end)))};
}

absl::StatusOr<Card> ReadEngineCard(absl::string_view text, const SeatView& view) {
  const auto card = ParseCard(text);
  if (card.ok() && view.LegalPlays().Contains(*card)) return card;
  return SyntaxError(1, LegalText(view), Quoted(text));
}

}  // namespace schafkopf
