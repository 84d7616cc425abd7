#include "engine/money/scoring.h"

#include <algorithm>
#include <cassert>

#include "engine/money/price.h"

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
    case Objective::kFewestPoints:
      break;
  }
  if (tricks == 0) return kNoTrickTaken;
  if (tricks == deal.hand_size()) return kAllTricksTaken;
  return Value(position.points(side).count());
}

Result ResultOf(const Contract& contract, Value value) {
  if (!IsPointContract(contract)) return {value >= WinningValue(contract), false, false};
  return ResultOf(ThresholdsOf(contract, kUsualOptions), value);
}

Thresholds ThresholdsOf(const Contract& contract, const RuleOptions& options, int stoss) {
  if (contract.row().pack == Pack::kKop) {
    // Who does not get out pays as for a Schneider.
    return {Points(WinningValue(contract).count()), Points(105 - options.Number("kop_exit_others")),
            Points(options.Number("kop_exit_old"))};
  }
  constexpr Thresholds kMirrored = {Points(60), Points(90), Points(30)};
  // Of a Kreuzbock the side that doubled last is the declarer's already.
  if (stoss > 0 && options.On("kontra_takes_over") && contract.parties() != Parties::kCross) {
    return stoss % 2 == 1 ? kMirrored : Thresholds{};
  }
  const bool muss = contract.row().name == "muss";
  return muss && options.Is({"muss_thresholds", "60/30/90"}) ? kMirrored : Thresholds{};
}

Result ResultOf(const Thresholds& thresholds, Value value) {
  const int points = value.count();
  const bool won = points >= thresholds.win.count();
  const bool schneider =
      won ? points >= thresholds.win_schneider.count() : points < thresholds.schneider_free.count();
  return {won, schneider, value == (won ? kAllTricksTaken : kNoTrickTaken)};
}

namespace {

int LaufendeCap(const Contract& contract, Deck deck, int hand_size) {
  switch (contract.row().laufende_max) {
    case LaufendeMax::kNone:
      return 0;
    case LaufendeMax::kFour:
      return 4;
    case LaufendeMax::kEight:
      return 8;
    case LaufendeMax::kHandSize:
      return hand_size;
    case LaufendeMax::kAllTrumps:
      return (CardOrder(contract).trumps() & CardsOf(deck)).size();
  }
  return 0;
}

}  // namespace

Laufende CountLaufende(const Contract& contract, Deck deck, CardSet declarer_side) {
  return CountLaufende(contract, CardOrder(contract), deck, declarer_side);
}

Laufende CountLaufende(const Contract& contract, const CardOrder& order, Deck deck,
                       CardSet declarer_side) {
  Laufende run{.with = false, .length = 0, .payable = 0};
  for (Card card : order.best_first()) {
    if (!order.trumps().Contains(card)) break;
    if (!CardsOf(deck).Contains(card)) continue;
    const bool with = declarer_side.Contains(card);
    if (run.length == 0) run.with = with;
    if (with != run.with) break;
    ++run.length;
  }
  run.payable = PaidLaufende(contract, deck, HandSize(deck), run, /*won=*/true, kUsualOptions);
  return run;
}

int PaidLaufende(const Contract& contract, Deck deck, int hand_size, const Laufende& run, bool won,
                 const RuleOptions& options) {
  const ContractRow& row = contract.row();
  const int cap = LaufendeCap(contract, deck, hand_size);
  if (contract.objective() == Objective::kHoldTop) {
    return options.On("sie_counts_laufende") ? std::min(run.length, cap) : 0;
  }
  const bool one_rank = row.laufende_max == LaufendeMax::kFour;
  if (cap == 0 || run.length < (one_rank ? options.Number("wenz_lauf_min") : row.laufende_min)) {
    return 0;
  }
  if (!run.with && options.Is({"lauf_symmetry", "never"})) return 0;
  if (!run.with && !won && options.Is({"lauf_symmetry", "asymmetric"})) return 0;
  if (options.Is({"lauf_max", "none"}) || options.Is({"lauf_max", "all"})) return run.length;
  if (options.Is({"lauf_max", "hand_size"})) return std::min(run.length, hand_size);
  if (options.Is({"lauf_max", "by_contract"})) return std::min(run.length, cap);
  return std::min({run.length, cap, options.Number("lauf_max")});
}

Cents Price(const Contract& contract, const Tariff& tariff, const Result& result, int paid_laufende,
            int doublings) {
  const PriceTerms terms = PriceTermsOf(contract, Deck::kLong, tariff, kUsualOptions);
  return BillOf(terms, result, paid_laufende, {.stoss = doublings}).price();
}

PerSeat<Cents> Payments(SeatSet declarer_side, Seat declarer, bool won, Cents price, int seats) {
  const Cents gain = won ? price : -price;
  PerSeat<Cents> payments;
  for (int index = 0; index < seats; ++index) {
    const Seat seat(index);
    const bool alone = declarer_side.size() == 1 && seat == declarer;
    payments[seat] = declarer_side.Contains(seat) ? gain * (alone ? seats - 1 : 1) : -gain;
  }
  return payments;
}

}  // namespace schafkopf
