// Dealt hands, and who plays with whom.
#ifndef SCHAFKOPF_ENGINE_PLAY_DEAL_H_
#define SCHAFKOPF_ENGINE_PLAY_DEAL_H_

#include <optional>

#include "engine/cards/card_set.h"
#include "engine/cards/covers.h"
#include "engine/cards/seat.h"
#include "engine/play/game.h"
#include "engine/play/past.h"

namespace schafkopf {

using Hands = PerSeat<CardSet>;

// A game about to be played, with all hands known.
// Invariants: the hands are disjoint and together the table's deck, each of as many cards; the
// declarer may announce the contract. Where nobody declares, `declarer` is one of the old (Kop) or
// means nothing (Ramsch). With a `past` it is a position as it stands: the hands are as large as
// each other, and the cards of the tricks before it are missing.
struct Deal {
  Game game;
  Seat declarer;
  Hands hands;         // cards face down included
  Covers covers = {};  // two players only
  std::optional<Past> past = {};

  const Contract& contract() const { return game.contract(); }
  // Cards that each was dealt.
  int hand_size() const { return game.hand_size(); }
  // Tricks before the hands as they are told.
  int tricks_over() const { return past ? hand_size() - hands[Seat(0)].size() : 0; }
  int seats() const { return game.seats(); }
  Deck deck() const { return game.deck(); }
  friend bool operator==(const Deal&, const Deal&) = default;
};

// The seats that win and lose together with the declarer, himself included. REQUIRES: not kEach.
SeatSet DeclarerSide(const Deal& deal);
// The seats that play.
constexpr SeatSet Everybody(int seats) {
  SeatSet all;
  for (int seat = 0; seat < seats; ++seat) all = all | SeatSet::Of(Seat(seat));
  return all;
}

// The cards dealt to the seats of `side`.
constexpr CardSet CardsOfSide(const Hands& hands, SeatSet side) {
  CardSet cards;
  for (Seat seat : kSeats) {
    if (side.Contains(seat)) cards |= hands[seat];
  }
  return cards;
}

// As many of the highest cards of a game as a hand has: what a Sie must hold.
CardSet HighestHand(const Game& game);

// How many of the highest trumps, unbroken, `hand` holds.
int HighestTrumps(const Game& game, CardSet hand);
// How many of them it must hold to announce a Tout.
int TrumpsForTout(const Contract& contract, const RuleOptions& options);

// The cards that the player of a Muss may call: a Sau whose suit he holds; else any Sau he lacks;
// if he has all three a Zehn, then a König (RULES.md 6).
CardSet MussCalls(CardSet hand, Deck deck);
// What he must hold to call `called`: every Sau he could call instead of a Zehn, and with a König
// every Zehn too.
CardSet HeldToCall(Card called);

// The old ones, in Kop.
inline constexpr CardSet kOldCards = {Card(Suit::kEichel, Rank::kOber),
                                      Card(Suit::kGras, Rank::kOber)};

// Why a hand may not announce a contract; kNone if it may.
enum class BidObstacle : std::uint8_t {
  kNone,
  kHoldsCalledSau,      // the called card is in the declarer's own hand
  kNoCardOfCalled,      // he holds no plain card of the called suit
  kLacksHighestTrumps,  // Sie without the highest trumps
  kLacksMussCard,       // Muss without the card that makes him play
  kCallsOutOfOrder,     // Muss or Renonce: another card has to be called
  kLacksOld,            // Wesele or cicha without EO and GO
  kOtherDeck,           // the game is not played with this deck
  kNoCalledTout,        // a Rufspiel as Tout where the table does not play it
  kTooFewForTout,       // a Tout with fewer of the highest trumps than the table asks for
  kOnlyAsRenonce,       // a Rufspiel that calls another card than a Sau
};
// The plain cards of the called suit: whoever announces a Rufspiel holds one of them, but not the
// called Sau. REQUIRES: contract.called_card().
CardSet CompanionsOfCalled(const Contract& contract);
// Whether `hand` may offer a wedding: it holds just the trumps that change hands. REQUIRES: a
// contract of parties kPair.
bool MayOfferWedding(const Contract& contract, CardSet hand);
// When a contract is announced: after all have passed a Renonce may be, a Rufspiel that calls what
// a Muss would (RULES.md 6).
enum class BidTime : std::uint8_t { kInAuction, kAllPassed };
BidObstacle ObstacleTo(const Contract& contract, CardSet hand, const Table& table,
                       BidTime time = BidTime::kInAuction);

// An obstacle that stands whatever the hand: the table does not play the contract.
BidObstacle ObstacleByTable(const Contract& contract, const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_DEAL_H_
