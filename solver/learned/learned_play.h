// Players who learned by playing against each other.
//
// They see what people see and score cards by traits, as habits do (solver/habits/play_habit.h),
// with more traits and a row of weights for each place in a game. The weights were trained by
// self-play (tools/fit/train_play.cpp): a score is how much more a card was worth than another, in
// games won, by a common factor; so the best card is chosen the more surely the more hangs on it.
#ifndef SCHAFKOPF_SOLVER_LEARNED_LEARNED_PLAY_H_
#define SCHAFKOPF_SOLVER_LEARNED_LEARNED_PLAY_H_

#include <array>
#include <cstddef>

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/witness.h"

namespace schafkopf {

// Those of solver/habits/play_habit.h and those of learned_traits.h.
inline constexpr std::size_t kLearnedTraits = 78;
// Of declarer, partner and opponents each six: on lead in the first trick, later, and in the last
// three; second, third and last in a trick.
inline constexpr std::size_t kLearnedRows = 18;
using LearnedWeights = std::array<std::array<double, kLearnedTraits>, kLearnedRows>;

// The play model (kHabitWeights) in that shape, for the games of which `habit` is a row
// (Witness::Habit); traits that it does not have weigh nothing.
LearnedWeights PlayModelOf(std::size_t habit);

// What was trained for the game, or for the nearest of those that were: a Rufspiel, where two play
// together; a Solo, where a suit is trumps; else a Wenz; with the nearest deck.
const LearnedWeights& LearnedWeightsOf(const Contract& contract, Deck deck);

// How somebody plays: scores times `sharpness` are the logarithms of the odds of cards.
struct LearnedPlayer {
  const LearnedWeights* weights;
  double sharpness = 1;
};

// Compiled for a kind of processor, as solver/habits/habit_loops.h.
struct LearnedLoops {
  // Plays on to the end from wherever the deal stands, each side its own way (the declarer's
  // first).
  Value (*play_on)(Witness seen, const std::array<LearnedPlayer, 2>& sides, Random& random);
  // Of the cards that the seat to move may play. REQUIRES: they are all it may.
  CardChances (*chances)(const Witness& seen, CardSet legal, const LearnedPlayer& player);
};
LearnedLoops PortableLearnedLoops();
// The fastest that this processor can run.
LearnedLoops FastestLearnedLoops();

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_LEARNED_LEARNED_PLAY_H_
