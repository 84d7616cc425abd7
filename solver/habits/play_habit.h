// How people choose a card: what it looks like to them, and how much each of its looks weighs.
//
// A seat sees its own cards, what lies on the table and what was played; the traits of a card are
// computed from no more than that (solver/habits/lead_traits.h, follow_traits.h). Weights by role
// and kind of game, fitted on recorded games (tools/fit/fit_habits.cpp), make them a chance for
// each legal card: a conditional logit (McFadden 1974).
#ifndef SCHAFKOPF_SOLVER_HABITS_PLAY_HABIT_H_
#define SCHAFKOPF_SOLVER_HABITS_PLAY_HABIT_H_

#include <array>
#include <cstddef>
#include <span>

#include "solver/habits/witness.h"

namespace schafkopf {

// Cards of the largest hand.
inline constexpr std::size_t kMostCards = 8;
inline constexpr std::size_t kCardTraits = 44;
using CardTraits = std::array<double, kCardTraits>;

// Who chooses: declarer, his partner or an opponent; in a Rufspiel, a solo with a trump suit or
// without; on lead or following. A row of the table of weights for each.
inline constexpr std::size_t kHabits = 14;

// Whether there are habits for a game: recorded ones (Rufspiel, Solo, Wenz, Geier, Farbwenz) or
// those of the nearest of them. Nearest are a Rufspiel, where two play together, and of the others
// Solo and Farbwenz where a suit is trumps, else Wenz and Geier. Three or four seats, for
// points, with common duties and hidden hands.
bool HasPlayHabit(const Game& game);

// The same, and where four call a Sau whatever duties the table gives to who holds it: habits play
// by the usual ones, as others change little.
bool HasUsualPlayHabit(const Game& game);

// After the cards played. REQUIRES: HasPlayHabit(deal.game).
Witness WitnessOf(const Deal& deal, std::span<const Card> played = {});

// The traits of each card of `legal`, which the seat to move may play, in its order. REQUIRES:
// traits has room for them.
void TraitsOf(const Witness& seen, CardSet legal, std::span<CardTraits> traits);

using HabitWeights = std::array<CardTraits, kHabits>;
// In solver/habits/play_weights.cpp.
extern const HabitWeights kHabitWeights;

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_PLAY_HABIT_H_
