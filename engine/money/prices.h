// What of a table's prices one game needs.
#ifndef SCHAFKOPF_ENGINE_MONEY_PRICES_H_
#define SCHAFKOPF_ENGINE_MONEY_PRICES_H_

#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/play/game.h"

namespace schafkopf {

// Looked up once for many deals.
struct Prices {
  Game game;
  Thresholds thresholds;  // after `stoss`
  PriceTerms terms;       // where nobody doubled
  Stakes stakes;
  int stoss = 0;  // how often every deal was doubled at least, as far as that decides who wins
};
Prices PricesOf(const Game& game, const Stakes& stakes, int stoss = 0);
// Those of a deal that nobody doubled again. REQUIRES: a deal of the game of `prices`.
Thresholds ThresholdsOf(const Deal& deal, const Prices& prices);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_MONEY_PRICES_H_
