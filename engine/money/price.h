// What a result costs, step by step (RULES.md 8).
#ifndef SCHAFKOPF_ENGINE_MONEY_PRICE_H_
#define SCHAFKOPF_ENGINE_MONEY_PRICE_H_

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <span>

#include "engine/cards/quantity.h"
#include "engine/money/scoring.h"
#include "engine/play/option.h"

namespace schafkopf {

// How often a price was doubled, and by what.
struct Doublings {
  int layers = 0;  // seats that laid
  int stoss = 0;   // Kontra, Re, Sub ...
  int bock = 0;
  int round = 0;  // 1 in a round that counts double, such as a Hadsch
  constexpr int count() const { return layers + stoss + bock + round; }
};
// More than that no table reaches.
inline constexpr int kMaxDoublings = 16;

// No price is higher, however a table multiplies it: what a seat is paid stays inside an int, by
// each of three others eight times the price in a Ramsch with Jungfrauen.
inline constexpr Cents kMostPrice = Cents(50'000'000);
static_assert(kMostPrice.count() <= std::numeric_limits<int>::max() / (3 * 8));

// What makes up a price.
enum class PricePart : std::uint8_t {
  kBase,
  kLaufende,
  kSchneider,
  kSchwarz,
  kTout,
  kSie,
  kHochzeit,
  kOuvert,
  kFactor,  // of the contract itself
  kLayers,
  kStoss,
  kBock,
  kRound,
  kJungfrau,
};

// One line of a bill: `count` times `each` added, or the sum so far times `count` where each is 0.
struct PriceStep {
  PricePart part = PricePart::kBase;
  int count = 1;
  Cents each;
  Cents sum;  // after this step
};

// The steps that lead to a price, in order.
class Bill {
 public:
  explicit constexpr Bill(Cents base) { Append({PricePart::kBase, 1, base, base}); }

  // Adds `count` times `each`; nothing is noted for none.
  constexpr void Add(PricePart part, Cents each, int count) {
    if (count > 0) Append({part, count, each, price() + each * count});
  }
  // Multiplies by `factor`, up to kMostPrice; nothing is noted for 1.
  constexpr void Multiply(PricePart part, int factor) {
    const std::int64_t product = std::int64_t{price().count()} * factor;
    const Cents sum(static_cast<int>(std::min<std::int64_t>(product, kMostPrice.count())));
    if (factor != 1) Append({part, factor, Cents(0), sum});
  }
  // Doubles as often as `doublings` says, a line for each kind.
  constexpr void Double(const Doublings& doublings) {
    Multiply(PricePart::kLayers, 1 << doublings.layers);
    Multiply(PricePart::kStoss, 1 << doublings.stoss);
    Multiply(PricePart::kBock, 1 << doublings.bock);
    Multiply(PricePart::kRound, 1 << doublings.round);
  }

  constexpr std::span<const PriceStep> steps() const { return {steps_.data(), size_}; }
  constexpr Cents price() const { return size_ == 0 ? Cents(0) : steps_[size_ - 1].sum; }

 private:
  constexpr void Append(const PriceStep& step) {
    assert(size_ < steps_.size());
    steps_[size_++] = step;
  }
  std::array<PriceStep, 12> steps_{};
  std::size_t size_ = 0;
};

// What prices of one contract are made of under one table's rules.
struct PriceTerms {
  Cents base;
  Cents schneider;
  Cents schwarz;       // on top of it
  Cents two_laufende;  // together, as one may cost half a unit
  bool pays_schneider = true;
  bool always_pays_both = false;  // a Tout that is paid Schneider and schwarz
  PricePart factor_part = PricePart::kFactor;
  int factor = 1;
  int ouvert_factor = 1;
};
// What the loser of a Ramsch pays each winner, before any doubling.
Cents RamschBase(const Tariff& tariff, const RuleOptions& options);
// A Solo's own price, else the tariff's; likewise of a Rufspiel.
Cents SoloPrice(const Tariff& tariff, const RuleOptions& options);
Cents CallPrice(const Tariff& tariff, const RuleOptions& options);

PriceTerms PriceTermsOf(const Contract& contract, Deck deck, const Tariff& tariff,
                        const RuleOptions& options);

// What one loser pays one winner; half a cent for Laufende counts as one. `paid_laufende` as
// PaidLaufende has it.
// REQUIRES: doublings.count() <= kMaxDoublings.
Bill BillOf(const PriceTerms& terms, const Result& result, int paid_laufende,
            const Doublings& doublings);

// What each seat of a side receives; over all seats it sums to zero. Equal sides pay one price
// each; a seat alone against n others receives or pays it n times.
struct SidePayments {
  Cents declarers;
  Cents opponents;
};
constexpr SidePayments PaymentsOf(int declarers, int opponents, bool won, Cents price) {
  const Cents gain = won ? price : -price;
  if (declarers == opponents) return {gain, -gain};
  return {gain * opponents, -gain * declarers};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_PRICE_H_
