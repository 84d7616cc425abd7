#include "tools/answers/score/score_doublers.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/table/round.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/answer.h"

namespace schafkopf {
namespace {

absl::StatusOr<std::vector<Seat>> ReadSeats(absl::string_view field, absl::string_view text) {
  std::vector<Seat> seats;
  for (absl::string_view part : ListParts(text)) {
    const auto seat = ParseSeat(part);
    if (!seat.ok()) {
      return AtField(field, ShiftColumn(seat.status(), ColumnOfPart(part, text) - 1));
    }
    seats.push_back(*seat);
  }
  return seats;
}

}  // namespace

absl::StatusOr<Doublers> ReadDoublers(const ScoreArguments& arguments) {
  auto laid = ReadSeats("laid", arguments.laid);
  if (!laid.ok()) return laid.status();
  auto kontra = ReadSeats("kontra", arguments.kontra);
  if (!kontra.ok()) return kontra.status();
  return Doublers{*std::move(laid), *std::move(kontra)};
}

Seat KreuzDeclarer(const ScoreArguments& arguments, const Doublers& doublers) {
  if (!doublers.kontra.empty() || !doublers.laid.empty()) {
    return KreuzDeclarer(doublers.laid, doublers.kontra);
  }
  return Seat(arguments.declarer.value_or(0)).Plus(arguments.doublings.stoss % 2);
}

const char* ExpectedDoubler(const Contract& contract, std::size_t place) {
  if (contract.parties() == Parties::kEach) return "each seat once";
  return place % 2 == 0 ? "a seat of the side that does not declare"
                        : "a seat of the declaring side, which answers";
}

namespace {

// An error at one seat of a list.
absl::Status AtSeat(absl::string_view field, absl::string_view list, std::size_t place,
                    const Message& expected) {
  const absl::string_view part = ListParts(list)[place];
  return AtField(field, SyntaxError(ColumnOfPart(part, list), expected, {"seat $0", part}));
}

absl::Status CheckDoublers(const ScoreArguments& arguments, const Doublers& doublers,
                           const Sides& sides, const Contract& contract) {
  const auto stranger = std::ranges::find_if(
      doublers.laid, [&](Seat seat) { return seat.index() >= sides.players(); });
  if (stranger != doublers.laid.end()) {
    return AtSeat("laid", arguments.laid,
                  static_cast<std::size_t>(stranger - doublers.laid.begin()),
                  {"a seat from 0 to $0", sides.players() - 1});
  }
  if (const auto again = DoubledTwice(doublers.laid)) {
    return AtSeat("laid", arguments.laid, *again, "each seat once");
  }
  const auto wrong = WrongDoubling(contract, doublers.kontra, sides);
  if (!wrong) return absl::OkStatus();
  return AtSeat("kontra", arguments.kontra, *wrong, ExpectedDoubler(contract, *wrong));
}

}  // namespace

absl::Status ApplyDoublers(const ScoreArguments& arguments, const Doublers& doublers,
                           const Sides& sides, std::optional<Seat> declarer, const RuleSet& rules,
                           ScoreQuestion& question) {
  if (!doublers.laid.empty()) {
    SeatSet set;
    for (Seat seat : doublers.laid) set = set | SeatSet::Of(seat);
    question.doublings.layers = CountLayers(set, rules.options);
  }
  if (!doublers.kontra.empty()) {
    question.doublings.stoss = static_cast<int>(doublers.kontra.size());
  }
  const auto status = CheckDoublers(arguments, doublers, sides, question.contract);
  if (!status.ok()) return status;
  if (!doublers.laid.empty() && MostLayers(rules.options) == 0) {
    return AtSeat("laid", arguments.laid, 0, LayersLimit(rules.options));
  }
  if (arguments.round.empty()) return absl::OkStatus();
  const auto round = ParseRound(arguments.round);
  if (!round.ok()) return AtField("round", round.status());
  if (!MayBePlayed(question.contract, GamesOf(**round, rules.options))) {
    return InField("round", {"a game of the $0 round", (*round)->name},
                   ToString(question.contract));
  }
  const bool declares = question.contract.has_declarer() && declarer;
  if (declares && !MayDeclareIn(**round, *declarer, rules.options)) {
    return InField("round", {"forehand to play in the $0 round", (*round)->name},
                   {"seat $0", declarer->index()});
  }
  question.doublings.round = IsDoubled(**round, rules.options) ? 1 : 0;
  return absl::OkStatus();
}

std::vector<int> NumbersOf(std::span<const Seat> seats) {
  std::vector<int> numbers;
  for (Seat seat : seats) numbers.push_back(seat.index());
  return numbers;
}

Message LayersLimit(const RuleOptions& options) {
  return {"at most $0 who laid (option legen)", MostLayers(options)};
}

Message StossLimit(const Contract& contract, const RuleOptions& options) {
  return {
      "Kontra, Re ... at most $0 times in $1 (option stoss_max, kontra_allowed, muss_kontra or "
      "ramsch_stoss)",
      MostStoss(contract, options), ToString(contract)};
}

absl::StatusOr<std::vector<Seat>> ReadKontraGiven(absl::string_view seats, const Contract& contract,
                                                  const Sides& sides, const RuleOptions& options) {
  ScoreArguments arguments;
  arguments.kontra = std::string(seats);
  auto doublers = ReadDoublers(arguments);
  if (!doublers.ok()) return doublers.status();
  const int most = MostStoss(contract, options);
  if (static_cast<int>(doublers->kontra.size()) > most) {
    return InField("kontra", StossLimit(contract, options), doublers->kontra.size());
  }
  const auto checked = CheckDoublers(arguments, *doublers, sides, contract);
  if (!checked.ok()) return checked;
  return std::move(doublers->kontra);
}

}  // namespace schafkopf
