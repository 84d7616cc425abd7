// "Should I play this?": ranking, verdict, the table chance.
#include "solver/advice.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine/notation.h"
#include "engine/rule_file.h"

namespace schafkopf {
namespace {

AdviceQuestion QuestionOf(absl::string_view hand_text, std::vector<Contract> contracts = {}) {
  const CardSet hand = ParseCardSet(hand_text).value();
  const Deck deck = DeckOfHandSize(hand.size()).value();
  AdviceQuestion question{hand, deck, Seat(0), contracts, contracts.empty()};
  if (!contracts.empty()) return question;
  for (const Contract& contract : ContractsOf(DefaultRules())) {
    if (ObstacleTo(contract, hand, deck) == BidObstacle::kNone) {
      question.contracts.push_back(contract);
    }
  }
  return question;
}

Advice AdviceOn(const AdviceQuestion& question, const RuleOptions& rules = {}) {
  EstimateOptions options;
  options.rules = rules;
  options.worlds = 100;
  return Advise({&question, 1}, options).front();
}

const ContractAdvice* Find(const Advice& advice, absl::string_view name) {
  for (const ContractAdvice& contract : advice.ranked) {
    if (ToString(contract.contract) == name) return &contract;
  }
  return nullptr;
}

TEST(Advice, RanksEveryContractTheHandMayBid) {
  const Advice advice = AdviceOn(QuestionOf("EO HU HA EA E9 S9"));
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

TEST(Advice, ASieIsCertain) {
  const Advice advice = AdviceOn(QuestionOf("EO GO HO SO EU GU HU SU"));
  const ContractAdvice& best = advice.ranked.front();
  EXPECT_EQ(ToString(best.contract), "sie");
  EXPECT_EQ(OpenWinShare(best.open).value, 1);
  EXPECT_EQ(OpenWinShare(best.open).low, 1);
  EXPECT_EQ(best.cents.value, 3 * 4 * (50 + 8 * 10));
  EXPECT_EQ(best.cents.error, 0);
  EXPECT_EQ(advice.verdict, Verdict::kPlay);
}

TEST(Advice, PricesAreThoseOfTheTable) {
  RuleOptions rules;
  ASSERT_TRUE(rules.Set("sie_counts_laufende", "off"));
  const AdviceQuestion sie = QuestionOf("EO GO HO SO EU GU HU SU", {Contract::Named("sie")});
  EXPECT_EQ(AdviceOn(sie, rules).ranked.front().cents.value, 3 * 4 * 50);

  // Two Laufende are paid for in a Wenz, unless the table asks for three.
  const AdviceQuestion wenz = QuestionOf("EU GU EA EZ EK GA HA SA", {Contract::Named("wenz")});
  const OpenEstimate usual = AdviceOn(wenz).ranked.front().open;
  ASSERT_TRUE(rules.Set("wenz_lauf_min", "3"));
  const OpenEstimate dearer = AdviceOn(wenz, rules).ranked.front().open;
  EXPECT_EQ(usual.wins, dearer.wins);
  EXPECT_EQ(usual.plain_cents - dearer.plain_cents,
            3 * 20 * static_cast<std::int64_t>(usual.worlds));
}

TEST(Advice, ATablePlayerLeavesAHopelessHand) {
  const AdviceQuestion question = QuestionOf("S7 S8 S9 G7 G8 E7 E8 E9", {Contract::Named("wenz")});
  const Advice advice = AdviceOn(question);
  EXPECT_EQ(advice.verdict, Verdict::kLeave);
  EXPECT_EQ(advice.ranked.front().open.worlds, 50u) << "a hopeless game ends after one wave";
}

// A Tout is won where its game is won schwarz, at twice the price.
TEST(Advice, AToutIsItsGameWonSchwarz) {
  const Contract wenz = Contract::Named("wenz");
  const Contract tout = Contract::Named("wenz", std::nullopt, true);
  const Advice advice = AdviceOn(QuestionOf("EU GU HU EA EZ E9 GA HA", {wenz, tout}));
  const ContractAdvice* plain = Find(advice, "wenz");
  const ContractAdvice* announced = Find(advice, "wenz+tout");
  ASSERT_NE(plain, nullptr);
  ASSERT_NE(announced, nullptr);
  EXPECT_EQ(announced->open.wins, plain->open.schwarz);
  EXPECT_GT(announced->open.wins, 0u);
  EXPECT_FALSE(announced->table.has_value());
  // 2 x (50 + 3 Laufende x 10) from three opponents.
  const auto net = 2.0 * static_cast<double>(announced->open.wins) - 100.0;
  EXPECT_NEAR(OpenCents(announced->open).value, 480 * net / 100, 1e-9);
}

OpenEstimate EstimateWith(std::uint64_t wins, std::uint64_t worlds) {
  OpenEstimate estimate;
  estimate.worlds = worlds;
  estimate.wins = wins;
  estimate.schneider = wins / 3;
  estimate.lost_schneider = (worlds - wins) / 3;
  return estimate;
}

TEST(AtTable, EveryCurveRisesWithTheOpenChanceAndIsNeverCertain) {
  ASSERT_EQ(AtTableCurves().size(), 10u);
  for (const AtTableCurve& curve : AtTableCurves()) {
    const std::string name(curve.contract);
    double last = 0;
    for (std::uint64_t wins = 0; wins <= 200; ++wins) {
      const double chance = ChanceOf(curve, FeaturesOf(EstimateWith(wins, 200)));
      EXPECT_GT(chance, last) << name << ' ' << wins;
      last = chance;
    }
    EXPECT_LT(last, 1) << name;
  }
}

// More worlds make the chance more certain, not other.
TEST(AtTable, DoesNotDependOnTheNumberOfWorlds) {
  for (std::uint64_t percent : {0u, 1u, 50u, 100u}) {
    const Contract wenz = Contract::Named("wenz");
    const auto few = TableWinShare(wenz, Deck::kLong, EstimateWith(2 * percent, 200));
    OpenEstimate estimate = EstimateWith(2 * percent, 200);
    for (int doubling = 0; doubling < 8; ++doubling) estimate += OpenEstimate(estimate);
    const auto many = TableWinShare(wenz, Deck::kLong, estimate);
    EXPECT_DOUBLE_EQ(few->value, many->value);
    EXPECT_LE(few->low, many->low);
    EXPECT_GE(few->high, many->high);
  }
}

TEST(AtTable, SpeaksOfRecordedGamesOnly) {
  const OpenEstimate open = EstimateWith(120, 200);
  EXPECT_TRUE(TableWinShare(Contract::Named("wenz"), Deck::kLong, open).has_value());
  EXPECT_FALSE(TableWinShare(Contract::Named("wenz", std::nullopt, true), Deck::kLong, open));
  EXPECT_FALSE(TableWinShare(Contract::Named("koenig"), Deck::kLong, open));
}

// Soloists do better at the table than open cards say (the defenders cannot see).
TEST(AtTable, ASoloistIsBetterOffThanOpenCardsSay) {
  for (const char* name : {"wenz", "geier"}) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      const auto share = TableWinShare(Contract::Named(name), deck, EstimateWith(100, 200));
      ASSERT_TRUE(share.has_value());
      EXPECT_GT(share->value, 0.55) << name;
      EXPECT_LT(share->low, share->value);
      EXPECT_GT(share->high, share->value);
    }
  }
}

TEST(AtTable, LogAndExpAreAccurate) {
  for (double x = 1e-6; x < 1e7; x *= 1.37) {
    EXPECT_NEAR(Log(x), std::log(x), 1e-13 * std::max(1.0, std::abs(std::log(x)))) << x;
  }
  for (double x = -40; x < 40; x += 0.37) EXPECT_NEAR(Exp(x) / std::exp(x), 1, 1e-13) << x;
  EXPECT_EQ(Log(1), 0);
  EXPECT_EQ(Exp(0), 1);
}

}  // namespace
}  // namespace schafkopf
