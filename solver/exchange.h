// Which cards to exchange before play, with all hands open (RULES.md 6 and 10).
#ifndef SCHAFKOPF_SOLVER_EXCHANGE_H_
#define SCHAFKOPF_SOLVER_EXCHANGE_H_

#include <functional>
#include <optional>
#include <vector>

#include "engine/money/scoring.h"
#include "engine/play/deal.h"
#include "solver/solver.h"

namespace schafkopf {

// All sets of `size` of the cards, in their order.
std::vector<CardSet> SetsOf(CardSet cards, int size);

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

// A Schieber: what each seat but the dealer passes to its left, forehand first, and the value of
// the deal after that.
struct Schieber {
  PerSeat<CardSet> passed;  // nothing from the dealer
  Value value;
};
// Forehand passes what is best for his Solo, the two after him what is worst for it; of equal ways
// one is named, always the same. `before`: forehand holds as many cards more than a hand has, and
// the dealer fewer, as each passes. With two cards each about two thousand deals are asked whether
// they reach one value, with three some ten thousand, with four some hundred thousand.
// REQUIRES: a declared game of forehand; one to four cards passed.
// Nothing once `stop` says so, which is asked every few deals.
std::optional<Schieber> BestSchieber(
    const Deal& before, Solver& solver, const std::function<bool()>& stop = [] { return false; });

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_EXCHANGE_H_
