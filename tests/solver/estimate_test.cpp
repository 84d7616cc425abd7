// The estimate: the same for any number of threads, exact where it claims to be.
#include "solver/sample/estimate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "engine/worlds/dealer.h"
#include "solver/habits/habit_game.h"
#include "solver/solver.h"
#include "tests/support/estimate_question.h"
#include "tests/support/price_of.h"
#include "tests/support/random_deal.h"

namespace schafkopf::estimate_test {
namespace {

bool Equal(const GameSums& a, const GameSums& b) {
  return a.worlds_possible == b.worlds_possible && a.worlds == b.worlds &&
         a.complete == b.complete && a.wins == b.wins && a.schneider == b.schneider &&
         a.schwarz == b.schwarz && a.lost_schneider == b.lost_schneider &&
         a.win_cents == b.win_cents && a.loss_cents == b.loss_cents &&
         a.squared_cents == b.squared_cents && a.plain_cents == b.plain_cents;
}

std::vector<EstimateQuestion> Questions(int plies) {
  std::vector<EstimateQuestion> questions;
  for (const char* name : {"wenz", "geier", "bettel", "hybrid"}) {
    Random random(21, questions.size());
    const Deal deal = RandomDeal(Contract::Named(name), Deck::kShort, Tilt::kNone, random);
    questions.push_back(QuestionOf(RandomPlay(deal, plies, true, random), deal.declarer));
  }
  for (Suit suit : {Suit::kEichel, Suit::kSchellen}) {
    Random random(22, questions.size());
    const Deal deal = RandomDeal(Contract::Named("ruf", suit), Deck::kShort, Tilt::kNone, random);
    questions.push_back(QuestionOf(RandomPlay(deal, plies, true, random), Seat(1)));
  }
  return questions;
}

TEST(AcceptOf, AsksWhatEachOfBothAsks) {
  const Accept first = [](const Contract&, const Hands& hands) { return !hands[Seat(0)].empty(); };
  const Accept second = [](const Contract&, const Hands& hands) { return !hands[Seat(1)].empty(); };
  Hands both;
  both[Seat(0)] = both[Seat(1)] = CardSet::FromBits(1);
  Hands one;
  one[Seat(0)] = CardSet::FromBits(1);
  Hands other;
  other[Seat(1)] = CardSet::FromBits(1);
  const Contract wenz = Contract::Named("wenz");
  Random random(1, 0);
  const Position start(RandomDeal(wenz, Deck::kShort, Tilt::kNone, random));
  EstimateQuestion question = QuestionOf(start, Seat(0));
  EXPECT_FALSE(AcceptOf(question, {})) << "every deal";
  EXPECT_FALSE(AcceptOf(question, second)(wenz, one));
  question.accept = first;
  EXPECT_FALSE(AcceptOf(question, {})(wenz, other));
  EXPECT_TRUE(AcceptOf(question, second)(wenz, both));
  EXPECT_FALSE(AcceptOf(question, second)(wenz, one));
  EXPECT_FALSE(AcceptOf(question, second)(wenz, other));
}

TEST(Estimate, IsTheSameForAnyNumberOfThreads) {
  const auto questions = Questions(0);
  EstimateOptions options;
  options.worlds = 120;
  const auto expected = Estimate(questions, options, {.seed = 5});
  for (int threads : {2, 7}) {
    const auto found = Estimate(questions, options, {.seed = 5, .threads = threads});
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) EXPECT_TRUE(Equal(found[i], expected[i])) << i;
  }
}

// In steps or at once: the first worlds are the same.
TEST(Estimate, GrowsByTheSameWorlds) {
  const auto questions = Questions(0);
  EstimateOptions options;
  options.worlds = 120;
  const auto expected = Estimate(questions, options);
  const Effort effort;
  GrowingEstimate growing(questions, options, effort);
  const std::vector<std::uint64_t> few = {7, 30, 0, 120, 1, 64};
  growing.DealUntil(few);
  for (std::size_t i = 0; i < questions.size(); ++i) EXPECT_EQ(growing.Of(i).worlds, few[i]);
  growing.DealUntil(std::vector<std::uint64_t>(questions.size(), 1000));
  for (std::size_t i = 0; i < questions.size(); ++i) {
    EXPECT_TRUE(Equal(growing.Of(i), expected[i])) << i;
  }
}

// Else the mean over many hands would be off by what the seed is lucky, however many they are.
TEST(Estimate, DealsOtherHandsOtherWorlds) {
  const Effort effort{.seed = 1};
  std::set<std::uint64_t> seeds;
  const auto questions = Questions(0);
  for (const EstimateQuestion& question : questions) {
    seeds.insert(EstimateOptions{}.SeedOf(effort, question.knowledge.held[question.asker]));
  }
  EXPECT_EQ(seeds.size(), questions.size());
  // The partner's luck in 40 worlds each: hands of one seed scatter about none.
  double luck = 0;
  double squares = 0;
  constexpr int kHands = 60;
  for (std::uint64_t i = 0; i < kHands; ++i) {
    Random random(23, i);
    const Deal deal =
        RandomDeal(Contract::Named("ruf", Suit::kGras), Deck::kLong, Tilt::kNone, random);
    EstimateQuestion question = QuestionOf(Position(deal), deal.declarer);
    question.pricing = Pricing::kWinner;
    EstimateOptions options = HabitOptions({});
    options.worlds = 40;
    const GameSums sums = Estimate(std::vector{question}, options, effort).front();
    const double mean = static_cast<double>(sums.control.all) / 40;
    luck += mean;
    squares += mean * mean;
  }
  EXPECT_GT(squares, 0);
  EXPECT_LT(luck * luck, 9 * squares) << "three deviations of a sum of independent ones";
}

TEST(Estimate, DiffersOnlyInLossesWhereTheyAreNotPriced) {
  auto questions = Questions(0);
  EstimateOptions options;
  options.worlds = 60;
  std::erase_if(questions, [](const EstimateQuestion& question) {
    return question.asker != question.declarer;
  });
  const auto priced = Estimate(questions, options);
  for (EstimateQuestion& question : questions) question.pricing = Pricing::kWins;
  const auto plain = Estimate(questions, options);
  std::uint64_t lost_schneider = 0;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    lost_schneider += priced[i].lost_schneider;
    EXPECT_EQ(plain[i].lost_schneider, 0u);
    EXPECT_EQ(plain[i].worlds, priced[i].worlds);
    EXPECT_EQ(plain[i].wins, priced[i].wins);
    EXPECT_EQ(plain[i].schneider, priced[i].schneider);
    EXPECT_EQ(plain[i].schwarz, priced[i].schwarz);
    EXPECT_EQ(plain[i].win_cents, priced[i].win_cents);
    EXPECT_EQ(plain[i].plain_cents, priced[i].plain_cents);
  }
  EXPECT_GT(lost_schneider, 0u);
}

