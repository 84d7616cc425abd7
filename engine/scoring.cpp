#include "engine/scoring.h"

#include <algorithm>
#include <cassert>

namespace schafkopf {

Value FinalValue(const Position& position) {
  assert(position.finished());
  const Deal& deal = position.deal();
  const SeatSet side = DeclarerSide(deal);
  const int tricks = position.tricks(side);
  switch (deal.contract.objective()) {
    case Objective::kAllTricks:
      return Value(tricks == deal.hand_size() ? 1 : 0);
    case Objective::kNoTricks:
      return Value(tricks == 0 ? 1 : 0);
    case Objective::kHoldTop:
      return Value(1);
    case Objective::kPoints:
      break;
  }
  if (tricks == 0) return kNoTrickTaken;
  if (tricks == deal.hand_size()) return kAllTricksTaken;
  return Value(position.points(side).count());
}

Result ResultOf(const Contract& contract, Value value) {
  const bool won = value >= WinningValue(contract);
  if (!IsPointContract(contract)) return {won, false, false};
  return {won, won ? value >= kWinSchneider : value < kSchneiderFree,
          value == (won ? kAllTricksTaken : kNoTrickTaken)};
}

namespace {

int LaufendeCap(LaufendeMax max, Deck deck, CardSet trumps) {
  switch (max) {
    case LaufendeMax::kNone:
      return 0;
    case LaufendeMax::kFour:
      return 4;
    case LaufendeMax::kEight:
      return 8;
    case LaufendeMax::kHandSize:
      return HandSize(deck);
    case LaufendeMax::kAllTrumps:
      return (trumps & CardsOf(deck)).size();
  }
  return 0;
}

}  // namespace

Laufende CountLaufende(const Contract& contract, Deck deck, CardSet declarer_side) {
  const CardOrder order(contract);
  Laufende run{.with = false, .length = 0, .payable = 0};
  for (Card card : order.best_first()) {
    if (!order.trumps().Contains(card)) break;
    if (!CardsOf(deck).Contains(card)) continue;
    const bool with = declarer_side.Contains(card);
    if (run.length == 0) run.with = with;
    if (with != run.with) break;
    ++run.length;
  }
  const ContractRow& row = contract.row();
  if (run.length >= row.laufende_min) {
    run.payable = std::min(run.length, LaufendeCap(row.laufende_max, deck, order.trumps()));
  }
  return run;
}

Cents Price(const Contract& contract, const Tariff& tariff, const Result& result, int paid_laufende,
            int doublings) {
  Cents price;
  switch (contract.row().tariff) {
    case TariffClass::kCall:
      price = tariff.call;
      break;
    case TariffClass::kSolo:
      price = tariff.solo;
      break;
    case TariffClass::kBettel:
      price = tariff.bettel;
      break;
  }
  price += tariff.extra * (paid_laufende + (result.schneider ? 1 : 0) + (result.schwarz ? 1 : 0));
  return price * contract.factor() * (1 << doublings);
}

PerSeat<Cents> Payments(SeatSet declarer_side, Seat declarer, bool won, Cents price) {
  const Cents gain = won ? price : -price;
  PerSeat<Cents> payments;
  for (Seat seat : kSeats) {
    const bool alone = declarer_side.size() == 1 && seat == declarer;
    payments[seat] = declarer_side.Contains(seat) ? gain * (alone ? 3 : 1) : -gain;
  }
  return payments;
}

}  // namespace schafkopf
