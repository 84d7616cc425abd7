#include "tools/answers/score/penalties.h"

#include <algorithm>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/player_name.h"
#include "tools/answers/score/score_fields.h"

namespace schafkopf {
namespace {

// Far below what sums of an evening hold.
constexpr int kMostFine = 1'000'000;

// "2 50", "Anna Maria 50", "2 50 stock".
absl::StatusOr<Fine> ReadFine(absl::string_view text, std::span<const std::string> players,
                              int seats) {
  absl::string_view told = absl::StripAsciiWhitespace(text);
  Fine fine;
  fine.into_stock = absl::ConsumeSuffix(&told, " stock");
  told = absl::StripTrailingAsciiWhitespace(told);
  const std::size_t blank = told.find_last_of(" \t");
  int cents = 0;
  if (blank == told.npos || !absl::SimpleAtoi(told.substr(blank), &cents) || cents < 1 ||
      cents > kMostFine) {
    return SyntaxError(1, words::kFinesNote, Quoted(text));
  }
  fine.cents = Cents(cents);
  const absl::string_view who = absl::StripAsciiWhitespace(told.substr(0, blank));
  const auto place = PlaceOfName(players, who);
  const auto seat = place ? absl::StatusOr<Seat>(Seat(*place)) : ParseSeat(who);
  if (!seat.ok() || seat->index() >= seats) {
    return SyntaxError(ColumnOfPart(who, text), {words::kSeatFromTo, seats - 1}, Quoted(who));
  }
  fine.seat = *seat;
  return fine;
}

}  // namespace

std::vector<Message> TextsOf(const Penalties& penalties, Cents price, const NameOfSeat& person) {
  std::vector<Message> lines;
  if (penalties.revoked) lines.emplace_back(words::kRevoked, person(*penalties.revoked));
  if (penalties.asked) {
    lines.emplace_back(words::kAskedTooMuch, penalties.asked->count(), price.count());
  }
  for (const Fine& fine : penalties.fines) {
    lines.emplace_back(fine.into_stock ? words::kFineIntoStock : words::kFineApart,
                       person(fine.seat), fine.cents.count());
  }
  return lines;
}

absl::StatusOr<Penalties> ReadPenalties(const Fields& told, std::span<const std::string> players,
                                        int seats) {
  Penalties penalties;
  if (const auto seat = told.FindNumber("revoke")) {
    if (*seat >= seats) return InField("revoke", {words::kSeatFromTo, seats - 1}, *seat);
    penalties.revoked = Seat(static_cast<int>(*seat));
  }
  const std::string fines = told.Text("fine");
  for (absl::string_view part : absl::StrSplit(fines, ',', absl::SkipWhitespace())) {
    const int offset = ColumnOfPart(part, fines) - 1;
    SCHAFKOPF_TRY(const Fine fine,
                  AtField("fine", ShiftColumn(ReadFine(part, players, seats), offset)));
    penalties.fines.push_back(fine);
  }
  if (const auto asked = told.FindNumber("asked")) {
    penalties.asked = Cents(static_cast<int>(*asked));
  }
  return penalties;
}

}  // namespace schafkopf
