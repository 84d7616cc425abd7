// Seats that play as people do, as who knows people would advise, or as they learned by playing:
// players for seat_games.h and duel.h.
#ifndef SCHAFKOPF_SOLVER_ADVICE_PEOPLE_PLAYER_H_
#define SCHAFKOPF_SOLVER_ADVICE_PEOPLE_PLAYER_H_

#include "solver/sample/player.h"

namespace schafkopf {

// Of games of two sides, whose cards are played.

// The best card by SearchCard, for cents, over `player.worlds` worlds that are weighed by the game
// alone that is played (heard_bids.h), in GamesFor games. Where there are no habits the best by
// JudgeCards, one world solved of kWorldsPerSolve. By the asking thread alone.
const CardChooser& AdvisedChooser();
inline constexpr int kWorldsPerSolve = 20;

// A card drawn by the chances of solver/habits/play_habit.h, sharpened as in habit_game.h; any
// legal one where there are no habits. Its worlds do not matter.
const CardChooser& HabitChooser();

// The card that a player who learned by playing thinks best (solver/learned/learned_play.h); as
// HabitChooser where there are no habits. Its worlds do not matter.
const CardChooser& LearnedChooser();

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_PEOPLE_PLAYER_H_
