// Under a contract: which cards follow each other, and which beats which.
#ifndef SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_
#define SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_

#include <array>
#include <span>

#include "engine/cards/card_set.h"
#include "engine/play/trumps.h"

namespace schafkopf {

// A card's *group* is the trumps, or what is left of its suit. Only groups matter in play, never
// the printed suit (RULES.md 2). Costs a few hundred instructions to make.
class CardOrder {
 public:
  explicit CardOrder(const Contract& contract) {
    ForEachTrump(contract, [&](Card card) { AppendNew(card); });
    trumps_ = listed_;
    for (Suit suit : kSuits) {
      for (Rank rank : RanksOf(contract.row().order)) AppendNew(Card(suit, rank));
    }
  }

  CardSet trumps() const { return trumps_; }

  // All cards of the deck, best first: the trumps, then E, G, H, S.
  std::span<const Card, kCardCount> best_first() const& { return cards_; }
  void best_first() const&& = delete;  // the span would outlive its cards

  // Every card of the full deck that follows when `card` is led.
  CardSet GroupOf(Card card) const {
    return trumps_.Contains(card) ? trumps_ : PlainSuit(card.suit());
  }
  // The cards of a suit that are not trumps.
  CardSet PlainSuit(Suit suit) const { return SuitCards(suit) - trumps_; }

  // Whether `later` takes the trick from `earlier`, the best card so far.
  bool Beats(Card later, Card earlier) const {
    if (GroupOf(later) == GroupOf(earlier)) return PlaceOf(later) < PlaceOf(earlier);
    return trumps_.Contains(later);
  }

 private:
  std::size_t PlaceOf(Card card) const { return place_[static_cast<std::size_t>(card.index())]; }
  void AppendNew(Card card) {
    if (listed_.Contains(card)) return;
    place_[static_cast<std::size_t>(card.index())] = count_;
    cards_[count_++] = card;
    listed_.Insert(card);
  }

  CardSet trumps_;
  CardSet listed_;  // the first count_ of cards_
  std::uint8_t count_ = 0;
  std::array<Card, kCardCount> cards_{};
  std::array<std::uint8_t, kCardCount> place_{};
};

// The best card of a trick led with trick[0]. REQUIRES: a non-empty trick.
inline std::size_t WinnerOf(std::span<const Card> trick, const CardOrder& order) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (order.Beats(trick[i], trick[best])) best = i;
  }
  return best;
}

// The cards of `cards` that take the trick from the best card of `trick`.
inline CardSet Beaters(CardSet cards, std::span<const Card> trick, const CardOrder& order) {
  const Card best = trick[WinnerOf(trick, order)];
  CardSet beaters;
  for (Card card : cards) {
    if (order.Beats(card, best)) beaters.Insert(card);
  }
  return beaters;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_
