// Under a contract: which cards follow each other, and which beats which.
#ifndef SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_
#define SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_

#include <array>
#include <optional>
#include <span>

#include "engine/cards/card_set.h"
#include "engine/play/contract.h"

namespace schafkopf {

// A card's *group* is the trumps, or what is left of its suit. Only groups matter in play, never
// the printed suit (RULES.md 2). Costs a few hundred instructions to make.
class CardOrder {
 public:
  explicit constexpr CardOrder(const Contract& contract) {
    const RankOrder order = contract.row().order;
    const std::string_view ranks = contract.trump_ranks();
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      if (const auto suit = SuitOf(ranks[i])) {
        Append(Card(*suit, RankOf(ranks[++i])));
      } else {
        for (Suit every : kSuits) Append(Card(every, RankOf(ranks[i])));
      }
    }
    if (auto suit = contract.trump_suit()) AppendSuit(*suit, order);
    trumps_ = listed_;
    for (Suit suit : kSuits) AppendSuit(suit, order);
  }

  constexpr CardSet trumps() const { return trumps_; }

  // All cards of the deck, best first: the trumps, then E, G, H, S.
  constexpr std::span<const Card, kCardCount> best_first() const& { return cards_; }
  void best_first() const&& = delete;  // the span would outlive its cards

  // Every card of the full deck that follows when `card` is led.
  constexpr CardSet GroupOf(Card card) const {
    return trumps_.Contains(card) ? trumps_ : PlainSuit(card.suit());
  }
  // The cards of a suit that are not trumps.
  constexpr CardSet PlainSuit(Suit suit) const { return SuitCards(suit) - trumps_; }

  // Whether `later` takes the trick from `earlier`, the best card so far.
  constexpr bool Beats(Card later, Card earlier) const {
    if (GroupOf(later) == GroupOf(earlier)) return PlaceOf(later) < PlaceOf(earlier);
    return trumps_.Contains(later);
  }

 private:
  static constexpr std::optional<Suit> SuitOf(char letter) {
    switch (letter) {
      case 'E':
        return Suit::kEichel;
      case 'G':
        return Suit::kGras;
      case 'H':
        return Suit::kHerz;
      case 'S':
        return Suit::kSchellen;
      default:
        return std::nullopt;
    }
  }
  static constexpr Rank RankOf(char letter) {
    switch (letter) {
      case 'A':
        return Rank::kSau;
      case 'Z':
        return Rank::kTen;
      case 'K':
        return Rank::kKing;
      case 'O':
        return Rank::kOber;
      case 'U':
        return Rank::kUnter;
      case '9':
        return Rank::kNine;
      case '8':
        return Rank::kEight;
      default:
        return Rank::kSeven;
    }
  }

  constexpr std::size_t PlaceOf(Card card) const {
    return place_[static_cast<std::size_t>(card.index())];
  }
  constexpr void Append(Card card) {
    place_[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(count_);
    cards_[count_++] = card;
    listed_.Insert(card);
  }
  // The cards of the suit that are not listed yet, in order.
  constexpr void AppendSuit(Suit suit, RankOrder order) {
    using enum Rank;
    constexpr std::array<Rank, 8> kNullOrder = {kSau, kKing, kOber,  kUnter,
                                                kTen, kNine, kEight, kSeven};
    constexpr std::array<Rank, 8> kSjavsOrder = {kSau,   kKing, kOber,  kTen,
                                                 kUnter, kNine, kEight, kSeven};
    for (Rank rank : order == RankOrder::kNull    ? kNullOrder
                     : order == RankOrder::kSjavs ? kSjavsOrder
                                                  : kRanks) {
      if (!listed_.Contains(Card(suit, rank))) Append(Card(suit, rank));
    }
  }

  CardSet trumps_;
  CardSet listed_;  // the first count_ of cards_
  std::size_t count_ = 0;
  std::array<Card, kCardCount> cards_{};
  std::array<std::uint8_t, kCardCount> place_{};
};

// The best card of a trick led with trick[0]. REQUIRES: a non-empty trick.
constexpr std::size_t WinnerOf(std::span<const Card> trick, const CardOrder& order) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i) {
    if (order.Beats(trick[i], trick[best])) best = i;
  }
  return best;
}

// The cards of `cards` that take the trick from the best card of `trick`.
constexpr CardSet Beaters(CardSet cards, std::span<const Card> trick, const CardOrder& order) {
  const Card best = trick[WinnerOf(trick, order)];
  CardSet beaters;
  for (Card card : cards) {
    if (order.Beats(card, best)) beaters.Insert(card);
  }
  return beaters;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CARD_ORDER_H_
