#include "tools/answers/ask/hand_line.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kBlanks = " \t";

// Where the word ends that begins at or behind `at`.
std::size_t EndOfWord(absl::string_view text, std::size_t at) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks, at), text.size());
  return std::min(text.find_first_of(kBlanks, begin), text.size());
}

// Where the hand that begins at `begin` ends: behind as many words as are one. Where none are, a
// word that is neither a card nor a seat belongs to a hand that is not yet whole.
std::size_t EndOfHand(absl::string_view text, std::size_t begin, int seats, SoloRound round) {
  const absl::string_view line = absl::StripTrailingAsciiWhitespace(text);
  std::size_t whole = 0;
  for (std::size_t end = EndOfWord(line, begin); end > whole; end = EndOfWord(line, end)) {
    if (ReadBidHand(line.substr(begin, end - begin), seats, round).ok()) whole = end;
    if (end == line.size()) break;
  }
  if (whole > 0) return whole;
  std::size_t end = EndOfWord(line, begin);
  while (end < line.size()) {
    const std::size_t next = line.find_first_not_of(kBlanks, end);
    const std::size_t next_end = EndOfWord(line, next);
    if (ParseSeat(line.substr(next, next_end - next)).ok()) return end;
    end = next_end;
  }
  return end;
}

}  // namespace

absl::StatusOr<HandLineParts> SplitHandLine(const InputLine& line, int seats, SoloRound round) {
  if (line.cut) return SyntaxError(1, "a hand", "a line that is too long");
  const absl::string_view text = line.text;
  const std::size_t start = text.find_first_not_of(kBlanks);
  const bool quoted = text[start] == '"';
  const std::size_t begin = quoted ? start + 1 : start;
  const std::size_t end =
      quoted ? std::min(text.find('"', begin), text.size()) : EndOfHand(text, begin, seats, round);
  if (quoted && end == text.size()) {
    return SyntaxError(ColumnAt(text, end), "a closing \"", "the end of the line");
  }
  HandLineParts parts;
  parts.hand = std::string(text.substr(begin, end - begin));
  parts.hand_begin = CharacterCount(text.substr(0, begin));
  std::size_t at = text.find_first_not_of(kBlanks, end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = EndOfWord(text, at);
    const auto seat = ParseSeat(text.substr(at, seat_end - at));
    if (!seat.ok()) return ShiftColumn(seat.status(), CharacterCount(text.substr(0, at)));
    parts.seat = *seat;
    at = text.find_first_not_of(kBlanks, seat_end);
  }
  if (at == text.npos) return parts;
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  parts.contract = std::string(rest);
  parts.contract_begin = CharacterCount(text.substr(0, at));
  return parts;
}

absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round) {
  auto parts = SplitHandLine(line, seats, round);
  if (!parts.ok()) return parts.status();
  const auto hand = ReadBidHand(parts->hand, seats, round);
  if (!hand.ok()) return ShiftColumn(hand.status(), parts->hand_begin);
  if (!parts->contract.empty()) {
    const auto contracts = ParseContracts(parts->contract);
    if (!contracts.ok()) return ShiftColumn(contracts.status(), parts->contract_begin);
  }
  return HandLine{*hand, *std::move(parts)};
}

}  // namespace schafkopf
