#include "tools/answers/games/outcome.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/money/scoring.h"
#include "engine/text/mistake.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/games/words.h"

namespace schafkopf {
namespace {

constexpr auto kOutcomeNotes =
    std::to_array<std::string_view>({"points", "tricks", "lauf", "partner"});

// What seats took, as it is told: by the declarer's side, or of a Ramsch by who has most; by each
// seat; or by the two sides of a game across the table.
absl::Status CheckTaken(const GameNote& note, const std::vector<int>& by_seat, SeatSet side,
                        bool each) {
  int of_side = each ? *std::ranges::max_element(by_seat) : 0;
  std::vector<int> across(2);
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
    if (!each && side.Contains(Seat(static_cast<int>(seat)))) of_side += by_seat[seat];
    across[seat % 2] += by_seat[seat];
  }
  std::vector<int> told;
  for (absl::string_view part :
       absl::StrSplit(note.text, absl::ByAnyChar(",/ "), absl::SkipEmpty())) {
    if (!absl::SimpleAtoi(part, &told.emplace_back())) told.back() = -1;
  }
  const bool same = told == std::vector<int>{of_side} || told == by_seat ||
                    (side.size() == 2 && by_seat.size() == kSeatCount && told == across);
  if (same) return absl::OkStatus();
  const bool list = each || told.size() == by_seat.size();
  return SyntaxError(
      note.column,
      {words::kAsTheCardsSay, list ? absl::StrJoin(by_seat, " ") : absl::StrCat(of_side)},
      Escaped(note.text));
}

absl::Status CheckRun(const GameNote& note, const Laufende& run) {
  int told = 0;
  const bool number = absl::SimpleAtoi(note.text, &told);
  if (number && (std::abs(told) == run.length || std::abs(told) == run.payable)) {
    return absl::OkStatus();
  }
  return SyntaxError(note.column, {words::kAsTheCardsSay, run.length}, Escaped(note.text));
}

// Names are for the sheet to know.
absl::Status CheckPartner(const GameNote& note, SeatSet side, Seat declarer) {
  const auto told = ParseSeat(note.text);
  if (!told.ok()) return absl::OkStatus();
  for (Seat seat : SeatsOf(side)) {
    if (seat == declarer) continue;
    if (seat == *told) return absl::OkStatus();
    return SyntaxError(note.column, {words::kAsTheCardsSay, seat.index()}, told->index());
  }
  return SyntaxError(note.column, {words::kNo, AsIs("partner")}, told->index());
}

}  // namespace

std::span<const std::string_view> OutcomeNotes() { return kOutcomeNotes; }

absl::Status CheckOutcomes(const DealLine& deal, std::span<const GameNote> notes) {
  if (notes.empty() || !deal.contract || deal.played.empty()) return absl::OkStatus();
  const Position end = PositionOf(deal);
  for (const GameNote& note : notes) SCHAFKOPF_DO(CheckOutcome(deal, end, note));
  return absl::OkStatus();
}

absl::Status CheckOutcome(const DealLine& deal, const Position& end, const GameNote& note) {
  const bool asked = std::ranges::find(kOutcomeNotes, note.name) != kOutcomeNotes.end();
  if (!asked || note.text.empty() || !end.finished()) return absl::OkStatus();
  const Deal dealt = deal.deal();
  const bool each = deal.contract->parties() == Parties::kEach;
  const SeatSet side = each ? SeatSet() : DeclarerSide(dealt);
  if (note.name == "partner") {
    return each ? absl::OkStatus() : CheckPartner(note, side, dealt.declarer);
  }
  if (note.name == "lauf") {
    if (each || deal.contract->objective() == Objective::kNoTricks) return absl::OkStatus();
    return CheckRun(note, CountLaufende(dealt.game, CardsOfSide(dealt.hands, side)));
  }
  std::vector<int> by_seat;
  for (int seat = 0; seat < dealt.seats(); ++seat) {
    const Pile& pile = end.pile(Seat(seat));
    by_seat.push_back(note.name == "tricks" ? pile.tricks : pile.points.count());
  }
  return CheckTaken(note, by_seat, side, each);
}

}  // namespace schafkopf
