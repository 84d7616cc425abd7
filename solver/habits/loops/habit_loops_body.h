// What solver/habits/habit_loops.h promises; for its two units alone.
#ifndef SCHAFKOPF_SOLVER_HABITS_LOOPS_HABIT_LOOPS_BODY_H_
#define SCHAFKOPF_SOLVER_HABITS_LOOPS_HABIT_LOOPS_BODY_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "solver/habits/follow_traits.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/last_tricks.h"
#include "solver/habits/lead_traits.h"
#include "solver/habits/plain_math.h"

namespace schafkopf::habit_loops {

inline CardChances ChancesOf(const Witness& seen, CardSet legal, double sharpness) {
  CardChances chances;
  const auto note = [&](Card card, double score) {
    chances.of[PlaceOf(card)] = Exp(std::clamp(sharpness * score, -60.0, 60.0));
  };
  const TraitSums empty(kHabitWeights[seen.Habit()]);
  if (seen.leads()) {
    ForEachLead(seen, legal, empty, note);
  } else {
    ForEachFollow(seen, legal, empty, note);
  }
  for (Card card : legal) chances.sum += chances.Of(card);
  return chances;
}

// Draws one of the legal cards.
inline Card Draw(const Witness& seen, CardSet legal, double sharpness, Random& random) {
  return legal.size() == 1 ? legal.Highest()
                           : ChancesOf(seen, legal, sharpness).Draw(legal, random);
}

// Until a trick begins with so many left.
inline void PlayUntil(Witness& seen, int tricks, Random& random) {
  while (!seen.leads() || seen.hand().size() > tricks) {
    seen.Play(Draw(seen, seen.LegalPlays(), kSharpness, random));
  }
}

inline Value Play(Witness seen, Random& random) {
  PlayUntil(seen, ExactTricks(seen.seats()), random);
  return LastTricks(seen).ValueOfSamePrice(Thresholds{});
}

inline Value PlayOn(Witness seen, int exact_tricks, Random& random) {
  PlayUntil(seen, exact_tricks, random);
  return seen.hand().empty() ? EndValue(seen) : LastTricks(seen).Solve();
}

inline Value PlayOut(Witness seen, Seat sharper, Random& random) {
  while (!HasEnded(seen)) {
    const double sharpness = seen.to_move() == sharper ? kOwnSharpness : kSharpness;
    seen.Play(Draw(seen, seen.LegalPlays(), sharpness, random));
  }
  return EndValue(seen);
}

inline bool PlayToChoice(Witness& seen, Seat seat, Random& random) {
  while (!HasEnded(seen)) {
    const CardSet legal = seen.LegalPlays();
    if (seen.to_move() == seat && legal.size() > 1) return true;
    seen.Play(Draw(seen, legal, kSharpness, random));
  }
  return false;
}

inline Card Choose(const Witness& seen, CardSet legal, Random& random) {
  return Draw(seen, legal, kSharpness, random);
}

inline CardChances Chances(const Witness& seen, CardSet legal) { return ChancesOf(seen, legal, 1); }

inline void PlayChances(Witness seen, std::span<const Card> played, SeatSet asked,
                        std::span<double> chances) {
  constexpr double kLeast = 1e-9;  // what nobody would do is done at times
  for (std::size_t i = 0; i < played.size(); ++i) {
    const CardSet legal = seen.LegalPlays();
    chances[i] = legal.Contains(played[i]) ? 1 : 0;
    if (chances[i] > 0 && legal.size() > 1 && asked.Contains(seen.to_move())) {
      const CardChances all = ChancesOf(seen, legal, 1);
      chances[i] = std::max(kLeast, all.Of(played[i]) / all.sum);
    }
    seen.Play(played[i]);
  }
}

inline HabitLoops Loops() {
  return {Play, PlayOn, PlayOut, PlayToChoice, Choose, Chances, PlayChances};
}

}  // namespace schafkopf::habit_loops

#endif  // SCHAFKOPF_SOLVER_HABITS_LOOPS_HABIT_LOOPS_BODY_H_
