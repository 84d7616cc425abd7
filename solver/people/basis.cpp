#include "solver/people/basis.h"

#include "engine/worlds/seat_view.h"
#include "solver/people/at_table.h"
#include "solver/people/bid_habit.h"
#include "solver/people/play_habit.h"

namespace schafkopf {
namespace {

// The recorded games are of hands that somebody may bid.
bool IsRecorded(const Game& game, Seat seat, CardSet hand) {
  return game.seats() == kSeatCount && game.duties() == Duties{} &&
         BidHabitOf(game.contract(), game.deck()) &&
         BidOdds(game.contract(), hand, game.deck(), seat) >= kLeastBidOdds;
}

// Whether habits win about as often as thinking seats (solver/NOTES.md): not after a wedding. They
// play by the usual duties of who holds the called Sau; other tables' change little.
bool AreHabitsRight(const Game& game) {
  const Game usual(game.contract(), game.deck(), {}, game.seats());
  return HasPlayHabit(usual) && game.contract().parties() != Parties::kPair;
}

}  // namespace

Basis BasisOf(const Game& game, Seat seat, CardSet hand) {
  if (AreHabitsRight(game)) return IsRecorded(game, seat, hand) ? Basis::kFitted : Basis::kHabit;
  const bool seats_can_think =
      ObstacleToViews(game.contract(), game.seats()) == ViewObstacle::kNone;
  return seats_can_think ? Basis::kPlayed : Basis::kOpen;
}

double ChanceErrorOf(Basis basis) { return basis == Basis::kFitted ? kChanceError : 0.05; }

}  // namespace schafkopf
