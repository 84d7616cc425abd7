// "Should I play this?": ranking, verdict, the table chance.
#include "solver/advice/bid_advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_race.h"
#include "solver/advice/sampling_error.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::bid_advice_test {
namespace {

TEST(BidAdvice, RanksEveryContractTheHandMayBid) {
  const BidAdvice advice = AdviceOn(QuestionOf("EO HU HA EA E9 S9"));
  // Eichel is barred by the own Sau; Gras has no card.
  EXPECT_EQ(Find(advice, "ruf:E"), nullptr);
  EXPECT_EQ(Find(advice, "ruf:G"), nullptr);
  for (const char* name : {"ruf:S", "solo:E", "solo:G", "solo:H", "solo:S", "wenz", "geier",
                           "farbwenz:E", "farbwenz:G", "farbwenz:H", "farbwenz:S"}) {
    EXPECT_NE(Find(advice, name), nullptr) << name;
  }
  EXPECT_EQ(Find(advice, "sie"), nullptr);
  for (std::size_t i = 1; i < advice.ranked.size(); ++i) {
    EXPECT_GE(advice.ranked[i - 1].price().value, advice.ranked[i].price().value);
  }
  EXPECT_EQ(advice.worlds_possible, 17'153'136u);
}

TEST(BidAdvice, ASieIsCertain) {
  const BidAdvice advice = AdviceOn(QuestionOf("EO GO HO SO EU GU HU SU"));
  const ContractWorth& best = advice.ranked.front();
  EXPECT_EQ(ToString(best.contract), "sie");
  EXPECT_EQ(WinShareOf(best.open).value, 1);
  EXPECT_EQ(WinShareOf(best.open).low, 1);
  EXPECT_EQ(best.cents.value, 3 * 4 * (50 + 8 * 10));
  EXPECT_EQ(best.cents.error, 0);
  EXPECT_EQ(advice.verdict, Verdict::kPlay);
}

TEST(BidAdvice, PricesAreThoseOfTheTable) {
  RuleOptions rules;
  ASSERT_TRUE(rules.Set("sie_counts_laufende", "off"));
  const BidQuestion sie = QuestionOf("EO GO HO SO EU GU HU SU", {Contract::Named("sie")});
  EXPECT_EQ(AdviceOn(sie, rules).ranked.front().cents.value, 3 * 4 * 50);

  // Two Laufende are paid for in a Wenz, unless the table asks for three.
  const BidQuestion wenz = QuestionOf("EU GU EA EZ EK GA HA SA", {Contract::Named("wenz")});
  const GameSums usual = AdviceOn(wenz).ranked.front().open;
  ASSERT_TRUE(rules.Set("wenz_lauf_min", "3"));
  const GameSums dearer = AdviceOn(wenz, rules).ranked.front().open;
  EXPECT_EQ(usual.wins, dearer.wins);
  EXPECT_EQ(usual.plain_cents - dearer.plain_cents,
            3 * 20 * static_cast<std::int64_t>(usual.worlds));
}

TEST(BidAdvice, ATablePlayerLeavesAHopelessHand) {
  const BidQuestion question = QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9", {Contract::Named("wenz")});
  const BidAdvice advice = AdviceOn(question);
  EXPECT_EQ(advice.verdict, Verdict::kLeave);
  EXPECT_EQ(advice.ranked.front().open.worlds, 100u) << "what is named gets all its worlds";
  EXPECT_EQ(advice.ranked.front().given_up_after, 0u);
}

// A Tout is won where its game is won schwarz, at twice the price.
TEST(BidAdvice, AToutIsItsGameWonSchwarz) {
  const Contract wenz = Contract::Named("wenz");
  const Contract tout = Contract::Named("wenz", std::nullopt, true);
  const BidAdvice advice = AdviceOn(QuestionOf("EU GU HU EA EZ E9 GA HA", {wenz, tout}));
  const ContractWorth* plain = Find(advice, "wenz");
  const ContractWorth* announced = Find(advice, "wenz+tout");
  ASSERT_NE(plain, nullptr);
  ASSERT_NE(announced, nullptr);
  EXPECT_EQ(announced->open.wins, plain->open.schwarz);
  EXPECT_GT(announced->open.wins, 0u);
  EXPECT_EQ(announced->open.schneider, announced->open.wins);
  EXPECT_EQ(announced->open.schwarz, announced->open.wins);
  EXPECT_EQ(announced->basis, Basis::kPlayed) << "everybody plays for the one trick";
  EXPECT_EQ(announced->played.worlds, 50u);
  EXPECT_EQ(announced->table->schwarz, announced->table->win.value);
  // 2 x (50 + 3 Laufende x 10) from three opponents.
  const auto net = 2.0 * static_cast<double>(announced->open.wins) - 100.0;
  EXPECT_NEAR(MeanCentsOf(announced->open).value, 480 * net / 100, 1e-9);
}

// The Tout of a Rufspiel is paid by one opponent: 2 x (20 + at least 5 Laufende x 10).
TEST(BidAdvice, ACalledToutIsPaidAsARufspiel) {
  const Contract ruf = Contract::Named("ruf", Suit::kGras);
  const BidAdvice advice =
      AdviceOn(QuestionOf("EO GO HO SO EU HA G7 E7", {ruf, ruf.WithTout()}), {}, 200);
  const ContractWorth* plain = Find(advice, "ruf:G");
  const ContractWorth* announced = Find(advice, "ruf:G+tout");
  ASSERT_NE(announced, nullptr);
  EXPECT_EQ(announced->open.wins, plain->open.schwarz);
  EXPECT_EQ(announced->open.schneider, announced->open.wins);
  const auto won =
      static_cast<double>(announced->open.win_cents) / static_cast<double>(announced->open.wins);
  EXPECT_GE(won, 140);
  EXPECT_LT(won, 200) << "few worlds give the partner the sixth and seventh trump of the row";
}

// Stopped in the first open worlds, it knows what it says of the table.
TEST(BidAdvice, AStopLeavesTheChanceAtTheTable) {
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA HZ S7", {Contract::Named("wenz")});
  bool told = false;
  AdviceOptions options;
  options.worlds = 100'000;
  options.worlds_beside_games = options.worlds;
  const Effort effort{.stop = [&] { return told; },
                      .progress = [&](std::uint64_t, std::uint64_t) { told = true; }};
  const BidAdvice advice = AdviseOnBids({&question, 1}, options, effort).front();
  ASSERT_FALSE(advice.ranked.empty());
  EXPECT_LT(advice.worlds(), 1000u);
  EXPECT_TRUE(advice.ranked.front().table.has_value());
  EXPECT_TRUE(advice.passing.has_value());
}

// Stopped before a seat thought, all that is known are open cards, and they never say "play".
TEST(BidAdvice, OpenCardsAloneSayNoYes) {
  const BidQuestion question =
      QuestionOf("EU GU HU EA EZ EK GA GZ", {Contract::Named("wenz", std::nullopt, true)});
  AdviceOptions options;
  EXPECT_EQ(AdviseOnBids({&question, 1}, options).front().verdict, Verdict::kPlay);
  bool stopped = false;
  const Effort effort{.stop = [&] { return stopped; },
                      .progress = [&](std::uint64_t, std::uint64_t) { stopped = true; }};
  const BidAdvice advice = AdviseOnBids({&question, 1}, options, effort).front();
  const ContractWorth& tout = advice.ranked.front();
  EXPECT_EQ(tout.basis, Basis::kOpen);
  EXPECT_FALSE(tout.table.has_value());
  EXPECT_GT(tout.cents.value, 400);
  EXPECT_EQ(advice.verdict, Verdict::kTaste);
}

// Away from forehand open cards see which suit to lead, and the table does not.
TEST(BidAdvice, AToutIsWonAtTheTableOftenerThanWithOpenCards) {
  BidQuestion question =
      QuestionOf("EU GU HU HA EA EZ GA GZ", {Contract::Named("wenz", std::nullopt, true)});
  question.seat = Seat(1);
  const BidAdvice advice = AdviceOn(question, {}, 200);
  EXPECT_GT(advice.ranked.front().table->win.value, 0.9);
  EXPECT_LT(WinShareOf(advice.ranked.front().open).high, 0.9);
}

// Two hands of which open cards say "no", won far more often than lost by seats that cannot see.
TEST(BidAdvice, ABettelIsJudgedByWhatSeatsCanKnow) {
  for (const char* hand : {"E7 E9 EU G7 GU H8 H9 SZ", "E7 EZ G7 G8 GZ H7 S8 S9"}) {
    const BidAdvice advice = AdviceOn(QuestionOf(hand, {Contract::Named("bettel")}), {}, 200);
    EXPECT_EQ(advice.verdict, Verdict::kPlay) << hand;
    EXPECT_EQ(advice.ranked.front().basis, Basis::kPlayed);
    EXPECT_LT(WinShareOf(advice.ranked.front().open).high, 0.55) << hand;
  }
}

TEST(BidAdvice, AnErrorAskedForIsMetByHopelessGamesToo) {
  const BidQuestion question = QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9", {Contract::Named("wenz")});
  AdviceOptions options;
  options.worlds = 100'000;
  options.error = 0.01;
  const Share share = WinShareOf(AdviseOnBids({&question, 1}, options).front().ranked.front().open);
  EXPECT_LE((share.high - share.low) / 2, 0.01);
}

// A random hand with all that it may bid.
BidQuestion RandomQuestion(Deck deck, std::uint64_t number) {
  Random random(31, number);
  const Deal deal = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, random);
  BidQuestion question =
      QuestionOf(ToString(deal.hands[deal.declarer], CardOrder(Contract::Named("wenz"))));
  question.seat = deal.declarer;
  return question;
}

