#include "engine/money/settle.h"

#include <algorithm>
#include <cstdlib>

#include "engine/money/doubling.h"
#include "engine/money/stock.h"

namespace schafkopf {
namespace {

// The game that was played without saying so: where nobody turned out to play with the declarer.
const Contract& Meant(const Contract& contract, int declarers, Contract& alone) {
  const std::string_view name = contract.row().special.alone_as;
  if (declarers > 1 || name.empty()) return contract;
  alone = Contract::Named(name);
  if (contract.has_other_trumps()) alone = alone.WithOtherTrumps();
  return alone;
}

Thresholds ThresholdsFor(const Ending& ending, const Prices& prices) {
  const int stoss = std::max(ending.doublings.stoss, prices.stoss);
  Thresholds thresholds =
      stoss == prices.stoss && !ending.muss_trumps
          ? prices.thresholds
          : ThresholdsOf(prices.game.contract(), prices.stakes.rules, stoss, ending.muss_trumps);
  if (ending.target) thresholds.win = *ending.target;
  return thresholds;
}

// What a side took that revoked, at most what has not won the deal; where it was the other, at
// least what has.
Value AfterRevoke(const Ending& ending, const Contract& contract, const Thresholds& thresholds) {
  const bool points = IsPointContract(contract);
  const Value wins(points ? thresholds.win.count() : 1);
  // 60 of two players, or in a Kreuzbock, might be a draw.
  const Value loses(points ? std::min(thresholds.win.count(), 60) - 1 : 0);
  switch (ending.revoked) {
    case Revoked::kNobody:
      break;
    case Revoked::kDeclarers:
      return std::min(ending.value, loses);
    case Revoked::kOpponents:
      return std::max(ending.value, wins);
  }
  return ending.value;
}

Settlement SettleSjavs(const Ending& ending, const Prices& prices) {
  const Game& game = prices.game;
  const int tricks = ending.value == kNoTrickTaken     ? 0
                     : ending.value == kAllTricksTaken ? game.hand_size()
                                                       : 1;
  Settlement settled;
  settled.sjavs = ScoreSjavs({.points = std::clamp(ending.value.count(), 0, 120),
                              .tricks = tricks,
                              .one_player = ending.one_player,
                              .clubs = game.contract().named_suit() == Suit::kEichel,
                              .carried = ending.carried},
                             prices.stakes.rules);
  const SjavsScore& score = *settled.sjavs;
  if (score.declarers + score.opponents > 0) settled.won = score.declarers > 0;
  settled.result = {score.declarers > 0, false, tricks == 0};
  settled.bill = Bill(Cents(score.declarers + score.opponents));
  settled.stock_left = ending.stock + prices.stakes.stock;
  return settled;
}

// The stock's part, which lies in the middle of Bavarian tables only.
void ShareTheStock(const Ending& ending, const Prices& prices, Settlement& settled) {
  const ContractRow& row = prices.game.contract().row();
  const Cents before = ending.stock + prices.stakes.stock;
  settled.stock_left = before;
  if (!settled.won || row.parties == Parties::kCross || row.pack != Pack::kBavarian) return;
  const RuleOptions& rules = prices.stakes.rules;
  const StockShares stock = ShareStock(before, row.parties == Parties::kCall,
                                       ending.declarers == 2 ? 2 : 1, *settled.won, rules);
  settled.shares->declarer += stock.declarer;
  settled.shares->partner += stock.partner;
  settled.stock_left = stock.left;
  settled.reuegeld = ReuegeldOf(row.parties == Parties::kSolo, *settled.won, rules);
}

Settlement SettleResult(const Ending& ending, const Result& result, const Prices& prices) {
  const Game& game = prices.game;
  Settlement settled;
  settled.result = result;
  const bool two = game.seats() == 2 && !prices.stakes.rules.On("two_hand_names");
  const auto tie = two ? std::optional(Points(60)) : prices.thresholds.nobody_wins;
  settled.drawn = tie && ending.value.count() == tie->count();
  settled.laufende = PaidLaufende(game, ending.run, result.won, prices.stakes.rules);
  Cents price;
  if (!settled.drawn) {
    settled.won = result.won;
    Contract alone;
    const Contract& meant = Meant(game.contract(), ending.declarers, alone);
    const PriceTerms terms =
        meant == game.contract()
            ? prices.terms
            : PriceTermsOf(meant, game.deck(), prices.stakes.tariff, prices.stakes.rules);
    settled.bill = BillOf(terms, result, settled.laufende, ending.doublings);
    price = settled.bill.price();
  }
  const SidePayments side =
      PaymentsOf(ending.declarers, game.seats() - ending.declarers, result.won, price);
  settled.shares = Shares{side.declarers, side.declarers, side.opponents};
  ShareTheStock(ending, prices, settled);
  return settled;
}

}  // namespace

Prices PricesOf(const Game& game, const Stakes& stakes, int stoss) {
  return {game, ThresholdsOf(game.contract(), stakes.rules, stoss),
          PriceTermsOf(game.contract(), game.deck(), stakes.tariff, stakes.rules), stakes, stoss};
}

Thresholds ThresholdsOf(const Deal& deal, const Prices& prices) {
  const auto trumps = MussTrumps(deal);
  return trumps ? ThresholdsOf(deal.contract(), prices.stakes.rules, prices.stoss, trumps)
                : prices.thresholds;
}

namespace {

// Of a position as it stands; none where nobody tells.
Laufende RunTold(const Past& past) {
  const int run = past.laufende.value_or(0);
  return {.with = run > 0, .length = std::abs(run), .payable = 0};
}

}  // namespace

Ending EndingOf(const Deal& deal, Value value, const Prices& prices) {
  const SeatSet side = DeclarerSide(deal);
  if (deal.past) return {.value = value, .declarers = side.size(), .run = RunTold(*deal.past)};
  return {.value = value,
          .declarers = side.size(),
          .run = CountLaufende(prices.game, CardsOfSide(deal.hands, side)),
          .muss_trumps = MussTrumps(deal)};
}

Settlement Settle(const Ending& ending, const Prices& prices) {
  const Contract& contract = prices.game.contract();
  if (ending.revoked != Revoked::kNobody) {
    Ending judged = ending;
    judged.value = AfterRevoke(ending, contract, ThresholdsFor(ending, prices));
    judged.revoked = Revoked::kNobody;
    return Settle(judged, prices);
  }
  if (contract.row().pack == Pack::kSjavs) return SettleSjavs(ending, prices);
  if (!IsPointContract(contract)) {
    return SettleResult(ending, ResultOf(contract, ending.value), prices);
  }
  const Thresholds thresholds = ThresholdsFor(ending, prices);
  Settlement settled = SettleResult(ending, ResultOf(thresholds, ending.value), prices);
  settled.thresholds = thresholds;
  return settled;
}

Settlement Settle(const Deal& deal, Value value, const Prices& prices) {
  return Settle(EndingOf(deal, value, prices), prices);
}

Settlement SettleAs(const Deal& deal, const Result& result, const Prices& prices) {
  return SettleResult(EndingOf(deal, Value(0), prices), result, prices);
}

PerSeat<Cents> PaymentsOf(const Settlement& settled, const Deal& deal) {
  PerSeat<Cents> payments;
  if (!settled.shares) return payments;
  const SeatSet side = DeclarerSide(deal);
  for (int index = 0; index < deal.seats(); ++index) {
    const Seat seat(index);
    payments[seat] = !side.Contains(seat)    ? settled.shares->opponent
                     : seat == deal.declarer ? settled.shares->declarer
                                             : settled.shares->partner;
  }
  return payments;
}

int WorthTo(Seat seat, const Settlement& settled, const Deal& deal) {
  if (!settled.sjavs) return PaymentsOf(settled, deal)[seat].count();
  const int score = settled.sjavs->declarers - settled.sjavs->opponents;
  return DeclarerSide(deal).Contains(seat) ? score : -score;
}

SeatResult ResultFor(const Deal& deal, const Stakes& stakes, Value value, Seat seat) {
  const Settlement settled = Settle(deal, value, PricesOf(deal.game, stakes));
  SeatResult result = {settled.won, std::nullopt};
  if (settled.shares) result.cents = PaymentsOf(settled, deal)[seat];
  return result;
}

DoublingFault DoublingFaultOf(const Contract& contract, const Doublings& doublings,
                              const RuleOptions& options) {
  const bool multiplies = contract.row().pack == Pack::kBavarian;
  if (!multiplies && doublings.count() > doublings.stoss) return DoublingFault::kOnlyStoss;
  if (doublings.layers > MostLayers(options)) return DoublingFault::kTooManyLayers;
  if (doublings.stoss > MostStoss(contract, options)) return DoublingFault::kTooManyStoss;
  return doublings.count() > kMaxDoublings ? DoublingFault::kTooMany : DoublingFault::kNone;
}

}  // namespace schafkopf
