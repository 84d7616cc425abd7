// How people play a Ramsch by rule of thumb, seeing their own cards only: for playing dealt worlds
// out cheaply.
#ifndef SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_HABITS_H_
#define SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_HABITS_H_

#include "solver/ramsch/ramsch_board.h"

namespace schafkopf {

// In a Ramsch a seat keeps out of tricks: it leads what others can beat; it ducks, with the card
// dearest to be rid of; it throws off points; and what it has to take, it takes with what is
// strongest. In a Schieberamsch, where its right neighbour's tricks count for it, it takes those
// from him and gives no points to them. Nothing in it is fitted. Some ten nanoseconds a card.
class RamschHabits {
 public:
  RamschHabits(const RamschBoard& board, bool passes_tricks_on)
      : board_(board), passes_on_(passes_tricks_on) {}

  // The card that the seat to move plays.
  Cards Choose(const RamschState& state) const;
  // All seats to the last card.
  void PlayOut(RamschState& state) const {
    while (state.left > 0) board_.Play(state, Choose(state));
  }

 private:
  int LeadScore(const RamschState& state, Cards card, Cards unseen) const;
  int FollowScore(const RamschState& state, Cards card, Cards unseen) const;

  const RamschBoard& board_;
  bool passes_on_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_RAMSCH_RAMSCH_HABITS_H_
