// How often the opponents of a declarer win at the table, as one of them sees it.
//
// Opponents who play by habit (solver/habits/habit_game.h) beat soloists too often; logistic curves
// for each contract and deck, fitted on recorded games, take that off.
#ifndef SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_
#define SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_

#include <optional>

#include "engine/play/deal.h"

namespace schafkopf {

// The chance at the log odds base + by_habit * log odds of the share by habit.
struct OpponentsCurve {
  double base;
  double by_habit;
};
// `by_habit`: share of the games played by habit that the opponents win.
double ChanceOf(const OpponentsCurve& curve, double by_habit);

// The curve in force; nothing for contracts that the recorded games do not contain.
std::optional<OpponentsCurve> OpponentsCurveOf(const Contract& contract, Deck deck);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_
