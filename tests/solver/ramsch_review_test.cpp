// What each card of a random Ramsch cost, against each of its positions asked on its own.
//
// SCHAFKOPF_TEST_SCALE=N plays an N-th of the games (for sanitizers).
#include "solver/ramsch/ramsch_review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "solver/ramsch/free_for_all.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ramsch_review_test {
namespace {

constexpr auto kWithoutBudget = std::numeric_limits<std::uint64_t>::max();

// A game to its last card, and its terms.
struct Ramsch {
  Position end;
  RamschTerms terms;

  PerSeat<Cents> Result() const {
    PerSeat<Pile> piles;
    for (Seat seat : kSeats) piles[seat] = end.pile(seat);
    return terms.Settle(piles).payments;
  }
};

Ramsch RandomGame(std::uint64_t number) {
  Random random(71, number);
  RuleOptions options;
  if (number % 3 == 1) options.Set("ramsch_pay", "two_worst_pay");
  if (number % 3 == 2) options.Set("jungfrau", "individual_multiple");
  const Contract contract = Contract::Named(number % 2 == 0 ? "ramsch" : "schieberamsch");
  const int seats = number == 0 ? 3 : kSeatCount;
  const Deck deck = number == 0 ? Deck::kShort : Deck::kShort20;
  const Deal deal = Under(RandomDeal(contract, deck, Tilt::kNone, random, seats), options);
  return {RandomPlay(deal, seats * deal.hand_size(), false, random),
          RamschTerms(contract, seats, options)};
}

TEST(RamschReview, WithoutNodesLooksAtNothing) {
  const Ramsch game = RandomGame(1);
  const RamschReview found = ReviewRamsch(game.end, game.terms, Review::kCost, 0);
  EXPECT_TRUE(found.plays.empty());
  EXPECT_EQ(found.skipped, game.end.played().size());
}

// One play beside the answers of a solver that knows nothing. `best` is told what all receive if
// its seat does its best.
void ExpectPlay(const RamschPlay& play, const Position& position, const RamschTerms& terms,
                PerSeat<Cents>& best) {
  ASSERT_EQ(play.seat, position.to_move());
  const Cents after = best[play.seat];
  FreeForAll cold(terms);
  std::size_t place = 0;
  std::optional<Card> strongest;
  for (Card card : position.order().best_first()) {
    if (!position.LegalPlays().Contains(card)) continue;
    Position next = position;
    next.Play(card);
    const PerSeat<Cents> payments = cold.Play(next, kWithoutBudget)->payments;
    ASSERT_LT(place, play.payments.size());
    EXPECT_EQ(play.payments[place].card, card);
    EXPECT_EQ(play.payments[place++].cents, payments[play.seat]);
    if (card == play.card) {
      EXPECT_EQ(payments[play.seat], after);
    }
    if (!strongest || payments[play.seat] > best[play.seat]) {
      strongest = card;
      best = payments;
    }
  }
  EXPECT_EQ(place, play.payments.size());
  EXPECT_EQ(play.cost, best[play.seat] - after);
  EXPECT_EQ(play.best(), strongest);
}

TEST(RamschReview, AgreesWithColdAnswers) {
  int dear = 0;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(Scaled(12)); ++i) {
    const Ramsch game = RandomGame(i);
    const RamschReview review = ReviewRamsch(game.end, game.terms);
    ASSERT_TRUE(review.finished());
    ASSERT_EQ(review.plays.size(), game.end.played().size());
    EXPECT_EQ(review.result, game.Result());
    Position position = game.end;
    PerSeat<Cents> best = review.result;
    while (!position.played().empty()) {
      position.Undo();
      const RamschPlay& play = review.plays[position.played().size()];
      ExpectPlay(play, position, game.terms, best);
      dear += play.cost > Cents(0) ? 1 : 0;
    }
    EXPECT_EQ(review.best_play, best);
  }
  EXPECT_GT(dear, 0);
}

// Costs and best cards do not depend on which other payments were asked for.
TEST(RamschReview, KnowsCostsWithoutEveryCard) {
  for (std::uint64_t i = 1; i < 1 + static_cast<std::uint64_t>(Scaled(12)); ++i) {
    const Ramsch game = RandomGame(i);
    const RamschReview every = ReviewRamsch(game.end, game.terms);
    const RamschReview cost = ReviewRamsch(game.end, game.terms, Review::kCost);
    EXPECT_EQ(cost.best_play, every.best_play);
    ASSERT_EQ(cost.plays.size(), every.plays.size());
    for (std::size_t k = 0; k < every.plays.size(); ++k) {
      EXPECT_EQ(cost.plays[k].cost, every.plays[k].cost);
      const bool erred = cost.plays[k].cost > Cents(0);
      EXPECT_EQ(cost.plays[k].best(), erred ? every.plays[k].best() : every.plays[k].card);
      EXPECT_EQ(cost.plays[k].payments.size(), erred ? 2u : 1u);
    }
  }
}

TEST(RamschReview, LooksBackAsFarAsItsBudget) {
  const Ramsch game = RandomGame(6);
  const RamschReview whole = ReviewRamsch(game.end, game.terms);
  for (const std::uint64_t budget : {whole.nodes / 2, whole.nodes / 20, std::uint64_t{1}}) {
    const RamschReview part = ReviewRamsch(game.end, game.terms, Review::kEveryCard, budget);
    ASSERT_FALSE(part.finished());
    ASSERT_EQ(part.skipped + part.plays.size(), whole.plays.size());
    EXPECT_EQ(part.result, whole.result);
    for (std::size_t i = 0; i < part.plays.size(); ++i) {
      EXPECT_EQ(part.plays[i].payments, whole.plays[part.skipped + i].payments);
    }
  }
}

}  // namespace
}  // namespace schafkopf::ramsch_review_test
