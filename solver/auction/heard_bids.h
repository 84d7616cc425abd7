// What bids tell of the hands behind them.
//
// A seat bids by habit (solver/habits/bid_habit.h): what it says leaves some of the games, or
// passing, that it may have meant to say if it were asked first.
#ifndef SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_
#define SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_

#include <span>
#include <vector>

#include "engine/table/auction.h"
#include "solver/habits/bid_habit.h"

namespace schafkopf {

// What a seat may have had in mind.
struct Heard {
  bool pass = true;
  std::vector<Contract> games = {};
};

// Where only the outcome is known: `declarer` plays `contract`, and the others did not outbid him.
PerSeat<Heard> HeardFromOutcome(const Contract& contract, Seat declarer,
                                std::span<const Contract> offers);

// After the bids in the order in which they were made: who passed had no game above what stood; who
// announced a game meant one of its kind. Seats that said nothing are as above.
PerSeat<Heard> HeardFromBids(std::span<const Bid> bids, const Contract& contract, Seat declarer,
                             std::span<const Contract> offers);

// How likely a hand has one of these in mind. REQUIRES: as BidChancesOf.
double ChanceOf(const Heard& heard, CardSet hand, Deck deck, Seat seat,
                std::span<const Contract> offers);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_
