// How often the opponents of a declarer win at the table, as one of them sees it.
//
// Opponents who play by habit (solver/habits/habit_game.h) beat soloists too often; logistic curves
// for each contract and deck, fitted on recorded games, take that off.
#ifndef SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_
#define SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_

#include <optional>

#include "engine/play/deal.h"
#include "solver/auction/at_table.h"
#include "solver/habits/others.h"

namespace schafkopf {

// The curve in force among such people, over the share of games by habit that the opponents win;
// nothing for contracts that the recorded games do not contain.
std::optional<PlayedCurve> OpponentsCurveOf(const Contract& contract, Deck deck,
                                            const Others& others = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_OPPONENTS_H_
