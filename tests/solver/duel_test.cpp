// Two kinds of players at one table, who swap places: skill shows, places and threads do not.
#include "solver/sample/duel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "engine/cards/random.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::duel_test {
namespace {

// Strong hands of the short deck, where a duel takes a second or two.
std::vector<Deal> SomeDeals(const Contract& contract, std::size_t count) {
  std::vector<Deal> deals;
  for (std::uint64_t i = 0; i < count; ++i) {
    Random random(61, i);
    deals.push_back(RandomDeal(contract, Deck::kShort, Tilt::kStrong, random));
  }
  return deals;
}

DuelSums Sum(const std::vector<std::optional<DuelDeal>>& results) {
  DuelSums sums;
  for (const auto& result : results) sums.Add(*result);
  return sums;
}

TEST(Duel, SkillPays) {
  for (const Contract& contract :
       {Contract::Named("wenz"), Contract::Named("ruf", Suit::kEichel)}) {
    const auto deals = SomeDeals(contract, TestScale() > 1 ? 20 : 60);
    DuelOptions options;
    options.first = {PlayStyle::kPlay, 8};
    options.second = {PlayStyle::kRandom, 1};
    const DuelSums chance = Sum(Duel(deals, options));
    EXPECT_GT(chance.WinShare().value - chance.WinShare().error, 0.5);
    EXPECT_GT(chance.Points().value - chance.Points().error, 10);
    if (TestScale() > 1) continue;  // skill shows over more deals
    options.second = {PlayStyle::kPlay, 1};
    const DuelSums skill = Sum(Duel(deals, options));
    EXPECT_GT(skill.Points().value, 0);
    EXPECT_GE(skill.WinShare().value, 0.5);
  }
}

TEST(Duel, SwapsSeatsAndThreadsDoNotMatter) {
  const auto deals = SomeDeals(Contract::Named("geier"), 12);
  DuelOptions options;
  options.first = {PlayStyle::kPlay, 2};
  options.second = {PlayStyle::kOpen, 2};
  const auto results = Duel(deals, options);
  const auto again = Duel(deals, options, {.threads = 3});
  std::swap(options.first, options.second);
  const auto swapped = Duel(deals, options);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    EXPECT_EQ(results[i]->first_declares, again[i]->first_declares);
    EXPECT_EQ(results[i]->second_declares, again[i]->second_declares);
    EXPECT_EQ(results[i]->first_declares, swapped[i]->second_declares);
    EXPECT_EQ(results[i]->second_declares, swapped[i]->first_declares);
  }
  const DuelSums one = Sum(results);
  const DuelSums other = Sum(swapped);
  EXPECT_EQ(one.values, -other.values);
  EXPECT_DOUBLE_EQ(one.WinShare().value + other.WinShare().value, 1);
}

TEST(DuelSums, AddsUpBothTables) {
  DuelSums sums;
  EXPECT_EQ(sums.cents, 0);
  EXPECT_EQ(sums.squared_cents, 0);
  const auto add = [&](std::uint64_t won, std::uint64_t lost, int value, int cents) {
    DuelDeal deal;
    deal.first_declares.wins = won;
    deal.second_declares.wins = lost;
    deal.first_declares.values = 60 + value;
    deal.second_declares.values = 60;
    deal.first_declares.cents = 10 + cents;
    deal.second_declares.cents = 10;
    sums.Add(deal);
  };
  add(1, 1, 3, -50);
  add(0, 1, -4, 20);
  add(1, 0, 5, 10);
  EXPECT_EQ(sums.deals, 3);
  EXPECT_EQ(sums.first_wins, 2);
  EXPECT_EQ(sums.second_wins, 2);
  EXPECT_EQ(sums.wins, 0);
  EXPECT_EQ(sums.squared_wins, 2);
  EXPECT_EQ(sums.values, 4);
  EXPECT_EQ(sums.squared_values, 9 + 16 + 25);
  EXPECT_EQ(sums.cents, -20);
  EXPECT_EQ(sums.squared_cents, 2500 + 400 + 100);
  EXPECT_DOUBLE_EQ(sums.CentsGained().value, -20.0 / 3);
}

TEST(DuelSums, HasTheErrorOfAMean) {
  DuelSums sums;
  for (int deal = 0; deal < 100; ++deal) {
    DuelDeal result;
    result.first_declares.wins = deal % 2 == 0 ? 1 : 0;
    result.first_declares.values = deal % 2 == 0 ? 70 : 50;
    result.second_declares.values = 50;
    sums.Add(result);
  }
  EXPECT_DOUBLE_EQ(sums.WinShare().value, 0.75);
  EXPECT_NEAR(sums.WinShare().error, 1.96 * 0.25 / std::sqrt(99.0), 1e-4);
  EXPECT_DOUBLE_EQ(sums.Points().value, 10);
  EXPECT_NEAR(sums.Points().error, 1.96 * 10 / std::sqrt(99.0), 1e-3);
}

}  // namespace
}  // namespace schafkopf::duel_test
