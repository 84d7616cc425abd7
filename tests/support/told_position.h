// Positions with their history, written down as they stand: the test's own writer of that form.
#ifndef SCHAFKOPF_TESTS_SUPPORT_TOLD_POSITION_H_
#define SCHAFKOPF_TESTS_SUPPORT_TOLD_POSITION_H_

#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/position.h"
#include "tests/support/reference.h"

namespace schafkopf {

inline std::string CardsTold(CardSet cards) {
  std::vector<Card> list;
  for (Card card : cards) list.push_back(card);
  return reference::Write(list);
}

// A hand; of two players each open card with the one it covers.
inline std::string HandTold(CardSet hand, const Covers& covers) {
  if (covers.empty()) return CardsTold(hand);
  std::string text;
  for (Card top : hand) {
    const auto above = covers.TopOf(top);
    if (above && hand.Contains(*above)) continue;
    text += text.empty() ? "" : " ";
    text += reference::Write({{top}});
    for (Card below : hand) {
      if (covers.TopOf(below) == top) text += "/" + reference::Write({{below}});
    }
  }
  return text;
}

// The card that shows who plays with the declarer is gone, or nothing shows it.
inline bool IsSideHidden(const Position& position, CardSet left) {
  const Deal& deal = position.deal();
  switch (deal.contract().parties()) {
    case Parties::kCall:
      return !left.Contains(*deal.contract().called_card());
    case Parties::kOld:
      return !left.Contains(kOldCards);
    case Parties::kHighestUnter:
      for (Suit suit : kSuits) {
        const Card unter(suit, Rank::kUnter);
        if (!left.Contains(unter)) return true;
        if (!deal.hands[deal.declarer].Contains(unter)) return false;
      }
      return false;
    default:
      return false;
  }
}

// The position without the tricks that are over; by chance in one of its forms.
inline std::string ToldAsItStands(const Position& position, Random& random) {
  const Deal& deal = position.deal();
  const int seats = deal.seats();
  const bool in_hand = position.trick().empty() || random.Below(2) == 0;
  Hands hands;
  CardSet left;
  for (int seat = 0; seat < seats; ++seat) {
    hands[Seat(seat)] = position.held(Seat(seat));
    left |= hands[Seat(seat)];
  }
  for (std::size_t i = 0; i < position.trick().size(); ++i) {
    const Card card = position.trick()[i];
    const Seat seat((position.leader().index() + static_cast<int>(i)) % seats);
    if (in_hand || seats == 2) hands[seat].Insert(card);
    left.Insert(card);
  }
  const bool is_noted = !in_hand && seats != 2;
  const bool declares = deal.contract().has_declarer();
  std::string text = reference::NameOf(deal.contract()) + " " +
                     (declares ? std::to_string(deal.declarer.index()) : "-");
  for (int seat = 0; seat < seats; ++seat) {
    text += " | " + HandTold(hands[Seat(seat)], deal.covers);
  }
  text += " | " + (is_noted ? std::string() : reference::Write(position.trick()));
  const bool leader = !is_noted && random.Below(2) == 0;
  text += "; to_play " + std::to_string((leader ? position.leader() : position.to_move()).index());
  if (is_noted) text += "; trick " + reference::Write(position.trick());

  const SeatSet side = deal.contract().parties() == Parties::kEach ? SeatSet() : DeclarerSide(deal);
  bool empty_tricks = side == SeatSet();  // that points do not tell of
  std::string points, tricks, taken;
  for (int seat = 0; seat < seats; ++seat) {
    const Pile pile = position.pile(Seat(seat));
    points += " " + std::to_string(pile.points.count());
    tricks += " " + std::to_string(pile.tricks);
    taken += (seat == 0 ? " " : " / ") + (pile.tricks == 0 ? "-" : CardsTold(pile.cards));
  }
  for (SeatSet one : {side, side.Complement()}) {
    empty_tricks |= position.points(one) == Points(0) && position.tricks(one) > 0;
  }
  text += "; points" + points;
  if (empty_tricks || random.Below(2) == 0) text += "; tricks" + tricks;
  if (side == SeatSet() || random.Below(4) == 0) text += "; taken" + taken;
  if (position.called_suit_led()) text += "; called_led";
  if (IsSideHidden(position, left)) {
    const bool old = deal.contract().parties() == Parties::kOld;
    text += old ? "; old" : "; partner";
    bool alone = true;
    for (Seat seat : SeatsOf(side)) {
      if (!old && seat == deal.declarer) continue;
      text += " " + std::to_string(seat.index());
      alone = false;
    }
    if (alone) text += " -";
  }
  text += "; deck " + std::string(NameOf(deal.deck()));
  if (seats != kSeatCount) text += "; seats " + std::to_string(seats);
  return text;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_TOLD_POSITION_H_
