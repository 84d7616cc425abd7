// What a table says of single games and their suits.
#include "engine/play/game_terms.h"

#include <gtest/gtest.h>

#include <optional>

namespace schafkopf::game_terms_test {
namespace {

using enum GameTerm;
constexpr std::optional<Suit> kItself = std::nullopt;

GameTerms Said() {
  GameTerms terms;
  terms.Set(kPrice, 3, kItself, 50);
  terms.Set(kPrice, 3, Suit::kHerz, 60);
  terms.Set(kLaufMin, 3, Suit::kEichel, 2);
  terms.Set(kPrice, 4, kItself, 0);
  terms.Set(kLaufMax, 4, kItself, 14);
  terms.Set(kSchneider, 5, Suit::kSchellen, 0);
  return terms;
}

TEST(GameTerms, OfASuitOrElseOfItsGame) {
  const GameTerms terms = Said();
  EXPECT_EQ(terms.Of(kPrice, 3, Suit::kHerz), 60);
  EXPECT_EQ(terms.Of(kPrice, 3, Suit::kGras), 50);
  EXPECT_EQ(terms.Of(kPrice, 4, Suit::kHerz), 0);
  EXPECT_EQ(terms.Of(kLaufMin, 3, kItself), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kPrice, 3, Suit::kGras), std::nullopt);
}

TEST(GameTerms, AGameIsForgottenWithItsSuits) {
  GameTerms terms = Said();
  terms.Forget(3);
  EXPECT_EQ(terms.SaidOf(kPrice, 3, kItself), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kPrice, 3, Suit::kHerz), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kLaufMin, 3, Suit::kEichel), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kLaufMax, 4, kItself), 14);
  EXPECT_EQ(terms.SaidOf(kSchneider, 5, Suit::kSchellen), 0);
}

TEST(GameTerms, SuitsAreForgottenAndGamesKept) {
  GameTerms terms = Said();
  terms.ForgetSuits();
  EXPECT_EQ(terms.SaidOf(kPrice, 3, kItself), 50);
  EXPECT_EQ(terms.SaidOf(kPrice, 3, Suit::kHerz), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kSchneider, 5, Suit::kSchellen), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kLaufMax, 4, kItself), 14);
}

TEST(GameTerms, PricesAreDoubledOrForgottenAlone) {
  GameTerms terms = Said();
  terms.DoublePrices();
  EXPECT_EQ(terms.SaidOf(kPrice, 3, kItself), 100);
  EXPECT_EQ(terms.SaidOf(kPrice, 3, Suit::kHerz), 120);
  EXPECT_EQ(terms.SaidOf(kPrice, 4, kItself), 0);
  EXPECT_EQ(terms.SaidOf(kPrice, 5, Suit::kSchellen), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kLaufMin, 3, Suit::kEichel), 2);
  EXPECT_EQ(terms.SaidOf(kLaufMax, 4, kItself), 14);
  terms.ForgetPrices();
  EXPECT_EQ(terms.SaidOf(kPrice, 3, Suit::kHerz), std::nullopt);
  EXPECT_EQ(terms.SaidOf(kLaufMin, 3, Suit::kEichel), 2);
}

}  // namespace
}  // namespace schafkopf::game_terms_test