TEST(Race, KeepsWhatAllWorldsFindBest) {
  int given_up = 0;
  int kept = 0;
  int covered = 0;
  for (int i = 0; i < Scaled(LongTests() ? 8 : 4); ++i) {
    BidQuestion question =
        RandomQuestion(i % 6 == 0 ? Deck::kLong : Deck::kShort, static_cast<std::uint64_t>(i));
    AdviceOptions options;
    options.open_cents = false;
    options.DealEach(options.worlds);
    const BidAdvice raced = AdviseOnBids({&question, 1}, options).front();
    question.seeks_best = false;
    const BidAdvice whole = AdviseOnBids({&question, 1}, options).front();
    const ContractWorth& best = raced.ranked.front();
    EXPECT_EQ(best.contract, whole.ranked.front().contract) << i;
    EXPECT_EQ(best.cents.value, whole.ranked.front().cents.value) << i;
    EXPECT_EQ(best.given_up_after, 0u);
    EXPECT_EQ(best.open.worlds, 200u) << i;
    for (const ContractWorth& contract : raced.ranked) {
      if (contract.given_up_after == 0) {
        ++kept;
        continue;
      }
      ++given_up;
      EXPECT_LE(contract.given_up_after, 80u);
      EXPECT_LE(contract.played.worlds, 800u);
      const ContractWorth* all = Find(whole, ToString(contract.contract));
      ASSERT_NE(all, nullptr);
      covered += std::abs(contract.cents.value - all->cents.value) <= contract.cents.error ? 1 : 0;
    }
  }
  EXPECT_GT(given_up, 3 * kept);
  EXPECT_GT(covered, given_up * 9 / 10) << "the intervals of what was given up are honest";
}

