#include "engine/position.h"

#include <cassert>

namespace schafkopf {

std::size_t WinnerOf(std::span<const Card> trick, const CardOrder& order) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (order.Beats(trick[i], trick[best])) best = i;
  }
  return best;
}

Position::Position(const Deal& deal) : deal_(deal), order_(deal.contract), hands_(deal.hands) {
  if (auto sau = deal.contract.called_card()) {
    called_ = {CardSet::Of(*sau), order_.GroupOf(*sau)};
  }
}

std::span<const Card> Position::trick() const {
  return played().subspan(trick_index() * kSeatCount);
}

Points Position::points(SeatSet side) const {
  Points sum;
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    if (!side.Contains(leaders_[trick + 1])) continue;
    for (Card card : played().subspan(trick * kSeatCount, kSeatCount)) sum += PointsOf(card);
  }
  return sum;
}

int Position::tricks(SeatSet side) const {
  int count = 0;
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    count += side.Contains(leaders_[trick + 1]) ? 1 : 0;
  }
  return count;
}

CardSet Position::LegalPlays() const {
  assert(!finished());
  const CardSet hand = hands_[to_move()];
  const CalledSau duty = called_suit_led() ? CalledSau{} : called_;
  return trick().empty() ? LegalLeads(hand, duty)
                         : LegalFollows(hand, order_.GroupOf(trick().front()), duty);
}

void Position::Play(Card card) {
  assert(LegalPlays().Contains(card));
  hands_[to_move()].Remove(card);
  cards_[static_cast<std::size_t>(played_)] = card;
  ++played_;
  if (played_ % kSeatCount != 0) return;
  const std::size_t next = trick_index();
  const auto done = played().subspan((next - 1) * kSeatCount, kSeatCount);
  leaders_[next] = leaders_[next - 1].Plus(static_cast<int>(WinnerOf(done, order_)));
  called_led_[next] = called_led_[next - 1] || called_.suit.Contains(done.front());
}

void Position::Undo() {
  assert(played_ > 0);
  --played_;
  hands_[to_move()].Insert(cards_[static_cast<std::size_t>(played_)]);
}

}  // namespace schafkopf
