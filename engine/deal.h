// Decks and dealt hands.
#ifndef SCHAFKOPF_ENGINE_DEAL_H_
#define SCHAFKOPF_ENGINE_DEAL_H_

#include <optional>

#include "engine/card_order.h"
#include "engine/card_set.h"
#include "engine/contract.h"
#include "engine/seat.h"

namespace schafkopf {

// The pack of cards in use (RULES.md 1).
enum class Deck : std::uint8_t { kLong, kShort };

constexpr CardSet CardsOf(Deck deck) {
  return deck == Deck::kLong ? CardSet::All()
                             : CardSet::All() - RankCards(Rank::kSeven) - RankCards(Rank::kEight);
}
constexpr int HandSize(Deck deck) { return CardsOf(deck).size() / kSeatCount; }

// The deck whose hands have `hand_size` cards.
constexpr std::optional<Deck> DeckOfHandSize(int hand_size) {
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    if (HandSize(deck) == hand_size) return deck;
  }
  return std::nullopt;
}

using Hands = PerSeat<CardSet>;

// A game about to be played, with all hands known.
// Invariants: the hands are disjoint, equally large and together one deck; with a called Sau the
// declarer does not hold it and holds another plain card of its suit.
struct Deal {
  Contract contract;
  Seat declarer;
  Hands hands;

  constexpr int hand_size() const { return hands[Seat(0)].size(); }
  constexpr Deck deck() const { return *DeckOfHandSize(hand_size()); }
  friend constexpr bool operator==(const Deal&, const Deal&) = default;
};

// The seats that win and lose together with the declarer, himself included.
constexpr SeatSet DeclarerSide(const Deal& deal) {
  SeatSet side = SeatSet::Of(deal.declarer);
  switch (deal.contract.parties()) {
    case Parties::kSolo:
      break;
    case Parties::kCross:
      side = side | SeatSet::Of(deal.declarer.Plus(2));
      break;
    case Parties::kCall:
      for (Seat seat : kSeats) {
        if (deal.hands[seat].Contains(*deal.contract.called_card()))
          side = side | SeatSet::Of(seat);
      }
      break;
  }
  return side;
}

// The cards dealt to the seats of `side`.
constexpr CardSet CardsOfSide(const Hands& hands, SeatSet side) {
  CardSet cards;
  for (Seat seat : kSeats) {
    if (side.Contains(seat)) cards |= hands[seat];
  }
  return cards;
}

// As many of the highest cards of `contract` as a hand of `deck` has: what a Sie must hold.
CardSet HighestHand(const Contract& contract, Deck deck);

// Why a hand may not announce a contract; kNone if it may.
enum class BidObstacle : std::uint8_t {
  kNone,
  kHoldsCalledSau,     // the called Sau is in the declarer's own hand
  kNoCardOfCalled,     // he holds no plain card of the called suit
  kLacksHighestTrumps  // Sie without the highest trumps
};
BidObstacle ObstacleTo(const Contract& contract, CardSet hand, Deck deck);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_DEAL_H_