// Of games that few worlds make, most seeds see none that is won.
TEST(Race, ItsIntervalsCoverWhatManySeedsSay) {
  std::vector<MeanError> found;
  double mean = 0;
  const int seeds = std::max(8, Scaled(12));
  BidQuestion question = QuestionOf("SO EU GU SU H9 G9 SZ S8");
  question.seat = Seat(3);
  for (int seed = 1; seed <= seeds; ++seed) {
    AdviceOptions options;
    options.open_cents = false;
    const Effort effort{.seed = static_cast<std::uint64_t>(seed)};
    const BidAdvice advice = AdviseOnBids({&question, 1}, options, effort).front();
    found.push_back(Find(advice, "wenz")->cents);
    mean += found.back().value / seeds;
  }
  const auto covered = std::ranges::count_if(
      found, [&](const MeanError& cents) { return std::abs(cents.value - mean) <= cents.error; });
  EXPECT_GE(covered, seeds * 9 / 10);
}

TEST(Race, WhatNobodyAskedForChangesNothing) {
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA");
  AdviceOptions options;
  const BidAdvice priced = AdviseOnBids({&question, 1}, options).front();
  options.open_cents = false;
  const BidAdvice plain = AdviseOnBids({&question, 1}, options).front();
  ASSERT_EQ(plain.ranked.size(), priced.ranked.size());
  std::uint64_t lost_schneider = 0;
  for (std::size_t i = 0; i < plain.ranked.size(); ++i) {
    const ContractWorth& a = priced.ranked[i];
    const ContractWorth& b = plain.ranked[i];
    EXPECT_EQ(a.contract, b.contract);
    EXPECT_EQ(a.cents.value, b.cents.value);
    EXPECT_EQ(a.cents.error, b.cents.error);
    EXPECT_EQ(a.open.wins, b.open.wins);
    EXPECT_EQ(a.open.worlds, b.open.worlds);
    if (!a.table) {
      EXPECT_EQ(a.open.loss_cents, b.open.loss_cents) << "cents of the answer";
      continue;
    }
    lost_schneider += a.open.lost_schneider;
    EXPECT_EQ(b.open.lost_schneider, 0u);
    const GameSums& first = a.priced.worlds > 0 ? a.priced : a.open;
    if (!SharesWorlds(a.contract)) {
      EXPECT_EQ(first.worlds, std::min<std::uint64_t>(a.open.worlds, 10));
    }
    EstimateOptions alone;
    alone.worlds = first.worlds;
    const EstimateQuestion asked = EstimateOf(question, a.contract);
    const GameSums priced_alone = Estimate({&asked, 1}, alone).front();
    EXPECT_EQ(priced_alone.loss_cents, first.loss_cents);
    EXPECT_EQ(priced_alone.wins, first.wins);
  }
  EXPECT_GT(lost_schneider, 0u);
}

