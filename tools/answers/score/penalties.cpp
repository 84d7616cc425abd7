#include "tools/answers/score/penalties.h"

#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "tools/answers/score/score_fields.h"

namespace schafkopf {
namespace {

// Far below what sums of an evening hold.
constexpr int kMostFine = 1'000'000;

// "2 50", "Bert 50", "2 50 stock".
absl::StatusOr<Fine> ReadFine(absl::string_view text, std::span<const std::string> players,
                              int seats) {
  std::vector<absl::string_view> parts = absl::StrSplit(text, ' ', absl::SkipWhitespace());
  Fine fine;
  fine.into_stock = parts.size() > 2 && parts.back() == "stock";
  if (fine.into_stock) parts.pop_back();
  int cents = 0;
  if (parts.size() != 2 || !absl::SimpleAtoi(parts[1], &cents) || cents < 1 || cents > kMostFine) {
    return SyntaxError(1, words::kFinesNote, Quoted(text));
  }
  fine.cents = Cents(cents);
  const auto named = std::ranges::find(players, parts[0]);
  const auto seat = named != players.end()
                        ? absl::StatusOr<Seat>(Seat(static_cast<int>(named - players.begin())))
                        : ParseSeat(parts[0]);
  if (!seat.ok() || seat->index() >= seats) {
    return SyntaxError(ColumnOfPart(parts[0], text), {words::kSeatFromTo, seats - 1},
                       Quoted(parts[0]));
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
