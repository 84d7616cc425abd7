// What a Rufspiel's partner may hold: told in the mean, and believed no further.
#include "solver/sample/partner_control.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "engine/worlds/dealer.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/estimate.h"
#include "tests/support/estimate_question.h"
#include "tests/support/random_deal.h"

namespace schafkopf::partner_control_test {
namespace {

EstimateQuestion RufspielOf(Deck deck, std::uint64_t number, int plies = 0) {
  Random random(31, number);
  const Deal deal = RandomDeal(Contract::Named("ruf", Suit::kEichel), deck, Tilt::kNone, random);
  return QuestionOf(RandomPlay(deal, plies, true, random), deal.declarer);
}

// All worlds of small hands by number: nothing is left of the sum.
TEST(PartnerControl, IsZeroOverAllWorlds) {
  Random random(32, 0);
  const Deal deal =
      RandomDeal(Contract::Named("ruf", Suit::kEichel), Deck::kShort20, Tilt::kNone, random);
  const EstimateQuestion question = QuestionOf(Position(deal), deal.declarer);
  const auto control = PartnerControl::For(question.game, question.knowledge);
  ASSERT_TRUE(control);
  const Dealer dealer(question.knowledge);
  std::int64_t sum = 0;
  std::int64_t largest = 0;
  for (std::uint64_t world = 0; world < dealer.count(); ++world) {
    const std::int64_t one = control->Of(dealer.World(world));
    sum += one;
    largest = std::max(largest, std::abs(one));
  }
  EXPECT_EQ(sum, 0) << "of " << dealer.count() << " worlds";
  EXPECT_GT(largest, 0);
}

TEST(PartnerControl, LikesObersAndFearsTheCalledSuit) {
  const EstimateQuestion question = RufspielOf(Deck::kLong, 0);
  const auto control = PartnerControl::For(question.game, question.knowledge);
  ASSERT_TRUE(control);
  const Dealer dealer(question.knowledge);
  const CardSet obers = RankCards(Rank::kOber);
  const CardSet called = question.game.called().suit;
  double with_obers = 0, with_suit = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    const Hands hands = dealer.Sample(1, i);
    for (CardSet hand : hands) {
      if (!hand.Contains(question.knowledge.call->sau)) continue;
      const double one = static_cast<double>(control->Of(hands));
      with_obers += one * (hand & obers).size();
      with_suit += one * ((hand & called).size() - 1);
    }
  }
  EXPECT_GT(with_obers, 0);
  EXPECT_LT(with_suit, 0);
}

// Where more is known than one hand, the mean is not.
TEST(PartnerControl, IsSilentOnceCardsTell) {
  int told = 0;
  for (std::uint64_t i = 0; i < 20; ++i) {
    const EstimateQuestion later = RufspielOf(Deck::kShort, i, 9);
    const bool free = PartnerControl::For(later.game, later.knowledge).has_value();
    told += free ? 0 : 1;
  }
  EXPECT_EQ(told, 20);
  EstimateQuestion half = RufspielOf(Deck::kShort, 0);
  half.knowledge.held[half.declarer] -= CardSet::Of(*half.knowledge.held[half.declarer].begin());
  EXPECT_FALSE(PartnerControl::For(half.game, half.knowledge)) << "a card of the hand is open";
  Random random(33, 0);
  const Deal wenz = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kNone, random);
  const EstimateQuestion alone = QuestionOf(Position(wenz), wenz.declarer);
  EXPECT_FALSE(PartnerControl::For(alone.game, alone.knowledge)) << "nobody is called";
}

GameSums ByHabit(EstimateQuestion question, std::uint64_t games, std::uint64_t stream,
                 bool controlled) {
  // A condition that every world meets: nothing but the control changes.
  if (!controlled) question.accept = [](const Contract&, const Hands&) { return true; };
  EstimateOptions options = HabitOptions({});
  options.worlds = games;
  options.stream = stream;
  return Estimate(std::vector{question}, options).front();
}

// Of equal samples, again and again: nearer to the truth than without, and no further than stated.
TEST(WinShareOf, ScattersLessByAControl) {
  double with = 0, without = 0, off = 0;
  int covered = 0, asked = 0;
  for (std::uint64_t hand = 0; hand < 8; ++hand) {
    const EstimateQuestion question = RufspielOf(Deck::kShort, hand);
    const double truth = WinShareOf(ByHabit(question, 40'000, 99, true)).value;
    if (truth < 0.1 || truth > 0.9) continue;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const Share share = WinShareOf(ByHabit(question, 60, seed, true));
      const double plain = WinShareOf(ByHabit(question, 60, seed, false)).value;
      with += (share.value - truth) * (share.value - truth);
      without += (plain - truth) * (plain - truth);
      off += share.value - truth;
      covered += share.low <= truth && truth <= share.high ? 1 : 0;
      ++asked;
    }
  }
  ASSERT_GE(asked, 240);
  EXPECT_LT(with, .85 * without);
  EXPECT_LT(std::abs(off / asked), 3 * std::sqrt(with) / asked) << "unbiased";
  EXPECT_GE(covered, .92 * asked);
  EXPECT_LE(covered, .99 * asked);
}

TEST(WinShareOf, StaysAShareWhateverTheControlSays) {
  GameSums sums;
  sums.worlds = 40;
  sums.wins = 39;
  for (const ControlSums& control :
       {ControlSums{-100'000, 300'000'000, 90'000}, ControlSums{100'000, 300'000'000, 90'000},
        ControlSums{5, -7, 9}, ControlSums{1, 1, 1'000'000'000}}) {
    sums.control = control;
    const Share share = WinShareOf(sums);
    EXPECT_GT(share.value, 0);
    EXPECT_LT(share.value, 1);
    EXPECT_LE(share.low, share.value);
    EXPECT_GE(share.high, share.value);
  }
}

// Won worlds of which only the winner was asked count as the others do.
TEST(Estimate, TellsSchneiderFromTheWinsThatWerePriced) {
  EstimateOptions options;
  options.worlds = 30;
  EstimateQuestion question = RufspielOf(Deck::kShort, 1);
  question.pricing = Pricing::kWins;
  const GameSums priced = Estimate(std::vector{question}, options).front();
  question.pricing = Pricing::kWinner;
  const GameSums plain = Estimate(std::vector{question}, options).front();
  EXPECT_EQ(plain.wins, priced.wins);
  EXPECT_EQ(plain.schneider, 0u);
  EXPECT_EQ(priced.unpriced_wins, 0u);
  EXPECT_EQ(plain.unpriced_wins, plain.wins);
  EXPECT_EQ(plain.control, priced.control);
}

}  // namespace
}  // namespace schafkopf::partner_control_test
