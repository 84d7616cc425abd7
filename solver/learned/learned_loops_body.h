// What solver/learned/learned_play.h promises; for its two units alone.
#ifndef SCHAFKOPF_SOLVER_LEARNED_LEARNED_LOOPS_BODY_H_
#define SCHAFKOPF_SOLVER_LEARNED_LEARNED_LOOPS_BODY_H_

#include <algorithm>
#include <array>

#include "solver/habits/last_tricks.h"
#include "solver/habits/plain_math.h"
#include "solver/learned/learned_play.h"
#include "solver/learned/learned_traits.h"

namespace schafkopf::learned_loops {

inline CardChances Chances(const Witness& seen, CardSet legal, const LearnedPlayer& player) {
  CardChances chances;
  const TraitSums empty((*player.weights)[LearnedRowOf(seen)]);
  ForEachLearned(seen, legal, empty, [&](Card card, double score) {
    chances.of[PlaceOf(card)] = Exp(std::clamp(player.sharpness * score, -60.0, 60.0));
  });
  for (Card card : legal) chances.sum += chances.Of(card);
  return chances;
}

inline Value PlayOn(Witness seen, const std::array<LearnedPlayer, 2>& sides, Random& random) {
  while (!HasEnded(seen)) {
    const CardSet legal = seen.LegalPlays();
    if (legal.size() == 1) {
      seen.Play(legal.Highest());
      continue;
    }
    const bool declares = (seen.side() & BitOf(seen.to_move())) != 0;
    seen.Play(Chances(seen, legal, sides[declares ? 0 : 1]).Draw(legal, random));
  }
  return EndValue(seen);
}

inline LearnedLoops Loops() { return {PlayOn, Chances}; }

}  // namespace schafkopf::learned_loops

#endif  // SCHAFKOPF_SOLVER_LEARNED_LEARNED_LOOPS_BODY_H_
