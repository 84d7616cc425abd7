// What a deal costs with open cards, without its exact value.
#ifndef SCHAFKOPF_SOLVER_PRICE_CLASS_H_
#define SCHAFKOPF_SOLVER_PRICE_CLASS_H_

#include <cstdint>
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

// What is asked of a deal: who wins it, what a win brings, what a loss costs.
enum class Pricing : std::uint8_t { kWinner, kWins, kAll };

// The same for who does not ask all: what is not asked for has the price of a game without
// Schneider. One question for a deal that is lost, or where the winner alone is asked for.
Value ValueAsPriced(Solver& solver, const Position& position, const Thresholds& thresholds,
                    Pricing pricing);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PRICE_CLASS_H_
