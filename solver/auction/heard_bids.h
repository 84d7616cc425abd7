// What bids tell of the hands behind them.
//
// A seat bids by habit (solver/habits/bid_habit.h): what it says leaves some of the games, or
// passing, that it may have meant to say if it were asked first.
#ifndef SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_
#define SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_

#include <cstddef>
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

// The same of all seats, looked up once for many hands. Any thread may ask.
class HeardBids {
 public:
  // REQUIRES: as BidOffers.
  HeardBids(const PerSeat<Heard>& heard, Deck deck, const Others& others);

  const BidOffers& offers() const { return offers_; }
  // How likely a hand has one of these in mind.
  double ChanceOf(Seat seat, CardSet hand) const;

 private:
  BidOffers offers_;
  PerSeat<bool> passes_;
  PerSeat<std::vector<std::size_t>> places_;  // of the games among the offers, in order
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_HEARD_BIDS_H_
