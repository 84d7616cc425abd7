#include "tools/answers/score/score_doublers.h"

#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {
namespace {

// Of five at a table the one who sits out is number 4; he stands last.
bool NamesTheFifth(absl::string_view text, const RuleOptions& options) {
  const std::vector<absl::string_view> parts = ListParts(text);
  return options.On("fifth_lays") && !parts.empty() && parts.back() == "4";
}

// All of them but a fifth.
absl::StatusOr<std::vector<Seat>> ReadSeatList(absl::string_view field, absl::string_view text,
                                               bool fifth = false) {
  std::vector<Seat> seats;
  std::vector<absl::string_view> parts = ListParts(text);
  if (fifth) parts.pop_back();
  for (absl::string_view part : parts) {
    const int offset = ColumnOfPart(part, text) - 1;
    SCHAFKOPF_TRY(const Seat seat, AtField(field, ShiftColumn(ParseSeat(part), offset)));
    seats.push_back(seat);
  }
  return seats;
}

// An error at one seat of a list.
absl::Status AtSeat(absl::string_view field, absl::string_view list, std::size_t place,
                    const Message& expected) {
  const absl::string_view part = ListParts(list)[place];
  return AtField(field, SyntaxError(ColumnOfPart(part, list), expected, {words::kSeat, part}));
}

absl::Status CheckLaid(absl::string_view list, const std::vector<Seat>& laid, int players) {
  for (std::size_t place = 0; place < laid.size(); ++place) {
    if (laid[place].index() < players) continue;
    return AtSeat("laid", list, place, {words::kSeatFromTo, players - 1});
  }
  if (const auto again = DoubledTwice(laid))
    return AtSeat("laid", list, *again, words::kEachSeatOnce);
  return absl::OkStatus();
}

absl::Status CheckKontra(absl::string_view list, const std::vector<Seat>& kontra,
                         const Contract& contract, const Sides& sides) {
  const auto wrong = WrongDoubling(contract, kontra, sides);
  if (!wrong) return absl::OkStatus();
  return AtSeat("kontra", list, *wrong, ExpectedDoubler(contract, *wrong));
}

absl::Status CheckRound(const FinishedDeal& deal, std::optional<Seat> declarer,
                        const RuleOptions& options) {
  if (!MayBePlayed(deal.contract(), GamesOf(*deal.round, options))) {
    return InField("round", {words::kGameOfRound, deal.round->name}, ToString(deal.contract()));
  }
  const bool declares = deal.contract().has_declarer() && declarer;
  if (!declares || MayDeclareIn(*deal.round, *declarer, options)) return absl::OkStatus();
  return InField("round", {words::kForehandToPlayInRound, deal.round->name}, *declarer);
}

}  // namespace

absl::StatusOr<ToldSeats> ReadSeats(const Fields& told, const RuleOptions& options) {
  const auto number = [&](std::string_view name) { return static_cast<int>(told.Number(name)); };
  ToldSeats seats;
  seats.fifth_laid = NamesTheFifth(told.Text("laid"), options);
  SCHAFKOPF_TRY(seats.laid, ReadSeatList("laid", told.Text("laid"), seats.fifth_laid));
  SCHAFKOPF_TRY(seats.kontra, ReadSeatList("kontra", told.Text("kontra")));
  if (told.Has("declarer")) seats.declarer = number("declarer");
  if (told.Has("partner")) seats.partner = number("partner");
  if (told.Has("players")) seats.players = number("players");
  seats.doublings.layers = number("layers");
  seats.doublings.stoss = number("stoss");
  seats.doublings.bock = number("bock");
  return seats;
}

Seat KreuzDeclarer(const ToldSeats& seats) {
  if (!seats.kontra.empty() || !seats.laid.empty()) return KreuzDeclarer(seats.laid, seats.kontra);
  return Seat(seats.declarer.value_or(0)).Plus(seats.doublings.stoss % 2);
}

Text<0> ExpectedDoubler(const Contract& contract, std::size_t place) {
  if (contract.parties() == Parties::kEach) return words::kEachSeatOnce;
  return place % 2 == 0 ? words::kSeatOfSideThatDoes : words::kSeatOfDeclaringSideWhichAnswers;
}

absl::Status ApplyDoublers(const Fields& told, const ToldSeats& seats, const Sides& sides,
                           std::optional<Seat> declarer, const RuleOptions& options,
                           FinishedDeal& deal) {
  deal.doublings = seats.doublings;
  if (!seats.laid.empty() || seats.fifth_laid) {
    SeatSet set;
    for (Seat seat : seats.laid) set = set | SeatSet::Of(seat);
    deal.doublings.layers = CountLayers(set, options, seats.fifth_laid);
  }
  if (!seats.kontra.empty()) deal.doublings.stoss = static_cast<int>(seats.kontra.size());
  const std::string laid = told.Text("laid");
  SCHAFKOPF_DO(CheckLaid(laid, seats.laid, sides.players()));
  SCHAFKOPF_DO(CheckKontra(told.Text("kontra"), seats.kontra, deal.contract(), sides));
  if ((!seats.laid.empty() || seats.fifth_laid) && MostLayers(options) == 0) {
    return AtSeat("laid", laid, 0, LayersLimit(options));
  }
  if (deal.round == nullptr) return absl::OkStatus();
  SCHAFKOPF_DO(CheckRound(deal, declarer, options));
  deal.doublings.round = IsDoubled(*deal.round, options) ? 1 : 0;
  return absl::OkStatus();
}

Message LayersLimit(const RuleOptions& options) {
  return {words::kAtMostLaid, MostLayers(options)};
}

Message StossLimit(const Contract& contract, const RuleOptions& options) {
  return {words::kAtMostStoss, MostStoss(contract, options), ToString(contract)};
}

absl::StatusOr<std::vector<Seat>> ReadKontraGiven(absl::string_view seats, const Contract& contract,
                                                  const Sides& sides, const RuleOptions& options) {
  SCHAFKOPF_TRY(std::vector<Seat> kontra, ReadSeatList("kontra", seats));
  if (static_cast<int>(kontra.size()) > MostStoss(contract, options)) {
    return InField("kontra", StossLimit(contract, options), kontra.size());
  }
  SCHAFKOPF_DO(CheckKontra(seats, kontra, contract, sides));
  return kontra;
}

}  // namespace schafkopf
