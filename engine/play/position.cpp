#include "engine/play/position.h"

#include <algorithm>
#include <cassert>

namespace schafkopf {

Position::Position(const Deal& deal) : deal_(deal), held_(deal.hands) {
  leaders_[0] = game().FirstLeader(deal.declarer);
  switched_[0] = game().begins_switched();
  if (deal.past) {
    leaders_[0] = deal.past->leader;
    called_led_[0] = deal.past->called_led;
    switched_[0] |= game().SwitchedAfter(deal.tricks_over(), std::ranges::max(deal.past->tricks));
  }
  const CalledCard& called = this->called();
  for (const CardSet& hand : deal.hands) {
    held_at_first_ += hand.size();
    if (hand.Intersects(called.card)) dealt_of_called_ = (hand & called.suit).size();
  }
}

Position::Position(const Deal& deal, std::span<const Card> fallen) : Position(deal) {
  for (Card card : fallen) {
    assert(held_[to_move()].Contains(card));
    Lay(card);
  }
}

std::span<const Card> Position::TrickNumber(std::size_t trick) const {
  const auto cards = static_cast<std::size_t>(seats());
  return played().subspan(trick * cards, cards);
}

std::span<const Card> Position::trick() const {
  return played().subspan(trick_index() * static_cast<std::size_t>(seats()));
}

CardSet Position::hidden() const {
  if (deal_.covers.empty()) return {};
  CardSet tops;
  for (const CardSet& hand : held_) tops |= hand;
  for (Card card : trick()) tops.Insert(card);
  return deal_.covers.Hidden(tops);
}

Points Position::points(SeatSet side) const {
  Points sum;
  for (Seat seat : kSeats) {
    if (deal_.past && side.Contains(seat)) sum += deal_.past->points[seat];
  }
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    if (!side.Contains(leaders_[trick + 1])) continue;
    for (Card card : TrickNumber(trick)) sum += PointsOf(card);
  }
  return sum;
}

int Position::tricks(SeatSet side) const {
  int count = 0;
  for (Seat seat : kSeats) {
    if (deal_.past && side.Contains(seat)) count += deal_.past->tricks[seat];
  }
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    count += side.Contains(leaders_[trick + 1]) ? 1 : 0;
  }
  return count;
}

Pile Position::pile(Seat seat) const {
  Pile pile{points(SeatSet::Of(seat)), tricks(SeatSet::Of(seat)),
            deal_.past ? deal_.past->taken[seat] : CardSet()};
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    if (leaders_[trick + 1] != seat) continue;
    for (Card card : TrickNumber(trick)) pile.cards.Insert(card);
  }
  return pile;
}

CardSet Position::LegalPlays() const {
  assert(!finished());
  const int number = deal_.tricks_over() + static_cast<int>(trick_index()) + 1;
  return LegalCards(
      game().TurnOf(hand(to_move()), trick(), order(), number, called_suit_led(), dealt_of_called_),
      game().duties());
}

void Position::Play(Card card) {
  assert(LegalPlays().Contains(card));
  Lay(card);
}

void Position::Lay(Card card) {
  held_[to_move()].Remove(card);
  cards_[static_cast<std::size_t>(played_)] = card;
  ++played_;
  if (played_ % seats() != 0) return;
  const std::size_t next = trick_index();
  const auto done = TrickNumber(next - 1);
  const std::size_t winner = WinnerOf(done, game().order(switched_[next - 1]));
  leaders_[next] = SeatAfter(leaders_[next - 1], static_cast<int>(winner));
  called_led_[next] = called_led_[next - 1] || game().called().suit.Contains(done.front());
  switched_[next] =
      switched_[next - 1] || game().SwitchedAfter(deal_.tricks_over() + static_cast<int>(next),
                                                  tricks(SeatSet::Of(leaders_[next])));
}

void Position::Undo() {
  assert(played_ > 0);
  --played_;
  held_[to_move()].Insert(cards_[static_cast<std::size_t>(played_)]);
}

}  // namespace schafkopf
