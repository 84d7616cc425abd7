// The inner loops of games by habit, compiled for a kind of processor.
//
// They count bits all the time, which newer processors do in one instruction: CMake compiles
// habit_loops_body.h once for any processor and once for those with BMI2, as the search
// (solver/search/board/processor.h). Both do the same arithmetic, to the last bit.
#ifndef SCHAFKOPF_SOLVER_HABITS_HABIT_LOOPS_H_
#define SCHAFKOPF_SOLVER_HABITS_HABIT_LOOPS_H_

#include <array>
#include <cstddef>
#include <span>

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "solver/habits/witness.h"

namespace schafkopf {

// Chances of the legal cards, by card, and what they sum to.
struct CardChances {
  std::array<double, kCardCount> of;
  double sum = 0;

  double Of(Card card) const { return of[PlaceOf(card)]; }
  // One of them by its chance. REQUIRES: `legal` are those cards.
  Card Draw(CardSet legal, Random& random) const {
    double draw = random.Fraction() * sum;
    Card chosen;
    for (Card card : legal) {
      chosen = card;
      draw -= Of(card);
      if (draw < 0) break;
    }
    return chosen;
  }
};

struct HabitLoops {
  // Plays a deal from its first card to its end.
  Value (*play)(Witness seen, Random& random);
  // Plays on to the end from wherever the deal stands, the last `exact_tricks` with open cards: the
  // value itself. REQUIRES: exact_tricks > 0.
  Value (*play_on)(Witness seen, int exact_tricks, Random& random);
  // The same without open cards, `sharper` more surely doing what it thinks best.
  Value (*play_out)(Witness seen, Seat sharper, Random& random);
  // Plays on until `seat` has several cards to choose from; false where the deal ends before.
  bool (*play_to_choice)(Witness& seen, Seat seat, Random& random);
  // Draws one of the cards that the seat to move may play. REQUIRES: they are all it may.
  Card (*choose)(const Witness& seen, CardSet legal, Random& random);
  // Of the cards that the seat to move may play. REQUIRES: they are all it may.
  CardChances (*chances)(const Witness& seen, CardSet legal);
  // Of each card played how likely its seat would by habit; 1 where the seat is not `asked` or had
  // no choice, 0 where the card may not be played. A seat's depend on its own hand and on what all
  // see.
  void (*play_chances)(Witness seen, std::span<const Card> played, SeatSet asked,
                       std::span<double> chances);
};

// Runs on every processor.
HabitLoops PortableHabitLoops();
// The fastest that this processor can run.
HabitLoops FastestHabitLoops();

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_HABIT_LOOPS_H_
