// Deals as they go when everybody bids and plays by habit: what a bid is worth among the bids of
// others, and what follows where nobody bids.
#include "solver/auction/round_estimate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/text/notation.h"
#include "solver/auction/all_pass.h"
#include "tests/support/random_deal.h"

namespace schafkopf::round_estimate_test {
namespace {

RoundQuestion PassingWith(const char* hand) {
  const CardSet cards = ParseCardSet(hand).value();
  return {.table = *DeckOfHandSize(cards.size()),
          .asker = Seat(0),
          .cards = cards,
          .known = RoundQuestion::Known::kWouldPass};
}

TEST(PriceOfBid, CountsTheGamesThatOutbidIt) {
  RoundEstimate passing;
  passing.worlds = 1000;
  passing.effective = passing.independent = 1000;
  passing.ranks = {{0, 0.5, 0, 0}, {10, 0.3, -6, 200}, {80, 0.2, -20, 3000}};
  passing.cents = {-26, 1};
  const MeanError stands = {30, 2};

  const BidPrice ruf = PriceOfBid(passing, Contract::Named("ruf", Suit::kGras), stands);
  EXPECT_DOUBLE_EQ(ruf.outbid, 0.2);
  EXPECT_DOUBLE_EQ(ruf.cents.value, 0.8 * 30 - 20);
  EXPECT_DOUBLE_EQ(ruf.gain.value, 0.8 * 30 + 6);
  EXPECT_GT(ruf.cents.error, 0.8 * 2);
  // How often it stands is sampled, too: 30 cents in .8 of the deals.
  const double spread = 0.8 * 30 * 30 + 3000 - 4 * 4;
  EXPECT_NEAR(ruf.cents.error, std::hypot(0.8 * 2, kNormal95 * std::sqrt(spread / 1000)), 1e-9);
  // Deals in which he is outbid go as if he had passed, so they leave the gain as certain as it is.
  EXPECT_LT(ruf.gain.error, ruf.cents.error);

  const BidPrice solo = PriceOfBid(passing, Contract::Named("solo", Suit::kGras), stands);
  EXPECT_DOUBLE_EQ(solo.outbid, 0);
  EXPECT_DOUBLE_EQ(solo.cents.value, 30);
  EXPECT_DOUBLE_EQ(solo.cents.error, 2);
  EXPECT_DOUBLE_EQ(solo.gain.value, 56);
}

TEST(PriceOfBid, AddsUpOverTheDealsOfPassing) {
  EstimateOptions options;
  options.worlds = 400;
  const RoundEstimate passing = EstimateRound(PassingWith("H9 H7 E8 GK G9 G8 SZ S8"), options);
  double shares = 0;
  double cents = 0;
  for (const RankShare& rank : passing.ranks) {
    shares += rank.share;
    cents += rank.cents;
    EXPECT_GE(rank.squares * rank.share, rank.cents * rank.cents);
  }
  EXPECT_NEAR(shares, 1, 1e-9);
  EXPECT_NEAR(cents, passing.cents.value, 1e-9);
  EXPECT_DOUBLE_EQ(passing.ranks.front().share, passing.nobody);
  for (const char* name : {"ruf:E", "geier", "solo:S"}) {
    const BidPrice price = PriceOfBid(passing, ParseContract(name).value(), {10, 1});
    EXPECT_NEAR(price.cents.value - price.gain.value, passing.cents.value, 1e-9) << name;
  }
}

TEST(EstimateRound, PlaysWhatFollowsFourPasses) {
  EstimateOptions options;
  options.worlds = 400;
  RoundQuestion question = PassingWith("EZ EK E9 GK G9 S9");
  const RoundEstimate thrown_in = EstimateRound(question, options);
  for (const char* name : {"muss:E", "kreuz", "ramsch"}) {
    question.all_pass = ParseContract(name).value();
    const RoundEstimate played = EstimateRound(question, options);
    EXPECT_DOUBLE_EQ(played.nobody, thrown_in.nobody) << name;
    EXPECT_DOUBLE_EQ(played.against, thrown_in.against) << name;
    EXPECT_NE(played.cents.value, thrown_in.cents.value) << name;
    EXPECT_EQ(thrown_in.ranks.front().cents, 0);
    EXPECT_NE(played.ranks.front().cents, 0) << name;
  }
}

TEST(PlayAllPassed, PaysEachSeatItsShare) {
  int with_partner = 0;
  for (const char* name : {"muss:E", "kreuz", "ramsch"}) {
    const Contract game = ParseContract(name).value();
    int paid = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
      Random dealing(81, i);
      const Deck deck = i % 2 == 0 ? Deck::kLong : Deck::kShort;
      const Hands hands = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, dealing).hands;
      PerSeat<std::int64_t> cents;
      std::int64_t sum = 0;
      for (Seat seat : kSeats) {
        Random random(82, i);
        cents[seat] = PlayAllPassed(game, deck, hands, seat, {}, random).count();
        sum += cents[seat];
      }
      ASSERT_EQ(sum, 0) << name;
      paid += cents[Seat(0)] != 0;
      if (game.parties() == Parties::kCross) {
        EXPECT_EQ(cents[Seat(0)], cents[Seat(2)]);
        EXPECT_EQ(cents[Seat(1)], -cents[Seat(2)]);
        EXPECT_GE(std::abs(cents[Seat(0)]), 40) << "twice the price of a Rufspiel";
      } else if (game.parties() == Parties::kCall) {
        // The holder of the EO plays it, with one of the others.
        for (Seat seat : kSeats) {
          if (!hands[seat].Contains(Card(Suit::kEichel, Rank::kOber))) continue;
          int same = 0;
          for (Seat other : kSeats) same += cents[other] == cents[seat];
          EXPECT_EQ(same, 2);
          ++with_partner;
        }
      }
    }
    EXPECT_GT(paid, 30) << name;
  }
  EXPECT_EQ(with_partner, 60);
}

}  // namespace
}  // namespace schafkopf::round_estimate_test
