#include "solver/people/card_masks.h"

#include <cassert>

#include "solver/people/bid_habit.h"

namespace schafkopf {
namespace {

using OfSuits = std::array<CardMasks, kSuits.size()>;

// By BidHabitOf and the suit of the contract; of those without one all suits are alike.
constexpr auto kMasks = [] {
  std::array<OfSuits, kBidHabits> masks;
  for (std::size_t habit = 0; habit < kBidHabits; ++habit) {
    const int row = kRecordedRows[habit / 2];
    const Deck deck = habit % 2 == 0 ? Deck::kLong : Deck::kShort;
    for (Suit suit : kSuits) {
      const bool named = Contract::NeedsSuit(kContracts[static_cast<std::size_t>(row)]);
      const Contract contract(row, named ? std::optional(suit) : std::nullopt);
      masks[habit][static_cast<std::size_t>(suit)] = CardMasks(contract, deck);
    }
  }
  return masks;
}();

}  // namespace

const CardMasks& MasksOf(const Contract& contract, Deck deck) {
  const auto habit = BidHabitOf(contract, deck);
  assert(habit);
  return kMasks[*habit][static_cast<std::size_t>(contract.named_suit().value_or(Suit::kEichel))];
}

}  // namespace schafkopf
