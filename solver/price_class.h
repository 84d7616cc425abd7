// What a deal costs with open cards, without its exact value.
#ifndef SCHAFKOPF_SOLVER_PRICE_CLASS_H_
#define SCHAFKOPF_SOLVER_PRICE_CLASS_H_

#include <optional>

#include "engine/money/scoring.h"
#include "solver/solver.h"

namespace schafkopf {

// A value with the price of the true one, by as few questions as possible: won or lost, with
// Schneider, schwarz or neither. `won`: whether the declarer's side wins, where that is known
// already. Costs two or three questions, far less than the value. REQUIRES: the thresholds of the
// position's contract.
Value ValueOfSamePrice(Solver& solver, const Position& position, const Thresholds& thresholds,
                       std::optional<bool> won = std::nullopt);

// The same for who does not ask what a loss costs: a lost deal has the price of one that is lost
// without Schneider. One question where it is lost.
Value ValueOfPlainLoss(Solver& solver, const Position& position, const Thresholds& thresholds);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PRICE_CLASS_H_
