#include "tools/answers/hand_line.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"

namespace schafkopf {
namespace {

// Where the hand that begins at `begin` ends: behind the last of the words that are cards. A word
// that is neither a card nor a seat belongs to a hand that is not yet whole.
std::size_t EndOfHand(absl::string_view text, std::size_t begin, int seats) {
  constexpr absl::string_view kBlanks = " \t";
  std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
  while (true) {
    const std::size_t next = text.find_first_not_of(kBlanks, end);
    if (next == text.npos) return end;
    const std::size_t next_end = std::min(text.find_first_of(kBlanks, next), text.size());
    const absl::string_view word = text.substr(next, next_end - next);
    if (!ParseCards(word).ok()) {
      const bool whole = ReadAskedHand(text.substr(begin, end - begin), seats).ok();
      if (whole || ParseSeat(word).ok()) return end;
    }
    end = next_end;
  }
}

}  // namespace

absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round) {
  if (line.cut) return SyntaxError(1, "a hand", "a line that is too long");
  const absl::string_view text = line.text;
  const auto shifted = [&](const absl::Status& error, std::size_t begin) {
    return ShiftColumn(error, CharacterCount(text.substr(0, begin)));
  };
  const std::size_t start = text.find_first_not_of(" \t");
  const bool quoted = text[start] == '"';
  const std::size_t begin = quoted ? start + 1 : start;
  const std::size_t end =
      quoted ? std::min(text.find('"', begin), text.size()) : EndOfHand(text, begin, seats);
  if (quoted && end == text.size()) {
    return SyntaxError(ColumnAt(text, end), "a closing \"", "the end of the line");
  }
  const auto hand = ReadBidHand(text.substr(begin, end - begin), seats, round);
  if (!hand.ok()) return shifted(hand.status(), begin);
  HandLine read{*hand};
  std::size_t at = text.find_first_not_of(" \t", end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = std::min(text.find_first_of(" \t", at), text.size());
    const auto seat = ParseSeat(text.substr(at, seat_end - at));
    if (!seat.ok()) return shifted(seat.status(), at);
    read.seat = *seat;
    at = text.find_first_not_of(" \t", seat_end);
  }
  if (at == text.npos) return read;
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  const auto contract = ParseContract(rest);
  if (!contract.ok()) return shifted(contract.status(), at);
  read.contract = *contract;
  read.contract_begin = CharacterCount(text.substr(0, at));
  return read;
}

}  // namespace schafkopf
