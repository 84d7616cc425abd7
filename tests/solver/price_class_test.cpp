#include "solver/price_class.h"

#include <gtest/gtest.h>

#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::price_class_test {
namespace {

// The value itself has the same price, whether or not it is told who wins.
TEST(ValueOfSamePrice, HasThePriceOfTheValue) {
  const std::vector<Contract> contracts = AllContracts();
  Solver solver;
  for (int i = 0; i < Scaled(400); ++i) {
    const auto number = static_cast<std::uint64_t>(i);
    Random random(77, number);
    const Contract& contract = contracts[number % contracts.size()];
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kNone, random);
    const Position position = RandomPlay(deal, static_cast<int>(random.Below(8)), true, random);
    const Thresholds thresholds = ThresholdsOf(contract, {});
    const auto result = [&](Value value) {
      return IsPointContract(contract) ? ResultOf(thresholds, value) : ResultOf(contract, value);
    };
    const Result expected = result(solver.Solve(position));
    const std::string line = reference::WriteLine(deal, position.played());
    EXPECT_EQ(result(ValueOfSamePrice(solver, position, thresholds)), expected) << line;
    EXPECT_EQ(result(ValueOfSamePrice(solver, position, thresholds, expected.won)), expected)
        << line;
  }
}

// With 60 points a table may have it that nobody wins, and Schneider may begin elsewhere.
TEST(ValueOfSamePrice, KnowsWhereNobodyWins) {
  Solver solver;
  int nobody = 0;
  for (int i = 0; i < 200; ++i) {
    Random random(79, static_cast<std::uint64_t>(i));
    const Deal deal = RandomDeal(Contract::Named("kreuz"), Deck::kShort, Tilt::kNone, random);
    const Position position = RandomPlay(deal, 16, true, random);
    const Value value = solver.Solve(position);
    const Thresholds thresholds = {Points(61), Points(91), Points(29), Points(60)};
    for (const Value found : {ValueOfSamePrice(solver, position, thresholds),
                              ValueAsPriced(solver, position, thresholds, Pricing::kWins)}) {
      EXPECT_EQ(found == Value(60), value == Value(60));
      EXPECT_EQ(ResultOf(thresholds, found), ResultOf(thresholds, value));
    }
    if (value == Value(60)) ++nobody;
  }
  EXPECT_GT(nobody, 0);
}

// Whoever does not ask what a loss costs gets the rest for fewer nodes.
TEST(ValueAsPriced, IsTheSameButForLosses) {
  std::uint64_t priced_nodes = 0;
  std::uint64_t plain_nodes = 0;
  std::uint64_t winner_nodes = 0;
  for (int i = 0; i < 100; ++i) {
    Random random(78, static_cast<std::uint64_t>(i));
    const Contract contract = Contract::Named("solo", Suit::kGras);
    const Position position(RandomDeal(contract, Deck::kShort, Tilt::kNone, random));
    Solver priced;
    Solver plain;
    const Result expected = ResultOf(contract, ValueOfSamePrice(priced, position, {}));
    const Result found = ResultOf(contract, ValueAsPriced(plain, position, {}, Pricing::kWins));
    Solver short_of_words;
    const Result won =
        ResultOf(contract, ValueAsPriced(short_of_words, position, {}, Pricing::kWinner));
    EXPECT_EQ(won.won, expected.won);
    EXPECT_FALSE(won.schneider || won.schwarz);
    winner_nodes += short_of_words.nodes();
    EXPECT_EQ(found.won, expected.won);
    EXPECT_EQ(found.schneider, expected.won && expected.schneider);
    EXPECT_EQ(found.schwarz, expected.won && expected.schwarz);
    if (expected.won) {
      EXPECT_EQ(plain.nodes(), priced.nodes());
    }
    priced_nodes += priced.nodes();
    plain_nodes += plain.nodes();
  }
  EXPECT_LT(plain_nodes, priced_nodes * 3 / 4);
  EXPECT_LT(winner_nodes, plain_nodes);
}

}  // namespace
}  // namespace schafkopf::price_class_test
