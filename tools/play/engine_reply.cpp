#include "tools/play/engine_reply.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"

namespace schafkopf {
namespace {

// "one of EA EZ".
std::string LegalText(const SeatView& view) {
  const CardSet legal = view.LegalPlays();
  return absl::StrCat(legal.size() == 1 ? "" : "one of ", ToString(legal, view.game.order()));
}

}  // namespace

absl::StatusOr<std::optional<std::string>> LineBuffer::Next() {
  const std::size_t end = bytes_.find('\n', begin_);
  if (std::min(end, bytes_.size()) - begin_ > kLongestLine) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a line of at most ", kLongestLine, " bytes, found more"));
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
  return absl::InvalidArgumentError(
      absl::StrCat("expected ", LegalText(view), ", found ", Quoted(text)));
}

}  // namespace schafkopf
