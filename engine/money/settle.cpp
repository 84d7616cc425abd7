#include "engine/money/settle.h"

namespace schafkopf {

Prices PricesOf(const Contract& contract, Deck deck, const Stakes& stakes) {
  return {CardOrder(contract), ThresholdsOf(contract, stakes.rules),
          PriceTermsOf(contract, deck, stakes.tariff, stakes.rules), stakes.rules};
}

PerSeat<Cents> PaymentsFor(const Deal& deal, const Result& result, const Prices& prices) {
  const SeatSet side = DeclarerSide(deal);
  const Laufende run =
      CountLaufende(deal.contract, prices.order, deal.deck(), CardsOfSide(deal.hands, side));
  const int paid =
      PaidLaufende(deal.contract, deal.deck(), deal.hand_size(), run, result.won, prices.rules);
  const Cents price = BillOf(prices.terms, result, paid, {}).price();
  return Payments(side, deal.declarer, result.won, price, deal.seats());
}

Settlement Settle(const Deal& deal, Value value, const Prices& prices) {
  const Result result = IsPointContract(deal.contract) ? ResultOf(prices.thresholds, value)
                                                       : ResultOf(deal.contract, value);
  return {result, PaymentsFor(deal, result, prices)};
}

}  // namespace schafkopf
