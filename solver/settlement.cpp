#include "solver/settlement.h"

#include "engine/price.h"

namespace schafkopf {

Settlement Settle(const Deal& deal, Value value, const Stakes& stakes) {
  const Result result = IsPointContract(deal.contract)
                            ? ResultOf(ThresholdsOf(deal.contract, stakes.rules), value)
                            : ResultOf(deal.contract, value);
  const SeatSet side = DeclarerSide(deal);
  const Laufende run = CountLaufende(deal.contract, deal.deck(), CardsOfSide(deal.hands, side));
  const int paid =
      PaidLaufende(deal.contract, deal.deck(), deal.hand_size(), run, result.won, stakes.rules);
  const PriceTerms terms = PriceTermsOf(deal.contract, deal.deck(), stakes.tariff, stakes.rules);
  const Cents price = BillOf(terms, result, paid, {}).price();
  return {result, Payments(side, deal.declarer, result.won, price, deal.seats())};
}

}  // namespace schafkopf
