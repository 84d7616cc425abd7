// The order of the cards under a contract as sets: what counting and comparing by bits needs.
#ifndef SCHAFKOPF_SOLVER_HABITS_CARD_MASKS_H_
#define SCHAFKOPF_SOLVER_HABITS_CARD_MASKS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/play/card_order.h"
#include "engine/play/deck.h"
#include "solver/search/board/labels.h"

namespace schafkopf {

// The plain suits by Suit, then the trumps.
inline constexpr std::size_t kGroupNumbers = 5;
inline constexpr std::size_t kTrumpGroup = 4;

// Immutable; any number of threads share those of MasksOf.
struct CardMasks {
  CardMasks() = default;
  CardMasks(const Contract& contract, Deck deck) : CardMasks(contract, CardOrder(contract), deck) {}

  CardSet trumps() const { return groups[kTrumpGroup]; }
  std::size_t GroupOf(Card card) const { return group_of[card]; }
  // The cards of the deck that are better in the same group.
  CardSet HigherThan(Card card) const { return higher[card]; }
  // Those that take the trick from it.
  CardSet BeatersOf(Card card) const { return beaters[card]; }

  CardSet cards;                              // of the deck
  std::array<CardSet, kGroupNumbers> groups;  // of the full deck
  CardSet suitless_trumps;                    // that are not of the trump suit
  PerCard<CardSet> higher;
  PerCard<CardSet> beaters;
  PerCard<std::uint8_t> group_of;
  Labels labels;
  PerLabel<std::uint8_t> label_points;

 private:
  CardMasks(const Contract& contract, const CardOrder& order, Deck deck)
      : cards(CardsOf(deck)),
        suitless_trumps(order.trumps()),
        labels(order),
        label_points(PointsByLabel(labels)) {
    for (Suit suit : kSuits) groups[PlaceOf(suit)] = order.PlainSuit(suit);
    groups[kTrumpGroup] = order.trumps();
    if (const auto suit = contract.trump_suit()) suitless_trumps -= SuitCards(*suit);
    CardSet better;
    std::size_t group = kTrumpGroup;
    for (Card card : order.best_first()) {
      const bool trump = order.trumps().Contains(card);
      const std::size_t own = trump ? kTrumpGroup : PlaceOf(card.suit());
      if (own != group) better = {};
      group = own;
      group_of[card] = static_cast<std::uint8_t>(own);
      higher[card] = better;
      beaters[card] = trump ? better : better | (order.trumps() & cards);
      if (cards.Contains(card)) better.Insert(card);
    }
  }
};

// Whether MasksOf has those of a game: one declarer alone, with who holds the called Sau, with a
// named seat or the one opposite, for 61 points of the usual pack, under the same trumps to the
// end.
constexpr bool HasMasks(const ContractRow& row) {
  const bool alone = row.parties == Parties::kSolo;
  const bool paired = row.parties == Parties::kCall || row.parties == Parties::kCross ||
                      row.parties == Parties::kPair;
  return (alone || paired) && row.objective == Objective::kPoints && row.pack == Pack::kBavarian &&
         row.target == 61 && row.special.seats == 0 && row.special.switches_after == 0;
}

// Made once for each. REQUIRES: HasMasks(contract.row()); a deck of the usual pack.
const CardMasks& MasksOf(const Contract& contract, Deck deck);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_CARD_MASKS_H_
