// The chance at the table: its curves, what they speak of, and that better cards are not worse.
#include "solver/auction/at_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>
#include <optional>
#include <vector>

#include "engine/text/notation.h"
#include "solver/advice/bid_advice.h"
#include "solver/auction/opponents.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"

namespace schafkopf::at_table_test {
namespace {

TEST(Statistics, WhatWasNeverSeenMayCome) {
  // Fifty games lost at 150: the chance is 0 to 7 %, each of them 300 better.
  const Share none = WilsonShare(0, 50);
  const MeanError lost = CentsOf(MeanOf(-7500, 1'125'000, 50), none);
  EXPECT_EQ(lost.value, -150);
  EXPECT_NEAR(lost.error, 300 * none.high, 1e-9);
  const MeanError mixed = MeanOf(0, 1'125'000, 50);
  EXPECT_EQ(CentsOf(mixed, WilsonShare(25, 50)).error, mixed.error);
}

GameSums EstimateWith(std::uint64_t wins, std::uint64_t worlds) {
  GameSums estimate;
  estimate.worlds = worlds;
  estimate.wins = wins;
  estimate.schneider = wins / 3;
  estimate.lost_schneider = (worlds - wins) / 3;
  return estimate;
}

TEST(AtTable, EveryCurveRisesWithBothChancesAndIsNeverCertain) {
  ASSERT_EQ(AtTableRows().size(), 10u);
  for (const AtTableRow& row : AtTableRows()) {
    const Contract contract = Contract::NeedsSuit(RowNamed(row.contract))
                                  ? Contract::Named(row.contract, Suit::kEichel)
                                  : Contract::Named(row.contract);
    double last = 0;
    for (std::uint64_t wins = 0; wins <= 200; ++wins) {
      const auto both =
          TableChancesOf(contract, row.deck, EstimateWith(wins, 200), EstimateWith(wins, 200));
      ASSERT_TRUE(both.has_value());
      EXPECT_GE(both->win.value, last) << row.contract << ' ' << wins;
      EXPECT_GE(both->win.value, both->schneider);
      EXPECT_GE(both->schneider, both->schwarz);
      EXPECT_GE(both->schwarz, 0);
      last = both->win.value;
    }
    EXPECT_LT(last, 1) << row.contract;
    EXPECT_GT(last, 0.9) << row.contract;
    EXPECT_GT(row.curves[0].played, 0);
    for (const AtTableCurve& curve : row.curves) {
      EXPECT_GE(curve.played, 0);
      EXPECT_GE(curve.open, 0);
    }
  }
}

// More worlds make the chance more certain, not other.
TEST(AtTable, DoesNotDependOnTheNumberOfWorlds) {
  for (std::uint64_t percent : {0u, 1u, 50u, 100u}) {
    const Contract wenz = Contract::Named("wenz");
    const GameSums open = EstimateWith(100, 200);
    GameSums estimate = EstimateWith(2 * percent, 200);
    const auto few = TableChancesOf(wenz, Deck::kLong, estimate, open);
    for (int doubling = 0; doubling < 8; ++doubling) estimate += GameSums(estimate);
    const auto many = TableChancesOf(wenz, Deck::kLong, estimate, open);
    EXPECT_DOUBLE_EQ(few->win.value, many->win.value);
    EXPECT_LE(few->win.low, many->win.low);
    EXPECT_GE(few->win.high, many->win.high);
  }
}

// A curve is known as well as the games it was fitted on tell: `fit_curves.py doubt` prints these.
TEST(AtTable, OfFewGamesACurveIsInDoubt) {
  struct Half {
    const char* contract;
    Deck deck;
    double chance;
    double reach;
  };
  for (const Half& half : std::initializer_list<Half>{{"geier", Deck::kLong, 0.5, 0.126},
                                                      {"geier", Deck::kLong, 0.9, 0.047},
                                                      {"geier", Deck::kShort, 0.5, 0.059},
                                                      {"wenz", Deck::kLong, 0.3, 0.065},
                                                      {"solo", Deck::kShort, 0.5, 0.036}}) {
    const Contract contract = Contract::NeedsSuit(RowNamed(half.contract))
                                  ? Contract::Named(half.contract, Suit::kEichel)
                                  : Contract::Named(half.contract);
    const Share exact = {half.chance, half.chance, half.chance};
    const Share doubted = WithDoubt(exact, contract, half.deck);
    EXPECT_EQ(doubted.value, half.chance);
    EXPECT_NEAR((doubted.high - doubted.low) / 2, half.reach, 0.004) << half.contract;
    // Both errors are independent: 3 and 4 make 5.
    const double sampled = (half.chance - doubted.low) * 4 / 3;
    const Share both =
        WithDoubt({half.chance, half.chance - sampled, half.chance}, contract, half.deck);
    EXPECT_NEAR(half.chance - both.low, sampled * 5 / 4, 1e-9);
    EXPECT_EQ(both.high, doubted.high);
    EXPECT_EQ(WithDoubt(exact, contract, Deck::kShort20).low, half.chance) << "no curve";
    EXPECT_EQ(WithDoubt(exact, contract.WithTout(), half.deck).high, half.chance) << "no curve";
    EXPECT_EQ(WithDoubt({1, 1, 1}, contract, half.deck).low, 1) << "nothing to doubt";
  }
}

TEST(Basis, IsTheBestThereIs) {
  const auto basis = [](const Contract& contract, Deck deck, const char* hand) {
    return BasisOf(Game(contract, deck), Seat(0), ParseCardSet(hand).value());
  };
  const char* strong = "EU GU SU EA EZ EK GA HZ";
  EXPECT_EQ(basis(Contract::Named("wenz"), Deck::kLong, strong), Basis::kFitted);
  EXPECT_EQ(basis(Contract::Named("wenz"), Deck::kLong, "S7 S8 S9 G7 G8 E7 E8 E9"), Basis::kHabit)
      << "nobody bids so";
  EXPECT_EQ(basis(Contract::Named("wenz"), Deck::kShort20, "EU GU SU EA EZ"), Basis::kPlayed)
      << "habits do not fit so few trumps";
  EXPECT_EQ(basis(Contract::Named("farbwenz", Suit::kEichel), Deck::kShort20, "EU GU SU EA EZ"),
            Basis::kHabit);
  EXPECT_EQ(basis(Contract::Named("farbgeier", Suit::kEichel), Deck::kLong, strong), Basis::kHabit);
  EXPECT_EQ(basis(Contract::Named("hochzeit"), Deck::kLong, strong), Basis::kPlayed);
  EXPECT_EQ(basis(Contract::Named("wenz").WithTout(), Deck::kLong, strong), Basis::kPlayed);
  EXPECT_EQ(basis(Contract::Named("bettel"), Deck::kLong, strong), Basis::kPlayed);
  EXPECT_EQ(BasisOf(Game(ParseContract("farbwenz:E").value(), {Deck::kShort, 3}), Seat(0),
                    ParseCardSet(strong).value()),
            Basis::kHabit);
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const char* good = "EO GO HU HA H9 G9 SA SZ";
  EXPECT_EQ(basis(ruf, Deck::kLong, good), Basis::kFitted);
  RuleOptions others;
  ASSERT_TRUE(others.Set("runaway_min", "3"));
  EXPECT_EQ(BasisOf(Game(ruf, Table(Deck::kLong, kSeatCount, others)), Seat(0),
                    ParseCardSet(good).value()),
            Basis::kHabit)
      << "the recorded tables run away with four";
}

TEST(AtTable, SpeaksOfRecordedGamesOnly) {
  const GameSums open = EstimateWith(120, 200);
  EXPECT_TRUE(TableChancesOf(Contract::Named("wenz"), Deck::kLong, open, open).has_value());
  EXPECT_FALSE(
      TableChancesOf(Contract::Named("wenz", std::nullopt, true), Deck::kLong, open, open));
  EXPECT_FALSE(TableChancesOf(Contract::Named("koenig"), Deck::kLong, open, open));
  EXPECT_FALSE(TableChancesOf(Contract::Named("wenz"), Deck::kShort20, open, open));
  const Contract wenz = Contract::Named("wenz");
  const BidAdvice nobody_bids = AdviceOn(QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9", {wenz}));
  EXPECT_EQ(nobody_bids.ranked.front().basis, Basis::kHabit);
}

// Soloists do better at the table than open cards say (the defenders cannot see).
TEST(AtTable, ASoloistIsBetterOffThanOpenCardsSay) {
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA HZ S7", {Contract::Named("wenz")});
  EXPECT_EQ(AdviceOn(question).ranked.front().played.worlds, 1000u) << "ten for each world";
  const BidAdvice advice = AdviceOn(question, {}, EstimateOptions().worlds);
  const ContractWorth& wenz = advice.ranked.front();
  ASSERT_TRUE(wenz.table.has_value());
  EXPECT_EQ(wenz.played.worlds, 2000u) << "as many as the curves are fitted on";
  EXPECT_GT(wenz.table->win.value, WinShareOf(wenz.open).value);
  EXPECT_LT(wenz.table->win.low, wenz.table->win.value);
  EXPECT_GT(wenz.table->win.high, wenz.table->win.value);
}

TEST(AtTable, OnlyAFixedOrderThatAlwaysWinsIsCertain) {
  const auto certain = [](absl::string_view cards, const Contract& contract, int seat) {
    const CardSet hand = ParseCardSet(cards).value();
    return IsCertain(contract, *DeckOfHandSize(hand.size()), Seat(seat), hand, Points(61));
  };
  const Contract wenz = Contract::Named("wenz");
  EXPECT_TRUE(certain("EU GU HU SU EA EZ EK GA", wenz, 0));
  EXPECT_TRUE(certain("EU GU HU EA EZ EK GA GZ", wenz, 0)) << "the last Unter falls";
  EXPECT_FALSE(certain("EU GU HU EA EZ EK GA GZ", wenz, 1)) << "another leads";
  EXPECT_FALSE(certain("GU HU SU EA EZ EK GA GZ", wenz, 0)) << "the Eichel-Unter beats all";
  EXPECT_FALSE(certain("EU GU HU SU E7 G7 H7 S7", wenz, 0)) << "too few points";

  const BidAdvice advice = AdviceOn(QuestionOf("EU GU HU SU EA EZ EK GA", {wenz}));
  EXPECT_EQ(advice.ranked.front().table->win.value, 1);
  EXPECT_EQ(AdviceOn(QuestionOf("EU GU HU SU EA EZ EK G7", {wenz})).verdict, Verdict::kPlay);
}

// A higher trump, or a Sau for a lower card of its suit, never makes a hand worse, but for what the
// sampling leaves.
TEST(AtTable, BetterCardsAreNotWorse) {
  struct Pair {
    const char* lower;
    const char* higher;
    Contract contract;
  };
  const Contract solo = Contract::Named("solo", Suit::kGras);
  const Contract wenz = Contract::Named("wenz");
  for (const Pair& pair : std::initializer_list<Pair>{
           {"SO EU HU GA GK G7 EA E7", "EO EU HU GA GK G7 EA E7", solo},
           {"EO SU HU GA GK G7 E9 E7", "EO SU HU GA GK G7 EA E7", solo},
           {"EO HO G9 GA GK G7 EA H7", "EO HO EU GA GK G7 EA H7", solo},
           {"SU HU EA EZ E9 GA GZ S7", "EU HU EA EZ E9 GA GZ S7", wenz},
           {"EU HU EK EZ E9 GA GZ S7", "EU HU EA EZ E9 GA GZ S7", wenz},
           {"HO SO EU HU HA H9 S9 S8", "EO SO EU HU HA H9 S9 S8",
            Contract::Named("ruf", Suit::kSchellen)},
       }) {
    const auto of = [&](const char* cards) {
      return AdviceOn(QuestionOf(cards, {pair.contract})).ranked.front().table->win;
    };
    const Share low = of(pair.lower);
    const Share high = of(pair.higher);
    EXPECT_GE(high.high, low.low) << pair.lower;
    EXPECT_GT(high.value, low.value - 0.02) << pair.lower;
  }
}

// The hand with one of its Ober and Unter of trumps exchanged for the next-higher trump it lacks.
std::optional<CardSet> Upgraded(CardSet hand, const Contract& contract, Random& random) {
  const CardOrder order(contract);
  std::vector<CardSet> upgraded;
  std::optional<Card> lacking;
  for (Card card : order.best_first()) {
    const bool court = card.rank() == Rank::kOber || card.rank() == Rank::kUnter;
    if (!court || !order.trumps().Contains(card)) continue;
    if (!hand.Contains(card)) {
      lacking = card;
    } else if (lacking) {
      upgraded.push_back((hand - CardSet::Of(card)) | CardSet::Of(*lacking));
    }
  }
  if (upgraded.empty()) return std::nullopt;
  return upgraded[random.Below(upgraded.size())];
}

// The same for hands of many kinds: within the error of each pair, and clearly better on average.
TEST(AtTable, HigherTrumpsAreNotWorse) {
  for (const Contract& contract :
       {Contract::Named("ruf", Suit::kEichel), Contract::Named("solo", Suit::kHerz),
        Contract::Named("wenz"), Contract::Named("geier"),
        Contract::Named("farbwenz", Suit::kSchellen)}) {
    double gain = 0;
    int pairs = 0;
    for (std::uint64_t number = 0; pairs < 5; ++number) {
      Random random(17, number);
      const Deck deck = number % 2 == 0 ? Deck::kLong : Deck::kShort;
      const Deal deal = RandomDeal(contract, deck, Tilt::kStrong, random);
      const CardSet lower = deal.hands[deal.declarer];
      const auto higher = Upgraded(lower, contract, random);
      if (!higher) continue;
      const auto chance_of = [&](CardSet hand) -> std::optional<Share> {
        const BidAdvice advice = AdviceOn({hand, deck, deal.declarer, {contract}});
        if (advice.ranked.empty() || !advice.ranked.front().table) return std::nullopt;
        return advice.ranked.front().table->win;
      };
      const auto low = chance_of(lower);
      const auto high = chance_of(*higher);
      if (!low || !high) continue;
      EXPECT_GE(high->high, low->low)
          << ToString(lower, CardOrder(contract)) << " at " << deal.declarer.index();
      gain += high->value - low->value;
      ++pairs;
    }
    EXPECT_GT(gain, 0) << ToString(contract);
  }
}

TEST(Opponents, BeatSoloistsLessOftenThanByHabit) {
  for (const Contract& contract :
       {Contract::Named("solo", Suit::kGras), Contract::Named("wenz"), Contract::Named("geier"),
        Contract::Named("farbwenz", Suit::kHerz)}) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const auto curve = OpponentsCurveOf(contract, deck);
      ASSERT_TRUE(curve.has_value()) << ToString(contract);
      EXPECT_LT(ChanceOf(*curve, 0.4), 0.37) << ToString(contract);
      EXPECT_LT(ChanceOf(*curve, 0.4), ChanceOf(*curve, 0.5)) << ToString(contract);
      EXPECT_GT(ChanceOf(*curve, 0), 0) << ToString(contract);
      EXPECT_LT(ChanceOf(*curve, 1), 1) << ToString(contract);
    }
  }
  EXPECT_TRUE(OpponentsCurveOf(Contract::Named("ruf", Suit::kEichel), Deck::kLong).has_value());
  EXPECT_FALSE(OpponentsCurveOf(Contract::Named("koenig"), Deck::kLong).has_value());
}

TEST(Opponents, AreCountedAsAtTheTable) {
  const Contract wenz = Contract::Named("wenz");
  EstimateOptions options;
  options.worlds = 1000;
  const RoundQuestion question = {Deck::kLong,
                                  Seat(1),
                                  ParseCardSet("GU HU EA EZ GA H9 H8 S7").value(),
                                  RoundQuestion::Known::kContract,
                                  wenz,
                                  Seat(3)};
  const RoundEstimate estimate = EstimateRound(question, options);
  ASSERT_GT(estimate.won_by_habit, 0.1);
  EXPECT_NEAR(estimate.won, ChanceOf(*OpponentsCurveOf(wenz, Deck::kLong), estimate.won_by_habit),
              1e-9);
  EXPECT_EQ(estimate.against, 1);
  EXPECT_LT(std::abs(estimate.cents.value), estimate.stake);

  // Where many games may be played each keeps its share of the deals.
  const RoundEstimate before = EstimateRound({Deck::kLong, Seat(1), question.cards}, options);
  EXPECT_NEAR(before.nobody + before.alone + before.with + before.against, 1, 1e-9);
  EXPECT_NE(before.won, before.won_by_habit);
}

}  // namespace
}  // namespace schafkopf::at_table_test
