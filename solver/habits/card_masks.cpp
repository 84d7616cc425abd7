#include "solver/habits/card_masks.h"

#include <cassert>
#include <vector>

#include "solver/habits/bid_habit.h"

namespace schafkopf {
namespace {

using OfSuits = PerSuit<CardMasks>;

// Of contracts without a suit all suits are alike.
OfSuits MasksOfRow(int row, Deck deck) {
  const bool named = Contract::NeedsSuit(kContracts[PlaceOf(row)]);
  OfSuits masks;
  for (Suit suit : kSuits) {
    const Contract contract(row, named ? std::optional(suit) : std::nullopt);
    masks[suit] = CardMasks(contract, deck);
  }
  return masks;
}

// By BidHabitOf; made when the first is asked for, as the others are.
const std::array<OfSuits, kBidHabits>& Recorded() {
  static const std::array<OfSuits, kBidHabits> kRecorded = [] {
    std::array<OfSuits, kBidHabits> masks;
    for (std::size_t habit = 0; habit < kBidHabits; ++habit) {
      masks[habit] = MasksOfRow(*FindContractRow(kRecordedGames[habit / 2]),
                                habit % 2 == 0 ? Deck::kLong : Deck::kShort);
    }
    return masks;
  }();
  return kRecorded;
}

constexpr std::array kUsualDecks = {Deck::kLong, Deck::kShort, Deck::kShort20};
using OfDecks = Indexed<Deck, OfSuits, kUsualDecks.size()>;

// All others, by row and deck.
const OfSuits& OthersOf(int row, Deck deck) {
  static const std::vector<OfDecks> kOthers = [] {
    std::vector<OfDecks> masks(kContracts.size());
    for (std::size_t of = 0; of < kContracts.size(); ++of) {
      if (!HasMasks(kContracts[of])) continue;
      for (Deck with : kUsualDecks) {
        masks[of][with] = MasksOfRow(static_cast<int>(of), with);
      }
    }
    return masks;
  }();
  return kOthers[PlaceOf(row)][deck];
}

}  // namespace

const CardMasks& MasksOf(const Contract& contract, Deck deck) {
  assert(HasMasks(contract.row()) && deck != Deck::kKop);
  const Suit suit = contract.named_suit().value_or(Suit::kEichel);
  const auto habit = BidHabitOf(contract, deck);
  return (habit ? Recorded()[*habit] : OthersOf(contract.row_index(), deck))[suit];
}

}  // namespace schafkopf