// Where few worlds are left, all are solved, and the sums are those of solving each by hand.
TEST(Estimate, EnumeratesAllWorldsWhereTheyAreFew) {
  const auto questions = Questions(13);
  EstimateOptions options;
  options.exact = true;
  const auto estimates = Estimate(questions, options);
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const EstimateQuestion& question = questions[i];
    const Dealer dealer(question.knowledge);
    Solver solver;
    GameSums expected;
    for (std::uint64_t world = 0; world < dealer.count(); ++world) {
      const Deal deal{question.game, question.declarer, dealer.World(world)};
      Position position(deal);
      for (Card card : question.played) position.Play(card);
      const Value value = solver.Solve(position);
      const Result result = ResultOf(deal.contract(), value);
      const SeatSet side = DeclarerSide(deal);
      const int paid = CountLaufende(deal.game, CardsOfSide(deal.hands, side)).payable;
      const Cents price = UsualPrice(deal.contract(), result, paid);
      const int cents = Payments(side, result.won, price)[question.asker].count();
      const bool won = result.won == side.Contains(question.asker);
      ++expected.worlds;
      expected.wins += won ? 1 : 0;
      expected.schneider += won && result.schneider ? 1 : 0;
      expected.schwarz += won && result.schwarz ? 1 : 0;
      expected.lost_schneider += !won && result.schneider ? 1 : 0;
      (won ? expected.win_cents : expected.loss_cents) += cents;
    }
    const GameSums& found = estimates[i];
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.worlds_possible, dealer.count());
    EXPECT_EQ(found.worlds, expected.worlds);
    EXPECT_EQ(found.wins, expected.wins);
    EXPECT_EQ(found.schneider, expected.schneider);
    EXPECT_EQ(found.schwarz, expected.schwarz);
    EXPECT_EQ(found.lost_schneider, expected.lost_schneider);
    EXPECT_EQ(found.win_cents, expected.win_cents);
    EXPECT_EQ(found.loss_cents, expected.loss_cents);
  }
}

