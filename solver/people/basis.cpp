#include "solver/people/basis.h"

#include "solver/people/at_table.h"
#include "solver/people/bid_habit.h"
#include "solver/people/play_habit.h"
#include "solver/sample/player.h"

namespace schafkopf {
namespace {

// The recorded games are of hands that somebody may bid.
bool IsRecorded(const Game& game, Seat seat, CardSet hand) {
  return game.seats() == kSeatCount && game.duties() == Duties{} &&
         hand.size() == game.hand_size() && BidHabitOf(game.contract(), game.deck()) &&
         BidOdds(game.contract(), hand, game.deck(), seat) >= kLeastBidOdds;
}

// Whether habits win about as often as thinking seats (solver/NOTES.md): not after a wedding. They
// play by the usual duties of who holds the called Sau; other tables' change little.
bool AreHabitsRight(const Game& game) {
  const bool calls = game.contract().parties() == Parties::kCall;
  const Game usual(game.contract(), game.deck(), calls ? Duties{} : game.duties(), game.seats());
  return HasPlayHabit(usual) && game.contract().parties() != Parties::kPair;
}

}  // namespace

Basis BasisOf(const Game& game, Seat seat, CardSet hand) {
  if (AreHabitsRight(game)) return IsRecorded(game, seat, hand) ? Basis::kFitted : Basis::kHabit;
  return CanThink(game) ? Basis::kPlayed : Basis::kOpen;
}

double ChanceErrorOf(Basis basis) { return basis == Basis::kFitted ? kChanceError : 0.05; }

}  // namespace schafkopf