// A Farbwenz that is hardly ever won with open cards, and a Rufspiel that is won as often as lost.
TEST(BidAdvice, DealsMoreWorldsWhereFewDecide) {
  const BidQuestion question = QuestionOf(
      "EU HU EA EZ EK GA HZ S7",
      {Contract::Named("farbwenz", Suit::kSchellen), Contract::Named("ruf", Suit::kSchellen)});
  const BidAdvice advice = AdviseOnBids({&question, 1}, AdviceOptions()).front();
  const ContractWorth* few = Find(advice, "farbwenz:S");
  const ContractWorth* many = Find(advice, "ruf:S");
  ASSERT_EQ(few->basis, Basis::kFitted);
  EXPECT_LT(few->open.wins, 8u);
  EXPECT_GT(few->open.worlds, 150u);
  EXPECT_LE(few->open.worlds, 400u);
  EXPECT_EQ(many->open.worlds, 40u) << "a control tells as much as as many more";
  for (const ContractWorth* worth : {few, many}) {
    EXPECT_EQ(worth->priced.worlds, 10u);
    EXPECT_EQ(worth->played.worlds, 2000u);
    EstimateOptions alone;
    alone.worlds = worth->open.worlds;
    const EstimateQuestion asked = EstimateOf(question, worth->contract);
    const GameSums all = Estimate({&asked, 1}, alone).front();
    EXPECT_EQ(all.wins, worth->open.wins) << "the first worlds of the seed";
    // Of a Rufspiel the first half of them tell Schneider.
    alone.worlds = worth == few ? worth->open.worlds : 20;
    const GameSums half = Estimate({&asked, 1}, alone).front();
    EXPECT_EQ(half.schneider, worth->open.schneider);
    EXPECT_EQ(half.wins, worth->open.wins - worth->open.unpriced_wins);
    // Some tell what a loss costs, and all how often it comes.
    EXPECT_NEAR(OpenChancesOf(*worth)->cents.value, MeanCentsOf(all).value, 20);
  }
}