TEST(Estimate, DealsOnlyAcceptedWorlds) {
  auto questions = Questions(0);
  EstimateOptions options;
  options.worlds = 60;
  const Card card(Suit::kHerz, Rank::kSau);
  options.accept = [&](const Contract&, const Hands& hands) {
    return hands[Seat(0)].Contains(card) || hands[Seat(1)].Contains(card);
  };
  for (const GameSums& estimate : Estimate(questions, options)) EXPECT_EQ(estimate.worlds, 60u);
  options.accept = [](const Contract&, const Hands&) { return false; };
  const auto refused = Estimate(std::span(questions).first(1), options);
  EXPECT_EQ(refused.front().worlds, 0u);
}

TEST(Estimate, EndsWhenStopped) {
  EstimateOptions options;
  options.worlds = 1'000'000;
  int calls = 0;
  const Effort effort{.stop = [&calls] { return ++calls > 300; }};
  const auto questions = Questions(0);
  for (const GameSums& estimate : Estimate(questions, options, effort)) {
    EXPECT_LT(estimate.worlds, 300u);
    EXPECT_FALSE(estimate.complete);
  }
}

TEST(Estimate, EndsOnceTheErrorIsSmallEnough) {
  EstimateOptions options;
  options.worlds = 100'000;
  options.error = 0.08;
  const auto questions = Questions(0);
  const GameSums wenz = Estimate(std::span(questions).first(1), options).front();
  const Share share = WinShareOf(wenz);
  EXPECT_LE((share.high - share.low) / 2, 0.08);
  EXPECT_LT(wenz.worlds, 1000u);
}

// Wilson 1927; the values are those of any table, e.g. 8 of 10.
TEST(Share, IsWilsonsInterval) {
  const Share share = WilsonShare(8, 10);
  EXPECT_NEAR(share.value, 0.8, 1e-12);
  EXPECT_NEAR(share.low, 0.4902, 1e-4);
  EXPECT_NEAR(share.high, 0.9433, 1e-4);
  EXPECT_NEAR(WilsonShare(0, 50).high, 0.0713, 1e-4);
  EXPECT_EQ(WilsonShare(0, 50).low, 0.0);
  EXPECT_EQ(WilsonShare(50, 50).high, 1.0);
}

TEST(MeanCents, OfOneNumberAndOfNone) {
  EXPECT_EQ(MeanOf(0, 0, 0).value, 0);
  EXPECT_EQ(MeanOf(0, 0, 0).error, 0);
  EXPECT_EQ(MeanOf(7, 49, 1).value, 7);
  EXPECT_EQ(MeanOf(7, 49, 1).error, 0);
  EXPECT_EQ(MeanOf(8, 34, 2).value, 4);
  EXPECT_NEAR(MeanOf(8, 34, 2).error, kNormal95 * 1, 1e-9);
}

TEST(MeanCents, HasTheErrorOfAMean) {
  GameSums estimate;
  estimate.worlds = 100;
  estimate.wins = 50;
  estimate.win_cents = 50 * 150;
  estimate.loss_cents = 50 * -150;
  estimate.squared_cents = 100 * 150 * 150;
  const MeanError mean = MeanCentsOf(estimate);
  EXPECT_EQ(mean.value, 0);
  EXPECT_NEAR(mean.error, 1.96 * 150 / std::sqrt(99.0), 0.01);
  estimate.complete = true;
  EXPECT_EQ(MeanCentsOf(estimate).error, 0);
}

}  // namespace
}  // namespace schafkopf::estimate_test
