#include "solver/auction/basis.h"

#include <string_view>

#include "solver/auction/at_table.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/play_habit.h"
#include "solver/sample/player.h"

namespace schafkopf {
namespace {

constexpr std::string_view kTen = "Z";

// The recorded games are of hands that somebody may bid.
bool IsRecorded(const Game& game, Seat seat, CardSet hand) {
  return game.seats() == kSeatCount && game.duties() == Duties{} &&
         hand.size() == game.hand_size() && BidHabitOf(game.contract(), game.deck()) &&
         BidOdds(game.contract(), hand, game.deck(), seat) >= kLeastBidOdds;
}

// Whether habits win about as often as thinking seats (tools/reliability --habits;
// docs/lab/carried-habits.md). Not after a wedding; nor where tens are the trumps; nor, in games
// that nobody recorded, where no suit adds to trumps that are a single rank, or to two ranks of
// twenty cards; nor in a Kreuzbock of 32 cards; at a table of three only where a suit adds to a
// single rank.
bool AreHabitsRight(const Game& game) {
  const Contract& contract = game.contract();
  if (!HasUsualPlayHabit(game) || contract.parties() == Parties::kPair) return false;
  const std::string_view ranks = contract.row().trump_ranks;
  if (ranks == kTen) return false;
  if (game.seats() != kSeatCount) return contract.trump_suit() && ranks.size() == 1;
  if (contract.parties() == Parties::kCross) return game.deck() != Deck::kLong;
  const bool recorded = BidHabitOf(contract, game.deck()).has_value();
  return recorded || contract.trump_suit() || (ranks.size() > 1 && game.deck() != Deck::kShort20);
}

}  // namespace

Basis BasisOf(const Game& game, Seat seat, CardSet hand) {
  if (AreHabitsRight(game)) return IsRecorded(game, seat, hand) ? Basis::kFitted : Basis::kHabit;
  return game.contract().is_played() ? Basis::kPlayed : Basis::kOpen;
}

double ChanceErrorOf(Basis basis) { return basis == Basis::kFitted ? kChanceError : 0.05; }

}  // namespace schafkopf