TEST(BidAdvice, PlaysTenGamesForEachWorld) {
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA", {Contract::Named("wenz")});
  const auto played = [&](std::uint64_t worlds) {
    return AdviceOn(question, {}, worlds).ranked.front().played.worlds;
  };
  EXPECT_EQ(played(50), 500u);
  EXPECT_EQ(played(200), 2000u);
  EXPECT_EQ(played(700), 7000u);
  EXPECT_EQ(AdviceOn(question, {}, 700).passing->worlds, 1750u);
}

TEST(TableError, IsMetByAllThatIsNotGivenUp) {
  BidQuestion question = QuestionOf(
      "EU HU EA EZ EK GA", {Contract::Named("wenz"), Contract::Named("farbwenz", Suit::kEichel),
                            Contract::Named("solo", Suit::kEichel), Contract::Named("geier")});
  question.seeks_best = true;
  AdviceOptions options;
  options.table_error = 0.0015;
  int met = 0;
  std::optional<BidAdvice> first;
  for (int threads : {1, 2, 7}) {
    const BidAdvice advice = AdviseOnBids({&question, 1}, options, {.threads = threads}).front();
    if (!first) first = advice;
    ASSERT_EQ(advice.ranked.size(), first->ranked.size());
    for (std::size_t i = 0; i < advice.ranked.size(); ++i) {
      const ContractWorth& worth = advice.ranked[i];
      EXPECT_EQ(worth.contract, first->ranked[i].contract);
      EXPECT_EQ(worth.played.worlds, first->ranked[i].played.worlds);
      EXPECT_EQ(worth.played.wins, first->ranked[i].played.wins);
      EXPECT_EQ(worth.open.worlds, first->ranked[i].open.worlds);
      EXPECT_EQ(worth.open.wins, first->ranked[i].open.wins);
      if (!worth.table || worth.given_up_after > 0) continue;
      EXPECT_LE(StandardErrorOf(worth.table->win), 0.0015);
      met += worth.played.worlds > 2000 ? 1 : 0;
    }
  }
  EXPECT_GT(met, 0);
}

TEST(TableError, EndsWhereAllIsDealtThatItMayTake) {
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA", {Contract::Named("wenz")});
  AdviceOptions options;
  options.table_error = 1e-6;
  const ContractWorth worth = AdviseOnBids({&question, 1}, options).front().ranked.front();
  EXPECT_EQ(worth.played.worlds, kMostNarrowGames);
  EXPECT_EQ(worth.open.worlds, kMostNarrowWorlds);
  EXPECT_LT(StandardErrorOf(worth.table->win), 0.002);
}

