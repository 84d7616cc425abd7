// Which contracts a seat would win with open cards, and which of them pays it most.
#ifndef SCHAFKOPF_SOLVER_CONTRACTS_WON_H_
#define SCHAFKOPF_SOLVER_CONTRACTS_WON_H_

#include <optional>
#include <span>
#include <vector>

#include "engine/table/rule_set.h"
#include "solver/solver.h"

namespace schafkopf {

// One contract with one declarer, best play by all with open cards.
struct Winnable {
  Deal deal;
  bool won;
};

// Those of `contracts` that `declarer` may announce at the table with these hands, in their order.
std::vector<Winnable> WinnableBy(Seat declarer, const Hands& hands, const Covers& covers,
                                 std::span<const Contract> contracts, const Table& table,
                                 Solver& solver);

// The one that pays its declarer most under best play (of a lost one: costs least); of equal ones
// the highest in the auction, then the first. Nothing where there is none. Cost: a few further
// questions for those that could be it.
std::optional<std::size_t> BestPaid(std::span<const Winnable> games, const RuleSet& rules,
                                    Solver& solver);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_CONTRACTS_WON_H_
