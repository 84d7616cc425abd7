#include "solver/learned/learned_play.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "solver/habits/bid_habit.h"
#include "solver/habits/play_habit.h"

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

LearnedWeights PlayModelOf(std::size_t habit) {
  // The first row of a Rufspiel, of a game with a trump suit, and without; each role has two.
  const std::size_t first = habit < 6 ? 0 : habit < 10 ? 6 : 10;
  LearnedWeights weights{};
  for (std::size_t row = 0; row < kLearnedRows; ++row) {
    const std::size_t role = first == 0 ? row / 6 : std::min<std::size_t>(row / 6, 1);
    const bool leads = row % 6 < 3;
    std::ranges::copy(kHabitWeights[first + 2 * role + (leads ? 0 : 1)], weights[row].begin());
  }
  return weights;
}

const LearnedWeights& LearnedWeightsOf(const Contract& contract, Deck deck) {
  static const std::vector<LearnedWeights> kAll = AllWeights();
  const Deck nearest = deck == Deck::kLong ? Deck::kLong : Deck::kShort;
  if (const auto own = BidHabitOf(contract, nearest)) return kAll[*own];
  // Places among kRecordedGames.
  const std::size_t game = contract.parties() != Parties::kSolo ? 0 : contract.trump_suit() ? 1 : 2;
  return kAll[2 * game + (nearest == Deck::kLong ? 0 : 1)];
}

}  // namespace schafkopf
