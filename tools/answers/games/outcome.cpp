#include "tools/answers/games/outcome.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/money/price.h"
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

// What was taken, as it is told: by the declarer's side, or by both; by each seat; of a game across
// the table by its two sides; of a Ramsch by its loser.
absl::Status CheckTaken(const GameNote& note, const std::vector<int>& by_seat,
                        const std::vector<std::vector<int>>& as_told) {
  std::vector<int> told;
  for (absl::string_view part :
       absl::StrSplit(note.text, absl::ByAnyChar(",/: "), absl::SkipEmpty())) {
    if (!absl::SimpleAtoi(part, &told.emplace_back())) told.back() = -1;
  }
  if (told == by_seat || std::ranges::find(as_told, told) != as_told.end()) return absl::OkStatus();
  const auto& expected = told.size() == by_seat.size() ? by_seat : as_told.front();
  return SyntaxError(note.column, {words::kAsTheCardsSay, absl::StrJoin(expected, " ")},
                     Escaped(note.text));
}

// In which forms what seats took may be told, but for that of each seat.
std::vector<std::vector<int>> FormsOf(const Contract& contract, const std::vector<int>& by_seat,
                                      const std::vector<int>& points, SeatSet side) {
  std::vector<std::vector<int>> forms;
  std::vector<int> across(2);
  int of_side = 0, all = 0;
  const int most = *std::ranges::max_element(points);
  for (std::size_t seat = 0; seat < by_seat.size(); ++seat) {
    all += by_seat[seat];
    if (side.Contains(Seat(static_cast<int>(seat)))) of_side += by_seat[seat];
    across[seat % 2] += by_seat[seat];
    if (points[seat] == most) forms.push_back({by_seat[seat]});
  }
  if (contract.parties() == Parties::kEach) return forms;
  forms = {{of_side}, {of_side, all - of_side}};
  if (contract.parties() == Parties::kCross) forms.push_back(across);
  return forms;
}

// All that run, or those that are paid. Whom they lack may be told by a sign.
absl::Status CheckRun(const GameNote& note, const Game& game, const Laufende& run,
                      const RuleOptions& options) {
  int told = 0;
  const bool number = absl::SimpleAtoi(note.text, &told);
  const bool lacking = told < 0 && run.with && run.length > 0;
  for (const int length : {run.length, PaidLaufende(game, run, true, options),
                           PaidLaufende(game, run, false, options)}) {
    if (number && !lacking && std::abs(told) == length) return absl::OkStatus();
  }
  return SyntaxError(note.column, {words::kAsTheCardsSay, run.with ? run.length : -run.length},
                     Escaped(note.text));
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

bool IsOutcome(const GameNote& note) {
  return !note.text.empty() && std::ranges::find(kOutcomeNotes, note.name) != kOutcomeNotes.end();
}

}  // namespace

std::span<const std::string_view> OutcomeNotes() { return kOutcomeNotes; }

absl::Status CheckOutcomes(const DealLine& deal, std::span<const GameNote> notes,
                           std::span<const GameNote> all, const RuleOptions& options) {
  // Of a revoke people write down what was judged.
  if (std::ranges::none_of(notes, IsOutcome) || FindIn(all, "revoke") != nullptr ||
      !deal.contract || deal.played.empty()) {
    return absl::OkStatus();
  }
  const Position end = PositionOf(deal);
  for (const GameNote& note : notes) SCHAFKOPF_DO(CheckOutcome(deal, end, note, options));
  return absl::OkStatus();
}

absl::Status CheckOutcome(const DealLine& deal, const Position& end, const GameNote& note,
                          const RuleOptions& options) {
  if (!IsOutcome(note) || !end.finished()) return absl::OkStatus();
  const Deal dealt = deal.deal();
  const Contract& contract = *deal.contract;
  const bool each = contract.parties() == Parties::kEach;
  const SeatSet side = each ? SeatSet() : DeclarerSide(dealt);
  if (note.name == "partner") {
    return each ? absl::OkStatus() : CheckPartner(note, side, dealt.declarer);
  }
  if (note.name == "lauf") {
    if (each || contract.objective() == Objective::kNoTricks) return absl::OkStatus();
    const Laufende run = CountLaufende(dealt.game, CardsOfSide(dealt.hands, side));
    return CheckRun(note, dealt.game, run, options);
  }
  std::vector<int> points, tricks;
  for (int seat = 0; seat < dealt.seats(); ++seat) {
    points.push_back(end.pile(Seat(seat)).points.count());
    tricks.push_back(end.pile(Seat(seat)).tricks);
  }
  const std::vector<int>& by_seat = note.name == "tricks" ? tricks : points;
  return CheckTaken(note, by_seat, FormsOf(contract, by_seat, points, side));
}

}  // namespace schafkopf
