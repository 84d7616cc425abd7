// Cards of two players judged: nobody sees what lies face down.
#include <gtest/gtest.h>

#include "engine/worlds/seat_view.h"
#include "solver/advice/card_advice.h"
#include "solver/advice/card_review.h"
#include "solver/advice/inference.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::two_advice_test {
namespace {

Position AnyOfTwo(const Contract& contract, int plies, std::uint64_t number) {
  Random random(71, number);
  return RandomPlay(RandomDeal(contract, Deck::kLong, Tilt::kNone, random, 2), plies, true, random);
}

CardAdvice Judged(const Position& position, std::size_t games) {
  const SeatView view = ViewOf(position);
  const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 200}, {.seed = 3});
  EXPECT_FALSE(worlds.weighed);
  EXPECT_FALSE(worlds.empty());
  return JudgeCards(view, worlds, {.games = games, .open_games = 50}, {.seed = 3});
}

TEST(TwoAdvice, IsPlayedOnByThinkingSeats) {
  for (std::uint64_t i = 0; i < 3; ++i) {
    const Position position = AnyOfTwo(Contract::Named("offiziere"), 14, i);
    const CardAdvice advice = Judged(position, 8);
    EXPECT_EQ(advice.basis, CardBasis::kPlayed);
    EXPECT_EQ(std::ssize(advice.ranked), position.LegalPlays().size());
    for (const CardWorth& worth : advice.ranked) EXPECT_EQ(worth.judged, worth.card);
  }
}

// Once every card lies open the games are as with open cards.
TEST(TwoAdvice, IsExactOnceNothingLiesFaceDown) {
  int judged = 0;
  for (const char* name : {"offiziere", "wenz", "bettel"}) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      const Position position = AnyOfTwo(Contract::Named(name), 24, i);
      if (!ViewOf(position).on_hidden.empty() || position.LegalPlays().size() < 2) continue;
      for (const CardWorth& worth : Judged(position, 2).ranked) {
        EXPECT_EQ(worth.played, worth.open_win) << name << i;
        ++judged;
      }
    }
  }
  EXPECT_GT(judged, 20);
}

TEST(TwoAdvice, LooksBackAtAWholeGame) {
  const Position game = AnyOfTwo(Contract::Named("offiziere"), 32, 9);
  const auto cards = ReviewCards(game, {.worlds = 40, .games = 4, .solved = 2});
  ASSERT_EQ(cards.size(), 32u);
  Position position(game.deal());
  for (const JudgedCard& judged : cards) {
    EXPECT_EQ(judged.free, position.LegalPlays().size() > 1);
    EXPECT_EQ(judged.basis, judged.free ? CardBasis::kPlayed : CardBasis::kHabit);
    EXPECT_TRUE(position.LegalPlays().Contains(judged.best));
    position.Play(judged.card);
  }
}

}  // namespace
}  // namespace schafkopf::two_advice_test
