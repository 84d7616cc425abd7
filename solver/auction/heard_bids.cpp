#include "solver/auction/heard_bids.h"

#include <algorithm>
#include <optional>

#include "engine/table/round_auction.h"

namespace schafkopf {
namespace {

// The offers that a bid of `winner` by `declarer` keeps `seat` from playing.
std::vector<Contract> OutbidGames(std::span<const Contract> offers, Seat seat,
                                  const Contract& winner, Seat declarer) {
  std::vector<Contract> games;
  for (const Contract& offer : offers) {
    if (IsOutbid(offer, seat, winner, declarer)) games.push_back(offer);
  }
  return games;
}

// The offers that an announcement may end in.
std::vector<Contract> GamesMeant(std::span<const Contract> offers, const Announcement& game) {
  std::vector<Contract> games;
  for (const Contract& offer : offers) {
    if (CanEndIn(game, offer)) games.push_back(offer);
  }
  return games;
}

}  // namespace

PerSeat<Heard> HeardFromOutcome(const Contract& contract, Seat declarer,
                                std::span<const Contract> offers) {
  PerSeat<Heard> heard;
  for (Seat seat : kSeats) {
    heard[seat] = seat == declarer ? Heard{false, {contract}}
                                   : Heard{true, OutbidGames(offers, seat, contract, declarer)};
  }
  return heard;
}

PerSeat<Heard> HeardFromBids(std::span<const Bid> bids, const Contract& contract, Seat declarer,
                             std::span<const Contract> offers) {
  PerSeat<Heard> heard = HeardFromOutcome(contract, declarer, offers);
  SeatSet announced;
  struct HighestBid {
    Contract contract;
    Seat seat;
  };
  std::optional<HighestBid> best;
  for (const Bid& bid : bids) {
    if (bid.game) {
      const Contract game = ContractOf(*bid.game);
      if (!best || !IsOutbid(game, bid.seat, best->contract, best->seat)) {
        best = HighestBid{game, bid.seat};
      }
      announced = announced | SeatSet::Of(bid.seat);
    }
    if (bid.seat == declarer) continue;
    if (bid.game) {
      heard[bid.seat] = {false, GamesMeant(offers, *bid.game)};
    } else if (!announced.Contains(bid.seat)) {
      heard[bid.seat] = {true, best ? OutbidGames(offers, bid.seat, best->contract, best->seat)
                                    : std::vector<Contract>()};
    }
  }
  return heard;
}

double ChanceOf(const Heard& heard, CardSet hand, Deck deck, Seat seat,
                std::span<const Contract> offers) {
  const BidChances chances = BidChancesOf(hand, deck, seat, offers);
  double agrees = heard.pass ? chances.pass : 0;
  for (const BidChance& bid : chances.bids) {
    if (std::ranges::find(heard.games, bid.contract) != heard.games.end()) agrees += bid.chance;
  }
  return agrees;
}

}  // namespace schafkopf
