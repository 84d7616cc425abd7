// Which cards to exchange before play, with all hands open (RULES.md 6 and 10).
#ifndef SCHAFKOPF_SOLVER_EXCHANGE_H_
#define SCHAFKOPF_SOLVER_EXCHANGE_H_

#include <vector>

#include "engine/deal.h"
#include "engine/scoring.h"
#include "solver/solver.h"

namespace schafkopf {

// One way to exchange, and the value of the deal after it.
struct Exchange {
  Seat with;      // the other seat
  CardSet given;  // by the declarer
  CardSet back;   // what he gets for it
  Value value;
};

// A Hochzeit or Bauernhochzeit before the exchange: the declarer gives all his trumps, his partner
// chooses what to give back, no trump unless `trump_back`. Best first; of equal ones in the order
// of the cards. Empty where the declarer does not hold exactly one (two) trumps, or the partner has
// too few cards to give back.
std::vector<Exchange> WeddingExchanges(const Deal& before, bool trump_back, Solver& solver);

// A Zupf-Solo: the declarer gives one card to an opponent and draws one from his hand, which may be
// the same one. Every opponent, card and draw; best first.
std::vector<Exchange> ZupfExchanges(const Deal& before, Solver& solver);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_EXCHANGE_H_
