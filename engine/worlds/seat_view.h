// What a seat sees when it is its turn, and nothing else: who decides on a SeatView cannot peek.
#ifndef SCHAFKOPF_ENGINE_WORLDS_SEAT_VIEW_H_
#define SCHAFKOPF_ENGINE_WORLDS_SEAT_VIEW_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/play/position.h"
#include "engine/worlds/knowledge.h"

namespace schafkopf {

// Invariants: `hand` holds the cards that `seat` has played; they were legal.
struct SeatView {
  Game game;
  Seat declarer;  // meaningless where nobody declares, or not yet: until it is switched()
  Seat seat;      // who sees it, most often whose turn it is
  CardSet hand;   // as dealt; of two players without what lies face down
  // Another hand that lies open, as dealt: the declarer's, where it does by now (LiesOpen) and the
  // seat is not his; of two players the other's, without what lies face down.
  std::optional<CardSet> open_hand = {};
  std::vector<Card> played = {};
  // Of a position as it stands: `hand` is the one at it, and these cards were played before.
  std::optional<Past> past = {};
  CardSet gone = {};
  // Of two players: which cards lie on one that nobody has seen, and those turned up by now.
  CardSet on_hidden = {};
  Covers turned_up = {};

  const Contract& contract() const { return game.contract(); }
  int seats() const { return game.seats(); }
  // Whether the trumps of the contract are in force (Position::switched).
  bool switched() const;
  // Whose hand `open_hand` is. REQUIRES: there is one.
  Seat open_seat() const;
  // Its own cards that are left.
  CardSet held() const;
  // As Position::LegalPlays.
  CardSet LegalPlays() const;
  // Of the legal cards, strongest first, one of each kind: cards worth the same that no card in
  // another hand or in the current trick lies between do the same in every world. The weakest of a
  // kind stands for it.
  std::vector<Card> DistinctPlays() const;

 private:
  std::span<const Card> trick() const;
};

// What the seat to move sees. REQUIRES: !position.finished().
SeatView ViewOf(const Position& position);
// What any seat sees, whoever's turn it is.
SeatView ViewOf(const Position& position, Seat seat);

// What follows from it for the hands.
Knowledge KnowledgeOf(const SeatView& view);
// Only the cards in hand, the cards each seat has played, and that the declarer of a Rufspiel lacks
// the called card: what cards not played say is left out.
Knowledge CardsSeenOf(const SeatView& view);

// The position if the hands were `hands`; of two players which card lies under which is drawn by
// `chance`. REQUIRES: they agree with one of the two above.
Position PositionIn(const SeatView& view, const Hands& hands, std::uint64_t chance = 0);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_SEAT_VIEW_H_
