#include "engine/money/ramsch.h"

#include <algorithm>

#include "engine/money/price.h"

namespace schafkopf {
namespace {

constexpr int kEveryTrick = 121;
constexpr int kNoDurchmarsch = 122;
constexpr Points kMoreThanHalf = Points(61);

Cents DurchmarschPriceOf(const RuleOptions& options, const Tariff& tariff) {
  if (options.Is({"durchmarsch_price", "solo"})) return tariff.solo;
  if (options.Is({"durchmarsch_price", "solo_schwarz"})) return tariff.solo + tariff.extra * 2;
  return RamschBase(tariff, options);
}

int DurchmarschPoints(const RuleOptions& options) {
  if (options.Is({"durchmarsch", "off"})) return kNoDurchmarsch;
  if (options.Is({"durchmarsch", "all_tricks"})) return kEveryTrick;
  return options.Number("durchmarsch");
}

// How high the best of `cards` stands, from 1; 0 for none.
int HeightOf(CardSet cards, const CardOrder& order) {
  int height = kCardCount;
  for (Card card : order.best_first()) {
    if (cards.Contains(card)) return height;
    --height;
  }
  return 0;
}

}  // namespace

RamschTerms::RamschTerms(const Contract& contract, int seats, const RuleOptions& options,
                         const Tariff& tariff)
    : seats_(seats),
      order_(contract),
      passes_tricks_on_(contract.row().name == "schieberamsch"),
      ober_first_(options.Is({"ramsch_tie", "highest_ober"})),
      equals_lose_(options.Is({"ramsch_tie", "both_lose"})),
      two_pay_(options.Is({"ramsch_pay", "two_worst_pay"})),
      only_winner_receives_(passes_tricks_on_ &&
                            options.Is({"schieberamsch_win", "winner_takes_from_loser_only"})),
      jungfrau_(options.Is({"jungfrau", "double_all"})            ? Jungfrau::kDoublesAll
                : options.Is({"jungfrau", "individual_once"})     ? Jungfrau::kOwnOnce
                : options.Is({"jungfrau", "individual_multiple"}) ? Jungfrau::kOwnMultiple
                                                                  : Jungfrau::kOff),
      durchmarsch_points_(DurchmarschPoints(options)),
      price_(RamschBase(tariff, options)),
      durchmarsch_price_(DurchmarschPriceOf(options, tariff)) {}

std::uint32_t RamschTerms::SummaryOf(const Pile& pile) const {
  const CardSet trumps = pile.cards & order_.trumps();
  const CardSet sauen = pile.cards & RankCards(Rank::kSau);
  const auto highest_sau =
      sauen.empty() ? 0 : static_cast<std::uint32_t>(sauen.Highest().suit()) + 1;
  const int trump_height = trumps.empty() ? 0 : HeightOf(trumps, order_) - kCardCount + 16;
  return static_cast<std::uint32_t>(pile.points.count()) << 16 |
         static_cast<std::uint32_t>(pile.tricks) << 12 |
         static_cast<std::uint32_t>(trumps.size()) << 8 |
         static_cast<std::uint32_t>(trump_height) << 3 | highest_sau;
}

std::uint64_t RamschTerms::KeyOf(const Pile& pile) const {
  const std::uint64_t summary = SummaryOf(pile);
  if (!ober_first_) return summary;
  const auto ober =
      static_cast<std::uint64_t>(HeightOf(pile.cards & RankCards(Rank::kOber), order_));
  return (summary >> 16) << 32 | ober << 16 | (summary & 0xffff);
}

std::optional<Seat> RamschTerms::DurchmarschOf(const PerSeat<Pile>& piles) const {
  if (durchmarsch_points_ == kNoDurchmarsch) return std::nullopt;
  int tricks = 0;
  for (const Pile& pile : piles) tricks += pile.tricks;
  for (Seat seat : kSeats) {
    if (piles[seat].tricks == tricks && tricks > 0) return seat;
    if (piles[seat].points.count() >= durchmarsch_points_) return seat;
  }
  return std::nullopt;
}

SeatSet RamschTerms::LosersOf(const PerSeat<Pile>& piles) const {
  SeatSet losers;
  while (losers.size() < (two_pay_ ? 2 : 1)) {
    std::optional<Seat> worst;
    for (Seat seat : kSeats) {
      if (seat.index() >= seats_ || losers.Contains(seat)) continue;
      if (!worst || KeyOf(piles[seat]) > KeyOf(piles[*worst])) worst = seat;
    }
    losers = losers | SeatSet::Of(*worst);
    for (Seat seat : kSeats) {
      if (seat.index() >= seats_ || !equals_lose_) continue;
      if (KeyOf(piles[seat]) == KeyOf(piles[*worst])) losers = losers | SeatSet::Of(seat);
    }
  }
  return losers;
}

int RamschTerms::FactorFor(Seat seat, const PerSeat<Pile>& piles) const {
  int untouched = 0;
  for (Seat other : kSeats) {
    if (other.index() < seats_ && Untouched(piles[other])) ++untouched;
  }
  switch (jungfrau_) {
    case Jungfrau::kOff:
      return 1;
    case Jungfrau::kDoublesAll:
      return 1 << untouched;
    case Jungfrau::kOwnOnce:
      return Untouched(piles[seat]) ? 2 : 1;
    case Jungfrau::kOwnMultiple:
      return Untouched(piles[seat]) ? 1 << untouched : 1;
  }
  return 1;
}

RamschTerms::Result RamschTerms::Settle(const PerSeat<Pile>& captured) const {
  PerSeat<Pile> piles = captured;
  for (int seat = 0; seat < seats_ && passes_tricks_on_; ++seat) {
    piles[Seat((seat + 1) % seats_)] = captured[Seat(seat)];
  }
  Result result{{}, DurchmarschOf(piles), {}, {}};
  for (Seat seat : kSeats) result.points[seat] = piles[seat].points;
  if (result.durchmarsch) {
    for (int seat = 0; seat < seats_; ++seat) {
      const bool winner = Seat(seat) == *result.durchmarsch;
      result.payments[Seat(seat)] =
          winner ? durchmarsch_price_ * (seats_ - 1) : -durchmarsch_price_;
    }
    return result;
  }
  result.losers = LosersOf(piles);
  Seat fewest;
  for (int seat = 1; seat < seats_; ++seat) {
    if (KeyOf(piles[Seat(seat)]) <= KeyOf(piles[fewest])) fewest = Seat(seat);
  }
  for (int seat = 0; seat < seats_; ++seat) {
    const Seat here(seat);
    if (result.losers.Contains(here)) continue;
    if (only_winner_receives_ && here != fewest) continue;
    const Cents each = price_ * FactorFor(here, piles);
    for (int loser = 0; loser < seats_; ++loser) {
      if (!result.losers.Contains(Seat(loser))) continue;
      result.payments[here] += each;
      result.payments[Seat(loser)] -= each;
    }
  }
  return result;
}

RamschTerms::Range RamschTerms::RangeFor(Seat seat, const PerSeat<Pile>& captured) const {
  int untouched = 0;
  int touched = 0;
  bool sure_loser = false;  // somebody else has more than half of all points
  for (int other = 0; other < seats_; ++other) {
    (Untouched(captured[Seat(other)]) ? untouched : touched) += 1;
    sure_loser |= Seat(other) != seat && captured[Seat(other)].points >= kMoreThanHalf;
  }
  const int most_factor = jungfrau_ == Jungfrau::kOff ? 1 : 1 << std::min(untouched, seats_ - 1);
  const Cents everything = price_ * most_factor * (seats_ - 1) + durchmarsch_price_ * seats_;
  const bool plain = !passes_tricks_on_ && !two_pay_ && !equals_lose_;
  const bool no_durchmarsch =
      durchmarsch_points_ == kNoDurchmarsch || (durchmarsch_points_ == kEveryTrick && touched > 1);
  if (!plain || !no_durchmarsch) return {-everything, everything};
  const bool loses = captured[seat].points >= kMoreThanHalf;
  Range range = {-price_ * most_factor * (seats_ - 1), price_ * most_factor};
  if (loses) range.most = -price_ * (seats_ - 1);
  if (sure_loser) range.least = price_;
  return range;
}

}  // namespace schafkopf
