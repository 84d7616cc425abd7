// Weddings in advice: who takes them, what he gives back, and games that nobody announces.
#include "solver/habits/wedding.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/play/deal_fault.h"
#include "engine/text/notation.h"
#include "solver/advice/bid_advice.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::wedding_test {
namespace {

Contract Wedding(const char* name) { return ParseContract(name).value(); }

TEST(AfterWedding, GivesTheTrumpsForWhatMakesVoid) {
  Deal deal{Game(Wedding("hochzeit:1"), Deck::kLong),
            Seat(0),
            {{ParseCardSet("HO EZ EK E7 GA GZ SA S8").value(),
              ParseCardSet("EO GO EU H7 EA E9 E8 G7").value(),
              {},
              {}}}};
  EXPECT_TRUE(MayOfferWedding(deal.contract(), deal.hands[Seat(0)]));
  EXPECT_TRUE(WouldTake(deal.contract(), deal.hands));
  const Deal after = AfterWedding(deal);
  EXPECT_EQ(after.hands[Seat(0)], ParseCardSet("G7 EZ EK E7 GA GZ SA S8").value());
  EXPECT_EQ(after.hands[Seat(1)], ParseCardSet("EO GO HO EU H7 EA E9 E8").value());

  deal.hands[Seat(1)] = ParseCardSet("EO GO EU H7 EA E9 GK G7").value();
  EXPECT_EQ(AfterWedding(deal).hands[Seat(0)], ParseCardSet("G7 EZ EK E7 GA GZ SA S8").value())
      << "the cheaper of two short suits' cards";
  deal.hands[Seat(1)] = ParseCardSet("EO GO EU H7 EK E9 E8 GA").value();
  EXPECT_TRUE(AfterWedding(deal).hands[Seat(1)].Contains(ParseCardSet("GA").value()))
      << "a Sau last";
  deal.hands[Seat(1)] = ParseCardSet("EO GO EU E9 E8 G7 G8 G9").value();
  EXPECT_FALSE(WouldTake(deal.contract(), deal.hands)) << "three trumps";
  deal.hands[Seat(1)] = ParseCardSet("EO GO SO EU GU HU SU HA").value();
  EXPECT_FALSE(WouldTake(deal.contract(), deal.hands)) << "no plain card";
}

TEST(AfterWedding, OfFiveCardsTakesWhatLeavesCardsToGiveBack) {
  Deal deal{Game(Wedding("bauernhochzeit:1"), Deck::kShort20), Seat(0), {}};
  deal.hands[Seat(1)] = ParseCardSet("EO GO HU GA EK").value();
  EXPECT_TRUE(WouldTake(deal.contract(), deal.hands));
  deal.hands[Seat(1)] = ParseCardSet("EO GO SK GA EK").value();
  EXPECT_FALSE(WouldTake(deal.contract(), deal.hands)) << "two trumps";
  deal.hands[Seat(1)] = ParseCardSet("EO GO HU HA EK").value();
  EXPECT_FALSE(WouldTake(deal.contract(), deal.hands)) << "one plain card";
  deal.game = Game(Wedding("hochzeit:1"), Deck::kShort20);
  EXPECT_TRUE(WouldTake(deal.contract(), deal.hands));
}

TEST(TakenInTurn, ByTheFirstBehindTheOfferer) {
  const CardSet takes = ParseCardSet("EO GO EU H7 EA E9 E8 G7").value();
  const CardSet refuses = ParseCardSet("SO HU SU E7 EZ SZ SK S9").value();
  const auto partner = [](Seat offerer, const std::array<CardSet, 4>& hands) {
    const auto taken = TakenInTurn(Wedding("hochzeit:1"), offerer, Hands{hands});
    return taken ? taken->partner() : std::nullopt;
  };
  EXPECT_EQ(partner(Seat(0), {{{}, takes, takes, refuses}}), Seat(1));
  EXPECT_EQ(partner(Seat(0), {{{}, refuses, refuses, takes}}), Seat(3));
  EXPECT_EQ(partner(Seat(2), {{refuses, takes, {}, refuses}}), Seat(1));
  EXPECT_EQ(partner(Seat(2), {{takes, takes, {}, refuses}}), Seat(0));
  EXPECT_EQ(partner(Seat(1), {{refuses, takes, refuses, refuses}}), std::nullopt);
}

TEST(AfterWedding, IsADealWithoutFault) {
  for (const char* name : {"hochzeit:2", "bauernhochzeit:2"}) {
    const Contract contract = Wedding(name);
    Random random(31, 0);
    int wed = 0;
    for (int i = 0; i < 3000; ++i) {
      Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kLong, Tilt::kNone, random);
      deal.game = Game(contract, Deck::kLong);
      if (!MayOfferWedding(contract, deal.hands[deal.declarer]) || deal.declarer == Seat(2) ||
          !WouldTake(contract, deal.hands)) {
        continue;
      }
      EXPECT_FALSE(FaultOf(AfterWedding(deal)));
      ++wed;
    }
    EXPECT_GT(wed, 20) << name;
  }
}

// Whichever side declares, the same strong hand wins for its owner's side.
TEST(BidAdvice, AKreuzbockIsCountedForTheAskersSide) {
  BidQuestion question = QuestionOf("EO GO HO EU GU HA EA GA", {Contract::Named("kreuz")});
  BidQuestion weak = QuestionOf("E7 E8 E9 G7 G8 G9 S7 S8", {Contract::Named("kreuz")});
  for (Seat seat : kSeats) {
    if (seat.index() >= Scaled(kSeatCount)) break;
    question.seat = weak.seat = seat;
    const BidAdvice strong = AdviceOn(question);
    const BidAdvice poor = AdviceOn(weak);
    EXPECT_GT(strong.ranked.front().table->win.value, 0.9);
    EXPECT_GT(WinShareOf(strong.ranked.front().open).value, 0.9);
    EXPECT_GT(strong.ranked.front().cents.value, 40);
    EXPECT_GT(MeanCentsOf(strong.ranked.front().open).value, 40);
    EXPECT_FALSE(strong.passing.has_value()) << "nobody may pass";
    EXPECT_LT(poor.ranked.front().table->win.value, 0.3);
    EXPECT_LT(poor.ranked.front().cents.value, -10);
  }
}

TEST(BidAdvice, AWeddingIsOfferedBeforeTheExchange) {
  const BidQuestion question =
      QuestionOf("HO EZ EK E7 GA GZ SA S8", {Wedding("hochzeit:1"), Wedding("hochzeit:3")});
  const BidAdvice advice = AdviceOn(question, {}, 50);
  ASSERT_EQ(advice.ranked.size(), 2u);
  for (const ContractWorth& worth : advice.ranked) {
    EXPECT_EQ(worth.basis, Basis::kPlayed);
    EXPECT_EQ(worth.open.worlds, 50u);
    EXPECT_EQ(worth.played.worlds, 10u);
    EXPECT_GT(WinShareOf(worth.open).value, 0.5) << "after the exchange it is a good hand";
    EXPECT_GT(worth.table->win.value, 0.2);
  }
}

}  // namespace
}  // namespace schafkopf::wedding_test
