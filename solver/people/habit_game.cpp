#include "solver/people/habit_game.h"

#include <algorithm>

#include "solver/people/at_table.h"
#include "solver/people/play_habit.h"

namespace schafkopf {
namespace {

Card Choose(const Position& position, const Witness& witness, CardSet legal, Random& random) {
  std::array<CardTraits, kMostCards> traits;
  witness.TraitsOf(position, legal, traits);
  const CardTraits& weights = kHabitWeights[witness.HabitOf(position)];
  std::array<double, kMostCards> chances{};
  double sum = 0;
  const auto count = static_cast<std::size_t>(legal.size());
  for (std::size_t i = 0; i < count; ++i) {
    double score = 0;
    for (std::size_t k = 0; k < kCardTraits; ++k) score += weights[k] * traits[i][k];
    chances[i] = Exp(std::clamp(kSharpness * score, -60.0, 60.0));
    sum += chances[i];
  }
  double draw = random.Fraction() * sum;
  std::size_t i = 0;
  Card chosen = legal.Highest();
  for (Card card : legal) {
    chosen = card;
    draw -= chances[i++];
    if (draw < 0) break;
  }
  return chosen;
}

}  // namespace

Value PlayHabitGame(Position position, Random& random, Solver& solver) {
  Witness witness(position);
  while (!position.trick().empty() || position.hand(position.to_move()).size() > kExactTricks) {
    const CardSet legal = position.LegalPlays();
    const Card card =
        legal.size() == 1 ? legal.Highest() : Choose(position, witness, legal, random);
    witness.Note(position, card);
    position.Play(card);
  }
  return solver.Solve(position);
}

}  // namespace schafkopf
