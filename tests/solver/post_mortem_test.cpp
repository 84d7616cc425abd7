// The post-mortem of random games against each of their positions solved on its own.
//
// SCHAFKOPF_TEST_SCALE=N plays an N-th of the games (for sanitizers).
#include "solver/post_mortem.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::post_mortem_test {
namespace {

Position RandomGame(const Contract& contract, Deck deck, Random& random) {
  const Tilt tilt = contract.objective() == Objective::kAllTricks  ? Tilt::kStrong
                    : contract.objective() == Objective::kNoTricks ? Tilt::kWeak
                                                                   : Tilt::kNone;
  const Deal deal = RandomDeal(contract, deck, tilt, random);
  return RandomPlay(deal, kSeatCount * deal.hand_size(), true, random);
}

// Costs of each side, their own view: never negative.
struct CostSums {
  Value declarers;
  Value defenders;
};

// One play beside the answers of a solver that knows nothing.
void ExpectPlay(const PlayReview& play, const Position& position, Solver& cold) {
  ASSERT_EQ(play.seat, position.to_move());
  cold.Forget();
  const std::vector<CardValue> values = cold.SolveCards(position);
  ASSERT_EQ(play.values.size(), values.size());
  Value least = values.front().value;
  Value most = values.front().value;
  bool after_is_listed = false;
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_EQ(play.values[i].card, values[i].card);
    EXPECT_EQ(play.values[i].value.count(), values[i].value.count())
        << reference::Write({{values[i].card}});
    least = std::min(least, values[i].value);
    most = std::max(most, values[i].value);
    after_is_listed |= values[i].card == play.card && values[i].value == play.after;
  }
  EXPECT_TRUE(after_is_listed);
  const bool raises = DeclarerSide(position.deal()).Contains(play.seat);
  EXPECT_EQ(play.before, raises ? most : least);
  EXPECT_EQ(play.cost, raises ? most - play.after : play.after - least);
  EXPECT_GE(play.cost, Value(0));
  const auto best = std::find_if(values.begin(), values.end(), [&](const CardValue& choice) {
    return choice.value == play.before;
  });
  EXPECT_EQ(play.best(), best->card);
}

// Costs and best cards do not depend on which other values were asked for.
void ExpectSameCosts(const PostMortem& every_card, const PostMortem& cost) {
  EXPECT_EQ(cost.value, every_card.value);
  EXPECT_EQ(cost.result, every_card.result);
  ASSERT_EQ(cost.plays.size(), every_card.plays.size());
  for (std::size_t i = 0; i < cost.plays.size(); ++i) {
    const PlayReview& play = cost.plays[i];
    const PlayReview& full = every_card.plays[i];
    EXPECT_EQ(play.before, full.before);
    EXPECT_EQ(play.after, full.after);
    EXPECT_EQ(play.cost, full.cost);
    EXPECT_EQ(play.best(), full.best());
    // What it does say of values is true, strongest card first.
    auto known = full.values.begin();
    for (const CardValue& value : play.values) {
      known = std::find(known, full.values.end(), value);
      EXPECT_NE(known, full.values.end()) << reference::Write({{value.card}});
    }
  }
}

void ExpectGame(const Position& game, Solver& solver, Solver& cold) {
  SCOPED_TRACE(reference::WriteLine(game.deal(), game.played()));
  const PostMortem found = Examine(game, solver);
  const SeatSet declarers = DeclarerSide(game.deal());
  ASSERT_EQ(found.plays.size(), game.played().size());
  Position position(game.deal());
  Value value = found.value;
  CostSums costs;
  for (std::size_t i = 0; i < found.plays.size(); ++i) {
    const PlayReview& play = found.plays[i];
    ASSERT_EQ(play.card, game.played()[i]);
    ASSERT_EQ(play.before, value);
    ExpectPlay(play, position, cold);
    if (testing::Test::HasFailure()) return;
    (declarers.Contains(play.seat) ? costs.declarers : costs.defenders) += play.cost;
    value = play.after;
    position.Play(play.card);
  }
  EXPECT_EQ(value, found.result);
  EXPECT_EQ(found.result, FinalValue(game));
  ExpectSameCosts(found, Examine(game, solver, Review::kCost));
  EXPECT_EQ(found.value - costs.declarers + costs.defenders, found.result);
}

// `games` games of every kind of contract in turn, all with one solver.
void ExpectGames(Deck deck, int games, std::uint64_t seed) {
  const std::vector<Contract> contracts = AllContracts();
  Solver solver;
  Solver cold;
  for (int i = 0; i < games; ++i) {
    const auto stream = static_cast<std::uint64_t>(i);
    Random random(seed, stream);
    ExpectGame(RandomGame(contracts[stream % contracts.size()], deck, random), solver, cold);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(PostMortem, AgreesWithColdAnswersShortDeck) { ExpectGames(Deck::kShort, Scaled(400), 31); }
TEST(PostMortem, AgreesWithColdAnswersLongDeck) { ExpectGames(Deck::kLong, Scaled(64), 32); }

TEST(PostMortem, BestPlayCostsNothing) {
  Solver solver;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Random random(33, i);
    const std::vector<Contract> contracts = AllContracts();
    Position game(RandomDeal(contracts[i % contracts.size()], Deck::kShort, Tilt::kNone, random));
    const Value value = solver.Solve(game);
    for (Card card : solver.BestLine(game)) game.Play(card);
    const PostMortem found = Examine(game, solver);
    EXPECT_EQ(found.value, value);
    EXPECT_EQ(found.result, value);
    for (const PlayReview& play : found.plays) {
      EXPECT_EQ(play.cost, Value(0));
      EXPECT_EQ(play.best(), play.card);
    }
  }
}

TEST(PostMortem, ASieNeedsNoPlay) {
  Random random(34, 0);
  Solver solver;
  const Deal deal = RandomDeal(Contract::Named("sie"), Deck::kLong, Tilt::kNone, random);
  const PostMortem found = Examine(Position(deal), solver);
  EXPECT_EQ(found.value, Value(1));
  EXPECT_EQ(found.result, Value(1));
  EXPECT_TRUE(found.plays.empty());
}

}  // namespace
}  // namespace schafkopf::post_mortem_test
