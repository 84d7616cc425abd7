#include "engine/play/position.h"

#include <algorithm>
#include <cassert>

namespace schafkopf {
namespace {

// A Solo hintenrum is a Ramsch until its third trick is over.
constexpr std::size_t kTricksBeforeSwitch = 3;

bool Switches(const Contract& contract) { return contract.row().name == "hintenrum"; }

Contract FirstContract(const Contract& contract) {
  return Switches(contract) ? Contract::Named("ramsch") : contract;
}

}  // namespace

std::size_t WinnerOf(std::span<const Card> trick, const CardOrder& order) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (order.Beats(trick[i], trick[best])) best = i;
  }
  return best;
}

CardSet Beaters(CardSet cards, std::span<const Card> trick, const CardOrder& order) {
  const Card best = trick[WinnerOf(trick, order)];
  CardSet beaters;
  for (Card card : cards) {
    if (order.Beats(card, best)) beaters.Insert(card);
  }
  return beaters;
}

Position::Position(const Deal& deal)
    : deal_(deal),
      seats_(deal.seats()),
      order_(deal.contract),
      first_order_(FirstContract(deal.contract)),
      held_(deal.hands) {
  if (deal.duties.declarer_leads) leaders_[0] = deal.declarer;
  switched_[0] = !Switches(deal.contract);
  const auto sau = deal.contract.called_card();
  if (!sau) return;
  called_ = {CardSet::Of(*sau), order_.GroupOf(*sau)};
  for (const CardSet& hand : deal.hands) {
    if (hand.Contains(*sau)) dealt_of_called_ = (hand & called_.suit).size();
  }
}

Position::Position(const Deal& deal, std::span<const Card> fallen) : Position(deal) {
  for (Card card : fallen) {
    assert(held_[to_move()].Contains(card));
    Lay(card);
  }
}

std::span<const Card> Position::TrickNumber(std::size_t trick) const {
  const auto seats = static_cast<std::size_t>(seats_);
  return played().subspan(trick * seats, seats);
}

std::span<const Card> Position::trick() const {
  return played().subspan(trick_index() * static_cast<std::size_t>(seats_));
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
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    if (!side.Contains(leaders_[trick + 1])) continue;
    for (Card card : TrickNumber(trick)) sum += PointsOf(card);
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

Pile Position::pile(Seat seat) const {
  Pile pile{points(SeatSet::Of(seat)), tricks(SeatSet::Of(seat)), {}};
  for (std::size_t trick = 0; trick < trick_index(); ++trick) {
    if (leaders_[trick + 1] != seat) continue;
    for (Card card : TrickNumber(trick)) pile.cards.Insert(card);
  }
  return pile;
}

CardSet Position::LegalPlays() const {
  assert(!finished());
  const CardSet hand = this->hand(to_move());
  const bool overtake = deal_.duties.must_overtake || deal_.contract.must_overtake();
  Turn turn{hand,
            {},
            {},
            static_cast<int>(trick_index()) + 1,
            called_,
            called_suit_led(),
            dealt_of_called_};
  if (!trick().empty()) {
    turn.led = order().GroupOf(trick().front());
    if (overtake) turn.beaters = Beaters(hand, trick(), order());
  }
  return LegalCards(turn, deal_.duties);
}

void Position::Play(Card card) {
  assert(LegalPlays().Contains(card));
  Lay(card);
}

void Position::Lay(Card card) {
  held_[to_move()].Remove(card);
  cards_[static_cast<std::size_t>(played_)] = card;
  ++played_;
  if (played_ % seats_ != 0) return;
  const std::size_t next = trick_index();
  const auto done = TrickNumber(next - 1);
  const CardOrder& in_force = switched_[next - 1] ? order_ : first_order_;
  leaders_[next] = SeatAfter(leaders_[next - 1], static_cast<int>(WinnerOf(done, in_force)));
  called_led_[next] = called_led_[next - 1] || called_.suit.Contains(done.front());
  const bool due = deal_.duties.switch_at_three_tricks ? tricks(SeatSet::Of(leaders_[next])) >=
                                                             static_cast<int>(kTricksBeforeSwitch)
                                                       : next >= kTricksBeforeSwitch;
  switched_[next] = switched_[next - 1] || due;
}

void Position::Undo() {
  assert(played_ > 0);
  --played_;
  held_[to_move()].Insert(cards_[static_cast<std::size_t>(played_)]);
}

}  // namespace schafkopf
