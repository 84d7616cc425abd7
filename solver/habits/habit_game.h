// One deal played to its end by habit: nobody sees another's cards.
//
// Each seat draws a card by its chances (solver/habits/play_habit.h), sharpened a little, as habits
// fitted over all players are duller than any one of them. The last tricks are played exactly: by
// then good players have counted. Repeated over dealt worlds this tells what a hand wins among
// people who cannot see, which the exact open value does not (Wisser 2015 on what such players know
// too much).
#ifndef SCHAFKOPF_SOLVER_HABITS_HABIT_GAME_H_
#define SCHAFKOPF_SOLVER_HABITS_HABIT_GAME_H_

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "engine/play/deal.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// Exponent of the chances of a card.
inline constexpr double kSharpness = 1.5;
// The same of a seat that thinks, where it does not think about a card (card_search.h).
inline constexpr double kOwnSharpness = 3;
// Tricks at the end that are played with open cards: of four players, and of so many. About ten
// cards are unseen then, of three players sooner (tools/reliability --habits;
// docs/decisions/carry-habits-over.md).
inline constexpr int kExactTricks = 3;
constexpr int ExactTricks(int seats) { return seats == 3 ? 5 : kExactTricks; }

// A value with the price of the deal once it is played: won or lost, with Schneider, schwarz or
// neither. Costs about 3 microseconds. A pure function of the deal and the state of `random`.
// Plays by the usual duties, whatever the deal's. REQUIRES: HasPlayHabit, but for them.
Value PlayHabitGame(const Deal& deal, Random& random);

// How worlds are played so where `options` say how they are solved with open cards. Questions are
// then REQUIRED to be such as PlayHabitGame plays.
EstimateOptions HabitOptions(const EstimateOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_HABIT_GAME_H_
