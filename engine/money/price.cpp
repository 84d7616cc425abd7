#include "engine/money/price.h"

namespace schafkopf {
namespace {

// Kop is paid in units of its own.
constexpr Cents kKopUnit(1);

Cents BettelBase(const Tariff& tariff, const RuleOptions& options) {
  if (options.Is({"bettel_price", "own"})) return tariff.bettel;
  return options.Is({"bettel_price", "base"}) ? tariff.extra : tariff.solo;
}

Cents BaseOf(const Contract& contract, const Tariff& tariff, const RuleOptions& options) {
  if (IsKreuz(contract.row()) && options.Is({"kreuz_price", "solo"})) return tariff.solo;
  switch (contract.row().tariff) {
    case TariffClass::kCall:
      return tariff.call;
    case TariffClass::kSolo:
      return tariff.solo;
    case TariffClass::kBettel:
      return BettelBase(tariff, options);
    case TariffClass::kRamsch:
      return RamschBase(tariff, options);
    case TariffClass::kKop:
    case TariffClass::kSjavs:
      break;  // priced by rules of their own
  }
  return Cents(0);
}

// The factor of a contract that is neither Tout nor Sie.
int FactorOf(const Contract& contract, const RuleOptions& options) {
  if (contract.parties() == Parties::kPair) return options.Number("hochzeit_factor");
  if (IsKreuz(contract.row()) && options.Is({"kreuz_price", "solo"})) return 1;
  return contract.factor();
}

}  // namespace

Cents RamschBase(const Tariff& tariff, const RuleOptions& options) {
  if (options.Is({"ramsch_price", "base"})) return tariff.extra;
  if (options.Is({"ramsch_price", "solo"})) return tariff.solo;
  return options.Is({"ramsch_price", "own"}) ? tariff.ramsch : tariff.call;
}

PriceTerms PriceTermsOf(const Contract& contract, Deck deck, const Tariff& tariff,
                        const RuleOptions& options) {
  PriceTerms terms;
  terms.base = BaseOf(contract, tariff, options);
  terms.extra = tariff.extra;
  terms.two_laufende = options.Is({"lauf_unit", "half"}) ? tariff.extra : tariff.extra * 2;
  terms.pays_schneider = contract.parties() != Parties::kSolo || options.On("solo_schneider");
  terms.factor = FactorOf(contract, options);
  if (contract.row().pack == Pack::kKop) {
    terms.base = kKopUnit * contract.row().factor;
    terms.factor = contract.is_tout() ? 2 : 1;
    terms.extra = kKopUnit;
    terms.pays_schneider = contract.parties() != Parties::kSolo;
  }
  if (contract.is_tout()) terms.factor_part = PricePart::kTout;
  if (contract.parties() == Parties::kPair) terms.factor_part = PricePart::kHochzeit;
  if (contract.objective() == Objective::kHoldTop) {
    terms.factor_part = PricePart::kSie;
    if (deck != Deck::kLong && options.Is({"short_sie", "tout"})) terms.factor = 2;
  }
  if (contract.is_ouvert()) terms.ouvert_factor = options.Number("ouvert_factor");
  return terms;
}

Bill BillOf(const PriceTerms& terms, const Result& result, int paid_laufende,
            const Doublings& doublings) {
  assert(doublings.count() <= kMaxDoublings);
  Bill bill(terms.base);
  if (terms.two_laufende.count() % 2 == 0) {
    bill.Add(PricePart::kLaufende, Cents(terms.two_laufende.count() / 2), paid_laufende);
  } else {
    bill.Add(PricePart::kLaufende, Cents((terms.two_laufende.count() * paid_laufende + 1) / 2),
             paid_laufende > 0 ? 1 : 0);
  }
  if (terms.pays_schneider) {
    bill.Add(PricePart::kSchneider, terms.extra, result.schneider ? 1 : 0);
    bill.Add(PricePart::kSchwarz, terms.extra, result.schwarz ? 1 : 0);
  }
  bill.Multiply(terms.factor_part, terms.factor);
  bill.Multiply(PricePart::kOuvert, terms.ouvert_factor);
  bill.Double(doublings);
  return bill;
}

}  // namespace schafkopf
