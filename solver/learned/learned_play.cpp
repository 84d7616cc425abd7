#include "solver/learned/learned_play.h"

#include <cstdint>
#include <vector>

#include "solver/habits/bid_habit.h"
#include "solver/learned/learned_traits.h"

namespace schafkopf {

// By BidHabitOf, in hundredths; written by learned_weights.cmake.
extern const std::int16_t kLearnedHundredths[kBidHabits * kLearnedRows * kLearnedTraits];

namespace {

std::vector<LearnedWeights> AllWeights() {
  std::vector<LearnedWeights> all(kBidHabits);
  const std::int16_t* next = kLearnedHundredths;
  for (LearnedWeights& weights : all) {
    for (auto& row : weights) {
      for (double& weight : row) weight = *next++ / 100.0;
    }
  }
  return all;
}

}  // namespace

std::size_t LearnedRowOf(const Witness& seen) { return RowOf(seen); }

const LearnedWeights& LearnedWeightsOf(const Contract& contract, Deck deck) {
  static const std::vector<LearnedWeights> kAll = AllWeights();
  const Deck nearest = deck == Deck::kLong ? Deck::kLong : Deck::kShort;
  if (const auto own = BidHabitOf(contract, nearest)) return kAll[*own];
  // Places among kRecordedGames.
  const std::size_t game = contract.parties() != Parties::kSolo ? 0 : contract.trump_suit() ? 1 : 2;
  return kAll[2 * game + (nearest == Deck::kLong ? 0 : 1)];
}

}  // namespace schafkopf
