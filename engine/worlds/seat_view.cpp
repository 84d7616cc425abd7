#include "engine/worlds/seat_view.h"

#include <algorithm>
#include <utility>

#include "engine/cards/random.h"

namespace schafkopf {
namespace {

// The seat holding EO, which the old need.
Seat HolderOfEichelOber(const Hands& hands) {
  constexpr Card kOld(Suit::kEichel, Rank::kOber);
  for (Seat seat : kSeats) {
    if (hands[seat].Contains(kOld)) return seat;
  }
  return Seat(0);
}

// What was dealt and played says.
Knowledge ShownTo(const SeatView& view) {
  if (view.seats() == 2) {  // what does not follow says nothing of what lies face down
    PerSeat<CardSet> held;
    held[view.seat] = view.hand;
    held[view.open_seat()] = *view.open_hand;
    Knowledge knowledge = KnowledgeBeforePlay(view.game.table(), held);
    knowledge.gone = view.gone;
    return knowledge;
  }
  Knowledge knowledge =
      view.past ? KnowledgeOf(view.game, view.declarer, view.seat, view.hand, view.played,
                              *view.past, view.gone)
                : KnowledgeOf(view.game, view.declarer, view.seat, view.hand, view.played);
  if (view.open_hand) {
    knowledge.held[view.open_seat()] = *view.open_hand;
    knowledge.not_held[view.open_seat()] -= *view.open_hand;
  }
  return knowledge;
}

// Takes out of a view of two players what lies face down.
void HideCovered(const Position& position, SeatView& view) {
  const Covers& covers = position.deal().covers;
  const Seat other = view.open_seat();
  view.open_hand = position.deal().hands[other];
  for (Card card : covers.below()) {
    const Card top = *covers.TopOf(card);
    CardSet& dealt = view.hand.Contains(card) ? view.hand : *view.open_hand;
    const Seat owner = view.hand.Contains(card) ? view.seat : other;
    if (position.held(owner).Contains(card) && !position.hand(owner).Contains(card)) {
      view.on_hidden.Insert(top);
      dealt.Remove(card);
    } else {
      view.turned_up.Lay(top, card);
    }
  }
}

// Lays the cards of `hands` that a view of two players does not show under those that cover one.
void CoverHidden(const SeatView& view, std::uint64_t chance, Deal& deal) {
  Random random(chance, 0);
  deal.covers = view.turned_up;
  for (Seat seat : {view.seat, view.open_seat()}) {
    const CardSet seen = seat == view.seat ? view.hand : *view.open_hand;
    std::vector<Card> hidden;
    for (Card card : deal.hands[seat] - seen) hidden.push_back(card);
    for (Card top : seen& view.on_hidden) {
      std::swap(hidden[random.Below(hidden.size())], hidden.back());
      deal.covers.Lay(top, hidden.back());
      hidden.pop_back();
    }
  }
}

}  // namespace

std::span<const Card> SeatView::trick() const {
  const auto cards = static_cast<std::size_t>(seats());
  return std::span(played).subspan(played.size() / cards * cards);
}

Seat SeatView::open_seat() const { return seats() == 2 ? Seat(1 - seat.index()) : declarer; }

bool SeatView::switched() const { return TricksBeforeSwitch(game, played) != kNotSwitched; }

CardSet SeatView::held() const {
  CardSet held = hand;
  for (Card card : played) held.Remove(card);
  return held;
}

CardSet SeatView::LegalPlays() const {
  const CardSet suit = game.called().suit;
  const auto cards_of_trick = static_cast<std::size_t>(seats());
  bool called_led = past && past->called_led;
  for (std::size_t lead = 0; lead + cards_of_trick <= played.size(); lead += cards_of_trick) {
    called_led |= suit.Contains(played[lead]);
  }
  const int over = gone.size() / seats();
  const int number = over + static_cast<int>(played.size() / cards_of_trick) + 1;
  return LegalCards(game.TurnOf(held(), trick(), game.order(switched()), number, called_led,
                                (hand & suit).size()),
                    game.duties());
}

std::vector<Card> SeatView::DistinctPlays() const {
  const CardOrder& order = game.order(switched());
  const CardSet legal = LegalPlays();
  CardSet passive = hand | gone;  // cards that no longer come between others
  for (Card card : played) passive.Insert(card);
  for (Card card : trick()) passive.Remove(card);
  std::vector<Card> distinct;
  std::optional<Card> neighbour;  // of the kind that the next card may belong to
  for (Card card : order.best_first()) {
    if (legal.Contains(card)) {
      // Of two players each card turns up another, or none.
      const bool same = neighbour && seats() > 2 && PointsOf(*neighbour) == PointsOf(card) &&
                        order.GroupOf(*neighbour) == order.GroupOf(card);
      if (same) distinct.pop_back();
      distinct.push_back(card);
      neighbour = card;
    } else if (!passive.Contains(card)) {
      neighbour.reset();
    }
  }
  return distinct;
}

SeatView ViewOf(const Position& position) { return ViewOf(position, position.to_move()); }

SeatView ViewOf(const Position& position, Seat seat) {
  const Deal& deal = position.deal();
  const auto played = position.played();
  SeatView view{
      deal.game, deal.declarer, seat, deal.hands[seat], {}, {played.begin(), played.end()}};
  if (!deal.contract().has_declarer() && !deal.past) view.declarer = Seat(0);
  view.past = deal.past;
  if (deal.past) {
    view.gone = CardsOf(deal.deck());
    for (const CardSet& held : deal.hands) view.gone -= held;
  }
  const auto over = static_cast<std::size_t>(deal.tricks_over()) +
                    played.size() / static_cast<std::size_t>(deal.seats());
  if (LiesOpen(deal.contract(), deal.game.table().options, over) && seat != deal.declarer) {
    view.open_hand = deal.hands[deal.declarer];
  }
  if (view.seats() == 2) HideCovered(position, view);
  return view;
}

Knowledge KnowledgeOf(const SeatView& view) {
  Knowledge knowledge = ShownTo(view);
  if (!view.past) AddDeclared(view.contract(), view.declarer, knowledge);
  return knowledge;
}

Knowledge CardsSeenOf(const SeatView& view) {
  PerSeat<CardSet> held = ShownTo(view).held;
  Knowledge knowledge = KnowledgeBeforePlay(view.game.table(), held);
  knowledge.gone = view.gone;
  if (const auto called = view.contract().called_card()) {
    if (!held[view.declarer].Contains(*called)) knowledge.not_held[view.declarer].Insert(*called);
  }
  return knowledge;
}

Position PositionIn(const SeatView& view, const Hands& hands, std::uint64_t chance) {
  const bool known =
      view.contract().has_declarer() || (view.past && view.past->side.Contains(view.declarer));
  const Seat declarer = known ? view.declarer : HolderOfEichelOber(hands);
  Deal deal{view.game, declarer, hands, {}, view.past};
  if (view.seats() == 2) CoverHidden(view, chance, deal);
  return Position(deal, view.played);
}

}  // namespace schafkopf
