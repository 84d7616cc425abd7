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

HeardBids::HeardBids(const PerSeat<Heard>& heard, Deck deck, const Others& others)
    : offers_(deck, others) {
  for (Seat seat : kSeats) {
    passes_[seat] = heard[seat].pass;
    for (std::size_t place = 0; place < others.offers.size(); ++place) {
      const auto& games = heard[seat].games;
      const bool meant = std::ranges::find(games, others.offers[place]) != games.end();
      if (meant) places_[seat].push_back(place);
    }
  }
}

double HeardBids::ChanceOf(Seat seat, CardSet hand) const {
  const OfferOdds odds = offers_.OddsOf(hand, seat);
  double agrees = passes_[seat] ? 1 / odds.sum : 0;
  for (std::size_t place : places_[seat]) agrees += odds.of[place] / odds.sum;
  return agrees;
}

}  // namespace schafkopf
