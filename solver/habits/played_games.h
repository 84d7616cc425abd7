// The games behind a chance at the table: how many, and who plays them.
#ifndef SCHAFKOPF_SOLVER_HABITS_PLAYED_GAMES_H_
#define SCHAFKOPF_SOLVER_HABITS_PLAYED_GAMES_H_

#include <cstdint>

#include "engine/play/game.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// HabitOptions with as many games as chances take where `options` say how worlds are solved with
// open cards: ten for each, so usually the 2,000 that the curves are fitted on; that many also
// where worlds are dealt until an error is met.
EstimateOptions PlayedOptions(const EstimateOptions& options);
// The same of what is kept until its end, world by world: at most 200,000.
EstimateOptions RoundOptions(const EstimateOptions& options);
// The same of games by thinking seats of the usual skill: one for two worlds, but no more than
// 1,000. A question is then REQUIRED to be one whose cards are played.
EstimateOptions ThoughtOptions(const EstimateOptions& options);
// Of as many games as that, those of `game` that take about as long: fewer where one takes longer.
std::uint64_t ThoughtGames(const Game& game, std::uint64_t usual);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_PLAYED_GAMES_H_