TEST(TableError, DealsWhatLeavesEnoughSoonest) {
  const Dealt most = {100'000, 5'000};
  const auto next = [&](const Dealt& now, const SamplingError& error, double enough) {
    return NextToDeal({now, error, most, 10}, enough);
  };
  const auto left = [](const Dealt& now, const SamplingError& error, const Dealt& then) {
    return error.by_games * static_cast<double>(now.games) / static_cast<double>(then.games) +
           error.by_worlds * static_cast<double>(now.worlds) / static_cast<double>(then.worlds);
  };
  // No other numbers that leave as little take less time.
  const Dealt now = {2000, 200};
  const SamplingError error = {4, 1};
  const Dealt then = next(now, error, 2.5);
  EXPECT_LE(left(now, error, then), 2.5);
  EXPECT_GT(left(now, error, then), 2.4);
  for (double more : {0.9, 1.1}) {
    const auto games = static_cast<std::uint64_t>(more * static_cast<double>(then.games));
    const double rest = left(now, error, then) - 4 * 2000 / static_cast<double>(games);
    const double worlds = 1 * 200 / rest;
    EXPECT_GT(static_cast<double>(games) + 10 * worlds,
              static_cast<double>(then.games + 10 * then.worlds));
  }
  EXPECT_EQ(next({2000, 200}, {4, 0}, 2).worlds, 200u) << "worlds that leave nothing";
  EXPECT_EQ(next({200, 100}, {4, 1}, 1e-3).games, 800u) << "no more than four times as many";
  EXPECT_EQ(next({200, 100}, {4, 1}, 1e-3).worlds, 400u);
  EXPECT_EQ(next({100'000, 100}, {1, 1}, 1.5).games, 100'000u) << "no more than that";
  EXPECT_GE(next({100'000, 100}, {1, 1}, 1.5).worlds, 200u) << "where all of the other are there";
  EXPECT_GT(next({100, 5'000}, {1, 1}, 1.5).games, 200u);
  EXPECT_EQ(next({100'000, 5'000}, {1, 1}, 1e-3).games, 100'000u);
  EXPECT_EQ(next({100'000, 5'000}, {1, 1}, 1e-3).worlds, 5'000u);
  EXPECT_GT(next({200, 100}, {1, 1}, 1.99).games, 200u) << "some progress";
}

TEST(Race, WhatIsSurelyWorseIsGivenUp) {
  AdviceOptions options;
  options.DealEach(200);
  BidQuestion question =
      QuestionOf("EO GO HO SO HA HZ",
                 {Contract::Named("solo", Suit::kHerz), Contract::Named("solo", Suit::kSchellen)});
  question.seeks_best = true;
  const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
  EXPECT_EQ(Find(advice, "solo:H")->given_up_after, 0u);
  EXPECT_GT(Find(advice, "solo:S")->given_up_after, 0u);
  EXPECT_LT(Find(advice, "solo:S")->open.worlds, 200u);
}

TEST(Race, IsAboutTheBestAlone) {
  BidQuestion question = QuestionOf("EU HU EA EZ EK GA");
  const auto any_given_up = [&](const AdviceOptions& options) {
    const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
    return std::ranges::any_of(advice.ranked,
                               [](const ContractWorth& worth) { return worth.given_up_after > 0; });
  };
  AdviceOptions options;
  options.DealEach(19);
  EXPECT_FALSE(any_given_up(options)) << "so few worlds say little";
  options = {};
  EXPECT_TRUE(any_given_up(options));
  options.error = 0.2;
  EXPECT_FALSE(any_given_up(options));
  options.error.reset();
  question.seeks_best = false;
  EXPECT_FALSE(any_given_up(options));
}

TEST(Race, JudgesByTheErrorOfTheDifference) {
  const CentsRange best = {100, 70, 140};
  EXPECT_TRUE(IsSurelyWorse({40, 10, 80}, best)) << "50 is the error of 60";
  EXPECT_FALSE(IsSurelyWorse({55, 10, 95}, best));
  EXPECT_FALSE(IsSurelyWorse(best, best));
  EXPECT_FALSE(IsSurelyWorse(best, {40, 10, 80}));
}

TEST(Passing, IsComparedWith) {
  const BidAdvice advice = AdviceOn(QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9"));
  ASSERT_TRUE(advice.passing.has_value());
  const RoundEstimate& passing = *advice.passing;
  EXPECT_NEAR(passing.nobody + passing.with + passing.against, 1, 1e-9);
  EXPECT_EQ(passing.alone, 0);
  EXPECT_LT(passing.cents.value, 0) << "the weakest hand pays";
  EXPECT_EQ(passing.effective, 1000) << "forehand knows of no bid";

  BidQuestion last = QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9");
  last.seat = Seat(3);
  const auto behind = AdviceOn(last).passing;
  ASSERT_TRUE(behind.has_value());
  EXPECT_EQ(behind->nobody, 1) << "all others have passed";
  EXPECT_LT(behind->effective, 1000);
}

}  // namespace
}  // namespace schafkopf::bid_advice_test
