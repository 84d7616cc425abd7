// "Should I play this?": ranking, verdict, the table chance.
#include "solver/people/bid_advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "solver/people/bid_race.h"
#include "solver/people/opponents.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf {
namespace {

BidQuestion QuestionOf(absl::string_view hand_text, const std::vector<Contract>& contracts = {}) {
  const CardSet hand = ParseCardSet(hand_text).value();
  const Deck deck = DeckOfHandSize(hand.size()).value();
  BidQuestion question{hand, deck, Seat(0), contracts, contracts.empty()};
  if (!contracts.empty()) return question;
  for (const Contract& contract : ContractsOf(DefaultRules())) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) {
      question.contracts.push_back(contract);
    }
  }
  return question;
}

BidAdvice AdviceOn(const BidQuestion& question, const RuleOptions& rules = {},
                   std::uint64_t worlds = 100) {
  AdviceOptions options;
  options.stakes.rules = rules;
  options.worlds = options.worlds_beside_games = worlds;
  return AdviseOnBids({&question, 1}, options).front();
}

const ContractWorth* Find(const BidAdvice& advice, absl::string_view name) {
  for (const ContractWorth& contract : advice.ranked) {
    if (ToString(contract.contract) == name) return &contract;
  }
  return nullptr;
}

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
    EXPECT_GE(advice.ranked[i - 1].cents.value, advice.ranked[i].cents.value);
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
  EXPECT_FALSE(announced->table.has_value());
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
  options.threads = 1;
  options.progress = [&](std::uint64_t, std::uint64_t) { told = true; };
  options.stop = [&] { return told; };
  const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
  ASSERT_FALSE(advice.ranked.empty());
  EXPECT_LT(advice.worlds(), 1000u);
  EXPECT_TRUE(advice.ranked.front().table.has_value());
  EXPECT_TRUE(advice.passing.has_value());
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
  for (int i = 0; i < Scaled(16); ++i) {
    BidQuestion question =
        RandomQuestion(i % 6 == 0 ? Deck::kLong : Deck::kShort, static_cast<std::uint64_t>(i));
    AdviceOptions options;
    options.open_cents = false;
    options.worlds_beside_games = options.worlds;
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
    options.seed = static_cast<std::uint64_t>(seed);
    options.open_cents = false;
    const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
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
    EstimateOptions alone;
    alone.worlds = a.open.worlds;
    const EstimateQuestion asked = EstimateOf(question, a.contract);
    EXPECT_EQ(Estimate({&asked, 1}, alone).front().loss_cents, a.open.loss_cents);
  }
  EXPECT_GT(lost_schneider, 0u);
}

TEST(Race, IsAboutTheBestAlone) {
  BidQuestion question = QuestionOf("EU HU EA EZ EK GA");
  const auto any_given_up = [&](const AdviceOptions& options) {
    const BidAdvice advice = AdviseOnBids({&question, 1}, options).front();
    return std::ranges::any_of(advice.ranked,
                               [](const ContractWorth& worth) { return worth.given_up_after > 0; });
  };
  AdviceOptions options;
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
    const Contract contract =
        Contract::NeedsSuit(kContracts[static_cast<std::size_t>(*FindContractRow(row.contract))])
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

TEST(AtTable, SpeaksOfRecordedGamesOnly) {
  const GameSums open = EstimateWith(120, 200);
  EXPECT_TRUE(TableChancesOf(Contract::Named("wenz"), Deck::kLong, open, open).has_value());
  EXPECT_FALSE(
      TableChancesOf(Contract::Named("wenz", std::nullopt, true), Deck::kLong, open, open));
  EXPECT_FALSE(TableChancesOf(Contract::Named("koenig"), Deck::kLong, open, open));
  EXPECT_FALSE(TableChancesOf(Contract::Named("wenz"), Deck::kShort20, open, open));
  const Contract wenz = Contract::Named("wenz");
  const BidAdvice nobody_bids = AdviceOn(QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9", {wenz}));
  EXPECT_FALSE(nobody_bids.ranked.front().table.has_value());
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
}  // namespace schafkopf
