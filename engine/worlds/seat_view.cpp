#include "engine/worlds/seat_view.h"

#include <algorithm>

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
  Knowledge knowledge =
      view.past ? KnowledgeOf(view.game, view.declarer, view.seat, view.hand, view.played,
                              *view.past, view.gone)
                : KnowledgeOf(view.game, view.declarer, view.seat, view.hand, view.played);
  if (view.open_hand) {
    knowledge.held[view.declarer] = *view.open_hand;
    knowledge.not_held[view.declarer] -= *view.open_hand;
  }
  return knowledge;
}

}  // namespace

std::span<const Card> SeatView::trick() const {
  const auto cards = static_cast<std::size_t>(seats());
  return std::span(played).subspan(played.size() / cards * cards);
}

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
      const bool same = neighbour && PointsOf(*neighbour) == PointsOf(card) &&
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

ViewObstacle ObstacleToViews(const Contract& contract, int seats) {
  if (contract.objective() == Objective::kHoldTop) return ViewObstacle::kNotPlayed;
  return seats < 3 ? ViewObstacle::kFaceDown : ViewObstacle::kNone;
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
  if (deal.contract().is_ouvert() && seat != deal.declarer) {
    view.open_hand = deal.hands[deal.declarer];
  }
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

Position PositionIn(const SeatView& view, const Hands& hands) {
  const bool known =
      view.contract().has_declarer() || (view.past && view.past->side.Contains(view.declarer));
  const Seat declarer = known ? view.declarer : HolderOfEichelOber(hands);
  return Position({view.game, declarer, hands, {}, view.past}, view.played);
}

}  // namespace schafkopf
