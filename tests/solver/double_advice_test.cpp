// Re, Sub and what was heard before them. What only an opponent's first Kontra asks is in
// bid_question_test.cpp.
#include "solver/advice/double_advice.h"

#include <gtest/gtest.h>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/inference.h"
#include "tests/support/advice_on.h"

namespace schafkopf::double_advice_test {
namespace {

constexpr std::uint64_t kWorlds = 100;  // as AdviceOn has them

CardSet Cards(const char* text) { return ParseCardSet(text).value(); }

struct Asked {
  const char* hand;
  const char* contract;
  int declarer = 0;
  int asker = 0;
  std::vector<Seat> doubled = {};
};

KontraQuestion QuestionBy(const Asked& asked, bool answers) {
  const CardSet hand = Cards(asked.hand);
  KontraQuestion question =
      KontraTo(ParseContract(asked.contract).value(), Seat(asked.declarer), hand, Seat(asked.asker),
               DefaultRules(), DeckOfHandSize(hand.size()).value());
  question.so_far.answers = answers;
  question.so_far.doubled = asked.doubled;
  return question;
}
KontraQuestion ReBy(const Asked& asked) { return QuestionBy(asked, /*answers=*/true); }

ContractWorth WorthOf(const Asked& asked) {
  return AdviceOn(QuestionOf(asked.hand, {ParseContract(asked.contract).value()})).ranked.front();
}

const std::vector<Asked> kOwnGames = {
    {"EU HU EA EZ EK GA HZ S7", "wenz"}, {"EO GU HU HA HZ EA G7 S7", "ruf:S"},
    {"EO GO HU HA HZ EA", "solo:H"},     {"EO GO SO EU EA GK", "geier"},
    {"EU GU HA HZ HK EA", "farbwenz:H"}, {"EO SO EU HA HZ H9 E7 G7", "solo:H"},
};

TEST(EstimateRe, IsWhatTheDeclarerIsToldBeforeAnythingTells) {
  for (const Asked& asked : kOwnGames) {
    KontraQuestion question = ReBy(asked);
    question.worlds = kWorlds;
    const ContractWorth worth = WorthOf(asked);
    const KontraEstimate re = EstimateKontra(question, {});
    EXPECT_EQ(re.round.won, worth.table->win.value) << asked.hand;
    EXPECT_EQ(re.basis, worth.basis) << asked.hand;
    EXPECT_FALSE(re.won_before);
    // Kontra has doubled it once.
    EXPECT_NEAR(re.round.cents.value, 2 * worth.cents.value,
                re.round.cents.error + 2 * worth.cents.error)
        << asked.hand;
  }
}

TEST(EstimateRe, AgreesWithTheDeclarersChanceWhereNobodyRecordedTheGame) {
  for (const Asked& asked :
       {Asked{"EO HU SU HA HZ HK EA G7", "hybrid"}, Asked{"EU GU EA EZ EK GA", "farbgeier:E"}}) {
    const KontraEstimate re = EstimateKontra(ReBy(asked), {});
    const ContractWorth worth = WorthOf(asked);
    EXPECT_EQ(re.basis, Basis::kHabit);
    EXPECT_NEAR(re.round.won, worth.table->win.value, 0.07) << asked.contract;
  }
}

TEST(EstimateRe, HearsTheKontra) {
  for (Asked asked : kOwnGames) {
    asked.doubled = {Seat(2)};
    KontraQuestion question = ReBy(asked);
    question.worlds = 20'000;  // few of them carry the weight
    const KontraEstimate re = EstimateKontra(question, {}, {.threads = 1});
    EXPECT_EQ(re.basis, Basis::kHabit) << "how doublers' hands look is assumed";
    ASSERT_TRUE(re.won_before);
    // With three of the four Ober nobody doubles who has the trumps for it, so that it tells
    // nothing.
    const bool outdone = asked.contract == std::string_view("geier");
    EXPECT_LT(re.round.won, *re.won_before + (outdone ? 0.02 : -0.02)) << asked.hand;
    EXPECT_EQ(EstimateKontra(question, {}, {.threads = 3}).round.won, re.round.won);
  }
}

// The surer the hand, the more Re is worth.
TEST(EstimateRe, RanksHands) {
  const auto re = [](const char* hand) {
    KontraQuestion question = ReBy({hand, "wenz", 0, 0, {Seat(3)}});
    question.worlds = 2'000;
    const RoundEstimate round = EstimateKontra(question, {}).round;
    return VerdictOnDouble(round, Basis::kHabit);
  };
  EXPECT_EQ(re("EU GU HU EA EZ EK GA SA"), Verdict::kPlay);
  EXPECT_EQ(re("HU EA EK GZ G9 HK S9 S7"), Verdict::kLeave);
}

TEST(EstimateRe, OfWhoHoldsTheCalledSau) {
  const auto re = [](const char* hand) {
    KontraQuestion question = ReBy({hand, "ruf:S", 1, 3, {Seat(0)}});
    question.worlds = 2'000;
    EXPECT_EQ(ObstacleToKontra(question), DoubleObstacle::kNone);
    return EstimateKontra(question, {});
  };
  const KontraEstimate strong = re("EO GO HO EU HA SA EA G7");
  const KontraEstimate weak = re("SA SZ S7 E7 E8 G7 G8 H7");
  EXPECT_EQ(strong.basis, Basis::kHabit) << "no such hand was recorded by itself";
  EXPECT_GT(strong.round.won, weak.round.won + 0.3);
  EXPECT_GT(strong.round.cents.value, weak.round.cents.value);
}

TEST(EstimateSub, DoublesWhatStands) {
  const Asked kontra{"EU GU EA EZ GA GZ H7 S7", "wenz", 2, 1, {}};
  Asked sub = kontra;
  sub.doubled = {Seat(1), Seat(2)};
  KontraQuestion first = QuestionBy(kontra, false);
  KontraQuestion third = QuestionBy(sub, false);
  first.worlds = third.worlds = 5'000;
  const KontraEstimate one = EstimateKontra(first, {});
  const KontraEstimate four = EstimateKontra(third, {});
  EXPECT_NEAR(four.round.stake, 4 * one.round.stake, one.round.stake) << "Kontra and Re";
  EXPECT_LT(four.round.won, one.round.won) << "who answers is sure of his hand";
}

// One's own Kontra tells nothing new, and the sides are known.
TEST(EstimateSub, KnowsWhatItSaidItself) {
  const KontraEstimate one =
      EstimateKontra(QuestionBy({"EU GU EA EZ GA GZ H7 S7", "wenz", 2, 1, {}}, false), {});
  const KontraQuestion heard =
      QuestionBy({"EU GU EA EZ GA GZ H7 S7", "wenz", 2, 1, {Seat(1), Seat(2)}}, false);
  const KontraEstimate now = EstimateKontra(heard, {});
  EXPECT_NEAR(*now.won_before, one.round.won, 0.08) << "by EstimateRound";
}

// The side that doubled last needs 61.
TEST(EstimateKontra, TakesOverThePointsToWin) {
  EstimateOptions taken;
  EXPECT_TRUE(taken.stakes.rules.Set("kontra_takes_over", "on"));
  const Asked against{"EO GU HA H9 EA EZ G7 S7", "solo:E", 2, 1, {}};
  KontraQuestion kontra = QuestionBy(against, false);
  kontra.worlds = 20'000;
  const KontraEstimate usual = EstimateKontra(kontra, {});
  const KontraEstimate over = EstimateKontra(kontra, taken);
  EXPECT_LT(over.round.won, usual.round.won) << "60 points are lost now";
  EXPECT_LT(over.round.cents.value, usual.round.cents.value);
  kontra.worlds.reset();
  EXPECT_EQ(EstimateKontra(kontra, taken).round.cents.value, over.round.cents.value);
  KontraQuestion nobody = QuestionBy({"EO HU SU HA HZ HK EA G7", "hybrid", 2, 1, {}}, false);
  EXPECT_LE(EstimateKontra(nobody, taken).round.cents.value,
            EstimateKontra(nobody, {}).round.cents.value);
}

TEST(EstimateKontra, SeesTheCardsOnTheTable) {
  KontraQuestion question = QuestionBy({"GU HU EA EZ GA GZ H7 S7", "wenz", 0, 1, {}}, false);
  question.worlds = 5'000;
  question.so_far.played = {Cards("SU").Highest()};
  const KontraEstimate low = EstimateKontra(question, {});
  question.so_far.played = {Cards("EU").Highest()};
  const KontraEstimate high = EstimateKontra(question, {});
  EXPECT_EQ(low.basis, Basis::kHabit);
  ASSERT_TRUE(low.won_before);
  EXPECT_EQ(low.won_before, high.won_before);
  EXPECT_NE(low.round.won, high.round.won);
  // Where nobody recorded the game it is played anew, by who holds them.
  KontraQuestion hybrid = QuestionBy({"GU HU EA EZ GA GZ H7 S7", "hybrid", 0, 1, {}}, false);
  hybrid.so_far.played = {Cards("EO").Highest()};
  EXPECT_GT(EstimateKontra(hybrid, {}).round.worlds, 0u);
}

TEST(EstimateKontra, DealsAsManyWorldsAsAreAskedFor) {
  KontraQuestion question = QuestionBy({"EU GU HU EA EZ EK GA SA", "farbwenz:S", 2, 1, {}}, false);
  question.worlds = 3'000;
  const RoundEstimate round = EstimateKontra(question, {}).round;
  EXPECT_GE(round.worlds, 3'000u);
  EXPECT_LE(round.worlds, 3'000u * kMostDealing) << "more where few carry the weight";
  question = QuestionBy({"EO GO HO SO EU GU HA SA", "hybrid", 2, 1, {}}, false);
  question.worlds = 70;
  EXPECT_EQ(EstimateKontra(question, {}).round.worlds, 70u);
}

TEST(ObstacleToKontra, SaysWhoCannotAnswer) {
  const auto obstacle = [](const char* hand, const char* contract, int declarer, int asker) {
    return ObstacleToKontra(ReBy({hand, contract, declarer, asker}));
  };
  const char* const hand = "EO GO HO EA HA S7 S8 G9";
  EXPECT_EQ(obstacle(hand, "wenz", 1, 1), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(hand, "wenz", 1, 2), DoubleObstacle::kOpponent);
  EXPECT_EQ(obstacle(hand, "ruf:E", 1, 2), DoubleObstacle::kNone) << "holds the called Sau";
  EXPECT_EQ(obstacle(hand, "ruf:G", 1, 2), DoubleObstacle::kOpponent);
  EXPECT_EQ(obstacle(hand, "ruf:E", 2, 2), DoubleObstacle::kNotHisGame);
  EXPECT_EQ(obstacle(hand, "ruf:S", 2, 2), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(hand, "hochzeit:1", 2, 1), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(hand, "hochzeit:1", 2, 2), DoubleObstacle::kNotHisGame);
  EXPECT_EQ(obstacle("E7 E8 HA S7 S8 G9 EA GA", "hochzeit:1", 2, 2), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(hand, "kreuz", 0, 1), DoubleObstacle::kNone) << "either side";
  EXPECT_EQ(obstacle(hand, "sie", 1, 1), DoubleObstacle::kCertain);
}

}  // namespace
}  // namespace schafkopf::double_advice_test
