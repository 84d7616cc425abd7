// The order of the cards under a contract as sets: what counting and comparing by bits needs.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_CARD_MASKS_H_
#define SCHAFKOPF_SOLVER_PEOPLE_CARD_MASKS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/play/card_order.h"
#include "engine/play/deck.h"
#include "solver/search/bits.h"

namespace schafkopf {

// The plain suits by Suit, then the trumps.
inline constexpr std::size_t kGroupNumbers = 5;
inline constexpr std::size_t kTrumpGroup = 4;

// Immutable; any number of threads share those of MasksOf.
struct CardMasks {
  CardMasks() = default;
  CardMasks(const Contract& contract, Deck deck) : cards(CardsOf(deck)) {
    const CardOrder order(contract);
    for (Suit suit : kSuits) groups[static_cast<std::size_t>(suit)] = order.PlainSuit(suit);
    groups[kTrumpGroup] = order.trumps();
    suitless_trumps = order.trumps();
    if (const auto suit = contract.trump_suit()) suitless_trumps -= SuitCards(*suit);
    CardSet better;
    int label = kCardCount;
    std::size_t group = kTrumpGroup;
    for (Card card : order.best_first()) {
      const auto at = static_cast<std::size_t>(card.index());
      const bool trump = order.trumps().Contains(card);
      const std::size_t own = trump ? kTrumpGroup : static_cast<std::size_t>(card.suit());
      if (own != group) better = {};
      group = own;
      group_of[at] = static_cast<std::uint8_t>(own);
      higher[at] = better;
      beaters[at] = trump ? better : better | (order.trumps() & cards);
      if (cards.Contains(card)) better.Insert(card);
      label_of[at] = static_cast<std::uint8_t>(--label);
      label_groups[own] |= Cards{1} << label;
      label_points[static_cast<std::size_t>(label)] =
          static_cast<std::uint8_t>(PointsOf(card).count());
    }
    for (Cards group_cards : label_groups) {
      for (Cards rest = group_cards; rest != 0; rest &= rest - 1) {
        label_group_of[static_cast<std::size_t>(IndexOf(rest))] = group_cards;
      }
    }
  }

  CardSet trumps() const { return groups[kTrumpGroup]; }
  std::size_t GroupOf(Card card) const { return group_of[static_cast<std::size_t>(card.index())]; }
  // The cards of the deck that are better in the same group.
  CardSet HigherThan(Card card) const { return higher[static_cast<std::size_t>(card.index())]; }
  // Those that take the trick from it.
  CardSet BeatersOf(Card card) const { return beaters[static_cast<std::size_t>(card.index())]; }

  // Its place among all cards from the worst up: plain suits, then trumps.
  int LabelOf(Card card) const { return label_of[static_cast<std::size_t>(card.index())]; }

  CardSet cards;                                    // of the deck
  std::array<CardSet, kGroupNumbers> groups;        // of the full deck
  CardSet suitless_trumps;                          // that are not of the trump suit
  std::array<CardSet, kCardCount> higher;           // by card
  std::array<CardSet, kCardCount> beaters;          // by card
  std::array<std::uint8_t, kCardCount> group_of{};  // by card

  // Once more with a label for each card, as its bit: among cards that can take a trick the highest
  // does.
  std::array<std::uint8_t, kCardCount> label_of{};      // by card
  std::array<std::uint8_t, kCardCount> label_points{};  // by label
  std::array<Cards, kGroupNumbers> label_groups{};
  std::array<Cards, kCardCount> label_group_of{};  // by label
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

#endif  // SCHAFKOPF_SOLVER_PEOPLE_CARD_MASKS_H_
