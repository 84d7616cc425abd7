// A deal in play: whose turn, what is legal, who has captured what.
#ifndef SCHAFKOPF_ENGINE_PLAY_POSITION_H_
#define SCHAFKOPF_ENGINE_PLAY_POSITION_H_

#include <array>
#include <span>

#include "engine/play/card_order.h"
#include "engine/play/deal.h"
#include "engine/play/game.h"

namespace schafkopf {

// What one seat has captured in finished tricks, as far as any game asks (RULES.md 7).
struct Pile {
  Points points;
  int tricks = 0;
  CardSet cards;
};

// A value type of about 600 bytes; copying is cheap. Play and Undo cost a few nanoseconds.
// Not synchronised: one thread at a time.
class Position {
 public:
  // REQUIRES: no fault in the deal (see deal_fault.h).
  explicit Position(const Deal& deal);
  // After `fallen`, the cards as they fell. REQUIRES: each was held by the seat on turn; whether it
  // was legal does not matter.
  Position(const Deal& deal, std::span<const Card> fallen);

  const Deal& deal() const { return deal_; }
  const Game& game() const { return deal_.game; }
  int seats() const { return game().seats(); }
  // Of the current trick: a Solo hintenrum begins with other trumps than it ends with.
  const CardOrder& order() const { return game().order(switched()); }
  // The called card and its suit; empty where nothing is called.
  const CalledCard& called() const { return game().called(); }

  bool finished() const { return played_ == held_at_first_; }
  // The seat that plays next. REQUIRES: !finished().
  Seat to_move() const { return SeatAfter(leader(), static_cast<int>(trick().size())); }
  // The seat that led the current trick, or leads the next.
  Seat leader() const { return leaders_[trick_index()]; }
  // The cards of the unfinished trick in the order played; fewer than there are seats.
  std::span<const Card> trick() const;
  // All cards played so far, in order; of a position as it stands those after it.
  std::span<const Card> played() const {
    return {cards_.data(), static_cast<std::size_t>(played_)};
  }
  // The cards `seat` has not played; those face down included.
  CardSet held(Seat seat) const { return held_[seat]; }
  // The cards among them that it may play from.
  CardSet hand(Seat seat) const { return held_[seat] - hidden(); }
  // Whether a finished trick was led with a card of the called suit: its holder is then free.
  bool called_suit_led() const { return called_led_[trick_index()]; }
  // Whether the trumps of the contract are in force; false only early in a Solo hintenrum.
  bool switched() const { return switched_[trick_index()]; }

  // Points and tricks captured by `side` in finished tricks, those of the past included.
  Points points(SeatSet side) const;
  int tricks(SeatSet side) const;
  Pile pile(Seat seat) const;

  // What the seat to move may play; never empty. REQUIRES: !finished().
  CardSet LegalPlays() const;
  // REQUIRES: LegalPlays() contains `card`.
  void Play(Card card);
  // Takes the last card back. REQUIRES: a card has been played.
  void Undo();

 private:
  static constexpr std::size_t kMostTricks = kCardCount / 2;

  std::size_t trick_index() const { return static_cast<std::size_t>(played_ / seats()); }
  Seat SeatAfter(Seat seat, int steps) const { return Seat((seat.index() + steps) % seats()); }
  std::span<const Card> TrickNumber(std::size_t trick) const;
  CardSet hidden() const;
  // As Play, but not checked.
  void Lay(Card card);

  Deal deal_;
  int held_at_first_ = 0;  // cards of all hands
  int dealt_of_called_ = 0;
  Hands held_;
  int played_ = 0;
  std::array<Card, kCardCount> cards_{};
  // By trick, one more than there are tricks: its leader; whether the called suit was led before;
  // whether the trumps of the contract are in force.
  std::array<Seat, kMostTricks + 1> leaders_{};
  std::array<bool, kMostTricks + 1> called_led_{};
  std::array<bool, kMostTricks + 1> switched_{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_POSITION_H_
