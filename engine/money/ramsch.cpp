#include "engine/money/ramsch.h"

#include <algorithm>
#include <limits>

namespace schafkopf {
namespace {

// How high the best of `cards` stands, from 1; 0 for none.
int HeightOf(CardSet cards, const CardOrder& order) {
  int height = kCardCount;
  for (Card card : order.best_first()) {
    if (cards.Contains(card)) return height;
    --height;
  }
  return 0;
}

// 4 Eichel .. 1 Schellen; 0 for none.
int HighestSuit(CardSet cards) {
  return cards.empty() ? 0 : static_cast<int>(cards.Highest().suit()) + 1;
}

// Whether a Durchmarsch is paid as a Solo that is won schwarz.
bool AsSchwarz(const RuleOptions& options) {
  return options.Is({"durchmarsch_price", "solo_schwarz"});
}

}  // namespace

int RamschTerms::DurchmarschPoints(const RuleOptions& options) {
  if (options.Is({"durchmarsch", "off"})) return kNoDurchmarsch;
  if (options.Is({"durchmarsch", "all_tricks"})) return kEveryTrick;
  return options.Number("durchmarsch");
}

RamschTerms::RamschTerms(const Contract& contract, int seats, const RuleOptions& options,
                         const Tariff& tariff)
    : seats_(seats),
      order_(contract),
      passes_tricks_on_(contract.row().special.passes_tricks_on),
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
      price_(PriceTermsOf(contract, Deck::kLong, tariff, options).base),
      durchmarsch_base_(options.Is({"durchmarsch_price", "ramsch"}) ? price_
                                                                    : SoloPrice(tariff, options)),
      durchmarsch_schneider_(AsSchwarz(options) ? tariff.schneider_price() : Cents(0)),
      durchmarsch_schwarz_(AsSchwarz(options) ? tariff.schwarz_price() : Cents(0)) {}

Captured CapturedOf(const Pile& pile, const CardOrder& order) {
  const CardSet trumps = pile.cards & order.trumps();
  return {.points = pile.points.count(),
          .tricks = pile.tricks,
          .trumps = trumps.size(),
          .highest_trump = trumps.empty() ? 0 : HeightOf(trumps, order),
          .highest_ober = HighestSuit(pile.cards & RankCards(Rank::kOber)),
          .highest_sau = HighestSuit(pile.cards & RankCards(Rank::kSau))};
}

std::uint32_t RamschTerms::SummaryOf(const Captured& captured) {
  // The 14 trumps stand at the heights 32 to 19.
  const int trump_height = std::max(captured.highest_trump - kCardCount + 16, 0);
  return static_cast<std::uint32_t>(captured.points) << 16 |
         static_cast<std::uint32_t>(captured.tricks) << 12 |
         static_cast<std::uint32_t>(captured.trumps) << 8 |
         static_cast<std::uint32_t>(trump_height) << 3 |
         static_cast<std::uint32_t>(captured.highest_sau);
}

std::uint64_t RamschTerms::KeyOf(const Captured& captured) const {
  const std::uint64_t summary = SummaryOf(captured);
  if (!ober_first_) return summary;
  return (summary >> 16) << 32 | static_cast<std::uint64_t>(captured.highest_ober) << 16 |
         (summary & 0xffff);
}

std::optional<Seat> RamschTerms::DurchmarschOf(const PerSeat<Captured>& captured) const {
  if (durchmarsch_points_ == kNoDurchmarsch) return std::nullopt;
  int tricks = 0;
  for (const Captured& pile : captured) tricks += pile.tricks;
  for (Seat seat : kSeats) {
    if (captured[seat].tricks == tricks && tricks > 0) return seat;
    if (captured[seat].points >= durchmarsch_points_) return seat;
  }
  return std::nullopt;
}

// Who loses, and the order of all.
void RamschTerms::RankSeats(const PerSeat<Captured>& captured, std::optional<Seat> revoked,
                            Result& result) const {
  const auto end = result.worst_first.begin() + seats_;
  const auto key = [&](Seat seat) {
    return seat == revoked ? std::numeric_limits<std::uint64_t>::max() : KeyOf(captured[seat]);
  };
  std::copy(kSeats.begin(), kSeats.end(), result.worst_first.begin());
  // By insertion, as equal seats keep their order.
  for (auto seat = result.worst_first.begin() + 1; seat != end; ++seat) {
    const auto place =
        std::find_if(result.worst_first.begin(), seat, [&](Seat s) { return key(s) < key(*seat); });
    std::rotate(place, seat, seat + 1);
  }
  if (result.durchmarsch) return;
  int losers = std::min(two_pay_ ? 2 : 1, seats_);
  const auto at = [&](int place) { return result.worst_first[static_cast<std::size_t>(place)]; };
  while (equals_lose_ && losers < seats_ && key(at(losers)) == key(at(losers - 1))) ++losers;
  for (int place = 0; place < losers; ++place) {
    result.losers = result.losers | SeatSet::Of(at(place));
  }
}

Bill RamschTerms::BillOf(const Result& result, const Doublings& doublings) const {
  Bill bill(result.durchmarsch ? durchmarsch_base_ : price_);
  if (result.durchmarsch && durchmarsch_schneider_ + durchmarsch_schwarz_ != Cents(0)) {
    bill.Add(PricePart::kSchneider, durchmarsch_schneider_, 1);
    bill.Add(PricePart::kSchwarz, durchmarsch_schwarz_, 1);
  }
  if (jungfrau_ == Jungfrau::kDoublesAll) {
    bill.Multiply(PricePart::kJungfrau, 1 << result.jungfrauen.size());
  }
  bill.Double(doublings);
  return bill;
}

// How many prices a seat is paid that did not lose.
int RamschTerms::FactorFor(Seat seat, const Result& result) const {
  if (!result.jungfrauen.Contains(seat)) return 1;
  if (jungfrau_ == Jungfrau::kOwnOnce) return 2;
  return jungfrau_ == Jungfrau::kOwnMultiple ? 1 << result.jungfrauen.size() : 1;
}

void RamschTerms::Pay(Result& result) const {
  const Cents price = result.bill.price();
  for (int index = 0; index < seats_; ++index) {
    const Seat seat(index);
    if (result.durchmarsch) {
      const bool winner = seat == *result.durchmarsch;
      result.payments[seat] = winner ? price * (seats_ - 1) : -price;
      continue;
    }
    const bool receives = !only_winner_receives_ || seat == result.least(seats_);
    if (result.losers.Contains(seat) || !receives) continue;
    const Cents each = price * FactorFor(seat, result);
    for (int loser = 0; loser < seats_; ++loser) {
      if (!result.losers.Contains(Seat(loser))) continue;
      result.payments[seat] += each;
      result.payments[Seat(loser)] -= each;
    }
  }
}

RamschTerms::Result RamschTerms::Settle(const PerSeat<Captured>& captured,
                                        const Doublings& doublings,
                                        std::optional<Seat> revoked) const {
  PerSeat<Captured> piles = captured;
  for (int seat = 0; seat < seats_ && passes_tricks_on_; ++seat) {
    piles[Seat((seat + 1) % seats_)] = captured[Seat(seat)];
  }
  Result result;
  if (!revoked) result.durchmarsch = DurchmarschOf(piles);
  for (int index = 0; index < seats_; ++index) {
    const Seat seat(index);
    result.points[seat] = Points(piles[seat].points);
    const bool counts = jungfrau_ != Jungfrau::kOff && !result.durchmarsch;
    if (counts && piles[seat].tricks == 0 && seat != revoked)
      result.jungfrauen = result.jungfrauen | SeatSet::Of(seat);
  }
  RankSeats(piles, revoked, result);
  result.bill = BillOf(result, doublings);
  Pay(result);
  return result;
}

RamschTerms::Result RamschTerms::Settle(const PerSeat<Pile>& captured) const {
  PerSeat<Captured> numbers;
  for (int seat = 0; seat < seats_; ++seat) {
    numbers[Seat(seat)] = CapturedOf(captured[Seat(seat)], order_);
  }
  return Settle(numbers);
}

RamschTerms::Result RamschTerms::Settle(const Position& end) const {
  PerSeat<Pile> piles;
  for (Seat seat : kSeats) piles[seat] = end.pile(seat);
  return Settle(piles);
}

Cents RamschTerms::MostFrom(const PerSeat<Pile>& captured) const {
  int untouched = 0;
  for (int seat = 0; seat < seats_; ++seat) untouched += captured[Seat(seat)].tricks == 0 ? 1 : 0;
  const int factor = jungfrau_ == Jungfrau::kOff ? 1 : 1 << std::min(untouched, seats_ - 1);
  return price_ * factor * (seats_ - 1) +
         (durchmarsch_base_ + durchmarsch_schneider_ + durchmarsch_schwarz_) * seats_;
}

}  // namespace schafkopf
