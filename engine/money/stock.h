// Money outside the price of a deal: the stock and the Reuegeld (RULES.md 8).
#ifndef SCHAFKOPF_ENGINE_MONEY_STOCK_H_
#define SCHAFKOPF_ENGINE_MONEY_STOCK_H_

#include "engine/cards/quantity.h"
#include "engine/play/option.h"

namespace schafkopf {

// What the members of the declarer's side receive from the stock, and what then lies in it:
// declarer + partner + left = the stock before.
struct StockShares {
  Cents declarer;
  Cents partner;
  Cents left;
};

// `called`: a Rufspiel or Muss. `partners`: 2 where the declarer has one, else 1. Of an odd stock
// the declarer's half is the larger.
constexpr StockShares ShareStock(Cents stock, bool called, int partners, bool won,
                                 const RuleOptions& options) {
  const bool any = options.Is({"stock_mode", "any_contract"});
  if (!called && !any) return {Cents(0), Cents(0), stock};
  if (!won && !options.On("stock_doubled_on_loss")) return {Cents(0), Cents(0), stock};
  const bool shared = partners == 2 && options.Is({"stock_mode", "shared"});
  const Cents partner = shared ? Cents(stock.count() / 2) : Cents(0);
  const Cents declarer = stock - partner;
  if (won) return {declarer, partner, Cents(0)};
  return {-declarer, -partner, stock * 2};
}

// What a soloist who lost pays into the Reuegeld.
constexpr Cents ReuegeldOf(bool solo, bool won, const RuleOptions& options) {
  return Cents(solo && !won ? options.Number("reuegeld") : 0);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_STOCK_H_
