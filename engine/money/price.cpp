#include "engine/money/price.h"

namespace schafkopf {
namespace {

// Kop is paid in units of its own.
constexpr Cents kKopUnit(1);

Cents OwnPrice(std::string_view game, Cents of_tariff, const RuleOptions& options) {
  const auto own = options.games().Of(GameTerm::kPrice, *FindContractRow(game), std::nullopt);
  return own ? Cents(*own) : of_tariff;
}

Cents BettelBase(const Tariff& tariff, const RuleOptions& options) {
  if (options.Is({"bettel_price", "own"})) return tariff.bettel;
  return options.Is({"bettel_price", "base"}) ? tariff.extra : SoloPrice(tariff, options);
}

Cents BaseOf(const Contract& contract, const Tariff& tariff, const RuleOptions& options) {
  if (const auto own = TermOf(GameTerm::kPrice, contract, options)) return Cents(*own);
  if (IsKreuz(contract.row()) && options.Is({"kreuz_price", "solo"})) {
    return SoloPrice(tariff, options);
  }
  switch (contract.row().tariff) {
    case TariffClass::kCall:
      return CallPrice(tariff, options);
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

int FactorOf(const Contract& contract, Deck deck, const RuleOptions& options) {
  if (contract.is_tout()) return options.Number("tout_factor");
  if (contract.objective() == Objective::kHoldTop) {
    const bool as_tout = deck != Deck::kLong && options.Is({"short_sie", "tout"});
    return as_tout ? options.Number("tout_factor") : options.Number("sie_factor");
  }
  if (contract.parties() == Parties::kPair) return options.Number("hochzeit_factor");
  if (IsKreuz(contract.row()) && options.Is({"kreuz_price", "solo"})) return 1;
  return contract.row().factor;
}

}  // namespace

Cents RamschBase(const Tariff& tariff, const RuleOptions& options) {
  if (options.Is({"ramsch_price", "base"})) return tariff.extra;
  if (options.Is({"ramsch_price", "solo"})) return SoloPrice(tariff, options);
  return options.Is({"ramsch_price", "own"}) ? tariff.ramsch : CallPrice(tariff, options);
}

Cents SoloPrice(const Tariff& tariff, const RuleOptions& options) {
  return OwnPrice("solo", tariff.solo, options);
}
Cents CallPrice(const Tariff& tariff, const RuleOptions& options) {
  return OwnPrice("ruf", tariff.call, options);
}

PriceTerms PriceTermsOf(const Contract& contract, Deck deck, const Tariff& tariff,
                        const RuleOptions& options) {
  PriceTerms terms;
  terms.base = BaseOf(contract, tariff, options);
  terms.schneider = tariff.schneider_price();
  terms.schwarz = tariff.schwarz_price();
  terms.two_laufende = tariff.lauf_price() * (options.Is({"lauf_unit", "half"}) ? 1 : 2);
  const bool alone = contract.parties() == Parties::kSolo;
  const auto own = TermOf(GameTerm::kSchneider, contract, options);
  terms.pays_schneider = own ? *own == 1 : !alone || options.On("solo_schneider");
  terms.factor = FactorOf(contract, deck, options);
  terms.always_pays_both = contract.is_tout() && options.Is({"tout_pays", "schneider_schwarz"});
  if (contract.row().pack == Pack::kKop) {
    terms.base = kKopUnit * contract.row().factor;
    terms.factor = contract.is_tout() ? 2 : 1;
    terms.schneider = terms.schwarz = kKopUnit;
    terms.pays_schneider = !alone;
    terms.always_pays_both = false;
  }
  if (contract.is_tout()) terms.factor_part = PricePart::kTout;
  if (contract.parties() == Parties::kPair) terms.factor_part = PricePart::kHochzeit;
  if (contract.objective() == Objective::kHoldTop) terms.factor_part = PricePart::kSie;
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
  const bool all = terms.always_pays_both;
  if (terms.pays_schneider || all) {
    bill.Add(PricePart::kSchneider, terms.schneider, all || result.schneider ? 1 : 0);
    bill.Add(PricePart::kSchwarz, terms.schwarz, all || result.schwarz ? 1 : 0);
  }
  bill.Multiply(terms.factor_part, terms.factor);
  bill.Multiply(PricePart::kOuvert, terms.ouvert_factor);
  bill.Double(doublings);
  return bill;
}

}  // namespace schafkopf
