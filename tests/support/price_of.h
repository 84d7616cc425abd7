// What one loser pays one winner where every option has its default.
#ifndef SCHAFKOPF_TESTS_SUPPORT_PRICE_OF_H_
#define SCHAFKOPF_TESTS_SUPPORT_PRICE_OF_H_

#include "engine/money/price.h"

namespace schafkopf {

// `doublings` counts Legen, Kontra, Re and Bock together, `paid_laufende` = Laufende::payable.
inline Cents UsualPrice(const Contract& contract, const Result& result, int paid_laufende,
                        int doublings = 0) {
  const PriceTerms terms = PriceTermsOf(contract, Deck::kLong, {}, kUsualOptions);
  return BillOf(terms, result, paid_laufende, {.stoss = doublings}).price();
}

// What each of `seats` receives; sums to zero.
inline PerSeat<Cents> Payments(SeatSet side, bool won, Cents price, int seats = kSeatCount) {
  const SidePayments pay = PaymentsOf(side.size(), seats - side.size(), won, price);
  PerSeat<Cents> payments;
  for (int seat = 0; seat < seats; ++seat) {
    payments[Seat(seat)] = side.Contains(Seat(seat)) ? pay.declarers : pay.opponents;
  }
  return payments;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_PRICE_OF_H_
