// A deal in play: whose turn, what is legal, who has captured what.
#ifndef SCHAFKOPF_ENGINE_POSITION_H_
#define SCHAFKOPF_ENGINE_POSITION_H_

#include <array>
#include <span>

#include "engine/called_sau.h"
#include "engine/card_order.h"
#include "engine/deal.h"

namespace schafkopf {

// A value type of about 150 bytes; copying is cheap. Play and Undo cost a few nanoseconds.
// Not synchronised: one thread at a time.
class Position {
 public:
  explicit Position(const Deal& deal);

  const Deal& deal() const { return deal_; }
  const CardOrder& order() const { return order_; }
  // The called Sau and its suit; empty where nothing is called.
  const CalledSau& called() const { return called_; }

  bool finished() const { return played_ == kSeatCount * deal_.hand_size(); }
  // The seat that plays next. REQUIRES: !finished().
  Seat to_move() const { return leader().Plus(static_cast<int>(trick().size())); }
  // The seat that led the current trick, or leads the next.
  Seat leader() const { return leaders_[trick_index()]; }
  // The cards of the unfinished trick in the order played: 0 to 3 of them.
  std::span<const Card> trick() const;
  // All cards played so far, in order.
  std::span<const Card> played() const {
    return {cards_.data(), static_cast<std::size_t>(played_)};
  }
  // The cards `seat` still holds.
  CardSet hand(Seat seat) const { return hands_[seat]; }
  // Whether a finished trick was led with a card of the called suit: its holder is then free.
  bool called_suit_led() const { return called_led_[trick_index()]; }

  // Points and tricks captured by `side` in finished tricks.
  Points points(SeatSet side) const;
  int tricks(SeatSet side) const;

  // What the seat to move may play; never empty. REQUIRES: !finished().
  CardSet LegalPlays() const;
  // REQUIRES: LegalPlays() contains `card`.
  void Play(Card card);
  // Takes the last card back. REQUIRES: a card has been played.
  void Undo();

 private:
  std::size_t trick_index() const { return static_cast<std::size_t>(played_ / kSeatCount); }

  Deal deal_;
  CardOrder order_;
  CalledSau called_;
  Hands hands_;
  int played_ = 0;
  std::array<Card, kCardCount> cards_{};
  // By trick, one more than there are tricks: its leader; whether the called suit was led before.
  std::array<Seat, kCardCount / kSeatCount + 1> leaders_{};
  std::array<bool, kCardCount / kSeatCount + 1> called_led_{};
};

// The best card of a trick led with trick[0]. REQUIRES: a non-empty trick.
std::size_t WinnerOf(std::span<const Card> trick, const CardOrder& order);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_POSITION_H_
