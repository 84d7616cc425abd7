// Hands in other parts than that of who bids them: what is exchanged, taken, or still to come.
#include "solver/auction/bid_question.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/play/deal_fault.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/double_advice.h"
#include "solver/habits/played_games.h"
#include "solver/habits/wedding.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"

namespace schafkopf::bid_question_test {
namespace {

CardSet Cards(const char* text) { return ParseCardSet(text).value(); }
const Contract kSolo = Contract::Named("solo", Suit::kEichel);

// The first world of a question that it accepts, as it is played.
Deal FirstDeal(const EstimateQuestion& asked) {
  const Dealer dealer(asked.knowledge);
  return DealPlayed(asked,
                    SampleAccepted(dealer, asked.game.contract(), 1, 0, asked.accept).value());
}

TEST(GivenAway, MakesVoidCheaply) {
  const CardOrder order(kSolo);
  EXPECT_EQ(GivenAway(Cards("EO EA GK G7 SA HZ H9 H8"), order, 2), Cards("GK G7"));
  EXPECT_EQ(GivenAway(Cards("EO EA E7 SA"), order, 2), Cards("SA E7")) << "the lowest trump last";
}

TEST(AfterSchieber, LeavesEightCardsToEach) {
  Random random(2, 0);
  for (int i = 0; i < 50; ++i) {
    Deal deal = RandomDeal(kSolo, Deck::kLong, Tilt::kNone, random);
    deal.declarer = Seat(0);
    CardSet passed;
    for (Card card : deal.hands[Seat(3)]) {
      if (passed.size() < 2) passed.Insert(card);
    }
    const Deal after = AfterSchieber(deal, passed);
    EXPECT_FALSE(FaultOf(after));
    EXPECT_EQ(after.hands[Seat(0)], deal.hands[Seat(0)]);
    EXPECT_TRUE(
        (after.hands[Seat(1)] | after.hands[Seat(2)] | after.hands[Seat(3)]).Contains(passed));
    EXPECT_EQ((after.hands[Seat(1)] - passed - deal.hands[Seat(1)]).size(), 0);
  }
}

TEST(AfterZupf, DrawsAnyCardOfTheOther) {
  const Zupf zupf = {Seat(2), Cards("S7").Highest()};
  std::map<int, int> drawn;  // by place in the other's hand
  Random random(4, 0);
  for (int i = 0; i < 4000; ++i) {
    Deal deal = RandomDeal(kSolo, Deck::kLong, Tilt::kNone, random);
    deal.declarer = Seat(0);
    if (!deal.hands[Seat(0)].Contains(zupf.given)) continue;
    const Deal after = AfterZupf(deal, zupf);
    EXPECT_FALSE(FaultOf(after));
    EXPECT_EQ(after.hands[Seat(1)], deal.hands[Seat(1)]);
    const CardSet taken = after.hands[Seat(0)] - deal.hands[Seat(0)];
    int place = -1;
    for (Card card : deal.hands[Seat(2)]) {
      ++place;
      if (taken.Contains(card)) ++drawn[place];
    }
  }
  for (int place = 0; place < 8; ++place) {
    EXPECT_GT(drawn[place], 60) << place;
    EXPECT_LT(drawn[place], 180) << place;
  }
}

TEST(EstimateOf, ASchieberKeepsTheBestOfTen) {
  BidQuestion question = QuestionOf("EO GO EU E7 EK EA HA HZ", {kSolo});
  question.hand = Cards("EO GO EU E7 EK EA HA HZ G7 S8");
  const SchieberPass pass = BestPass(question, kSolo, Cards("EO GO"), {});
  EXPECT_EQ(pass.passed.size(), 2);
  EXPECT_FALSE(pass.passed.Intersects(Cards("EO GO EU EA")));
  question.exchanges = {pass};
  const Deal deal = FirstDeal(EstimateOf(question, kSolo));
  EXPECT_FALSE(FaultOf(deal));
  EXPECT_EQ(deal.hands[Seat(0)], question.hand - pass.passed);
  const BidAdvice advice = AdviceOn(question);
  EXPECT_EQ(advice.ranked.front().basis, Basis::kHabit);
  EXPECT_FALSE(advice.passing.has_value());
}

TEST(EstimateOf, ATakerKnowsWhatIsOffered) {
  const Contract wedding = ParseContract("hochzeit:1").value();
  BidQuestion question = QuestionOf("EO GO EU H7 EA E9 GK G7", {wedding});
  question.seat = Seat(1);
  question.offerer = Seat(3);
  const EstimateQuestion asked = EstimateOf(question, wedding);
  EXPECT_EQ(asked.declarer, Seat(3));
  EXPECT_EQ(asked.asker, Seat(1));
  const Deal deal = FirstDeal(asked);
  EXPECT_FALSE(FaultOf(deal));
  EXPECT_TRUE(deal.hands[Seat(3)].Contains(Cards("G7"))) << "given back";
  EXPECT_EQ((deal.hands[Seat(3)] & TrumpsOf(wedding)).size(), 0);
}

TEST(EstimateOf, OfTwoWhatLiesOpenIsKnown) {
  const Contract offiziere = Contract::Named("offiziere");
  BidQuestion question{Cards("HO HU EA E9 GA G8 SA S8"), {Deck::kLong, 2}, Seat(0), {offiziere}};
  question.other_open = Cards("EO GO SO");
  const EstimateQuestion asked = EstimateOf(question, offiziere);
  EXPECT_EQ(asked.knowledge.held[Seat(1)], question.other_open);
  EXPECT_TRUE(asked.before_play);
}

TEST(EstimateOf, CardsToComeAreAveraged) {
  BidQuestion question = QuestionOf("EO GO SO EU E7 E8 E9 EK", {kSolo});
  question.hand = Cards("EO GO SO EU");
  const BidAdvice few = AdviceOn(question);
  EXPECT_EQ(few.ranked.front().basis, Basis::kHabit);
  EXPECT_GT(few.ranked.front().table->win.value, 0.4);
  EXPECT_LT(few.ranked.front().table->win.value, 0.8);
  question.hand = Cards("EO GO SO EU E7 E8 E9 EK");
  EXPECT_GT(AdviceOn(question).ranked.front().table->win.value, 0.9);
}

// What so many play with here.
Deck DeckOfThem(int seats) { return seats == 3 ? Deck::kShort : Deck::kLong; }

KontraEstimate KontraBy(const char* hand, const char* against, int seats = kSeatCount,
                        PlayedFor played_for = PlayedFor::kBid, int threads = 0) {
  EstimateOptions options;
  options.worlds = 60;
  KontraQuestion question = KontraTo(ParseContract(against).value(), Seat(1), Cards(hand), Seat(0),
                                     DefaultRules(), DeckOfThem(seats), seats);
  question.played_for = played_for;
  return EstimateKontra(question, options, {.threads = threads});
}

TEST(EstimateKontra, AnswersEveryGame) {
  const char* const strong = "EO GO HO SO EU GU HA SA";
  const char* const weak = "E7 E8 G7 G8 G9 S7 S8 H7";
  for (const char* against : {"koenig", "wenz+tout", "pfd", "kreuz", "hochzeit:2"}) {
    const KontraEstimate good = KontraBy(strong, against);
    EXPECT_EQ(good.basis, Basis::kPlayed) << against;
    const Game game(ParseContract(against).value(), Deck::kLong);
    EXPECT_EQ(good.round.worlds, ThoughtGames(game, 30)) << against;
    if (std::string_view(against) == "pfd" || std::string_view(against) == "koenig") continue;
    const KontraEstimate bad = KontraBy(weak, against);
    EXPECT_GT(good.round.won, bad.round.won) << against;
    EXPECT_GT(good.round.cents.value, bad.round.cents.value) << against;
  }
  EXPECT_EQ(KontraBy(strong, "wenz").basis, Basis::kFitted);
  EXPECT_EQ(KontraBy(strong, "hybrid").basis, Basis::kHabit);
  EXPECT_EQ(KontraBy(weak, "muss:E").round.worlds, 12u);
  EXPECT_EQ(KontraBy(strong, "muss:E").round.worlds, 0u) << "nobody else holds EO";
}

TEST(EstimateKontra, OfThreeAndOfTwo) {
  const char* const strong = "EO GO HO SO EU GU HA SA";
  for (const char* against : {"wenz", "farbgeier:G"}) {
    const KontraEstimate three = KontraBy(strong, against, 3);
    const bool thought = std::string_view(against) == "wenz";
    EXPECT_EQ(three.basis, thought ? Basis::kPlayed : Basis::kHabit)
        << "nobody recorded such tables";
    EXPECT_EQ(three.round.worlds, thought ? 30u : 600u);
    EXPECT_EQ(KontraBy(strong, against, 3, PlayedFor::kBid, 1).round.cents.value,
              three.round.cents.value);
    EXPECT_GT(three.round.won, KontraBy("EK E9 GK G9 HK H9 SK S9", against, 3).round.won);
  }
  EXPECT_EQ(KontraBy(strong, "bettel", 3).basis, Basis::kPlayed);
  const KontraEstimate two = KontraBy("EO GO HO SO EU GU EA GA", "solo:H", 2);
  const KontraEstimate worse = KontraBy("E7 E8 G7 G8 S7 S8 E9 G9", "solo:H", 2);
  EXPECT_EQ(two.basis, Basis::kPlayed);
  EXPECT_GT(two.round.worlds, 0u);
  EXPECT_GT(two.round.cents.value, worse.round.cents.value);
}

// Who had to play has no better hand than chance gave him.
TEST(EstimateKontra, ADutyTellsNothingOfTheHand) {
  const char* const hand = "EO HU EA E9 GA G8 SA S8";
  const KontraEstimate chosen = KontraBy(hand, "solo:H", kSeatCount, PlayedFor::kChoice);
  const KontraEstimate duty = KontraBy(hand, "solo:H", kSeatCount, PlayedFor::kDuty);
  EXPECT_EQ(chosen.basis, Basis::kHabit);
  EXPECT_GT(duty.round.won, chosen.round.won + 0.1);
}

TEST(EstimateKontra, KnowsWhatTheRoundShows) {
  EstimateOptions options;
  options.worlds = 60;
  KontraQuestion question =
      KontraTo(ParseContract("solo:G").value(), Seat(0), Cards("HO HU EA E9 GA G8 SA S8"), Seat(2),
               DefaultRules(), Deck::kLong);
  question.played_for = PlayedFor::kDuty;
  const double unknown = EstimateKontra(question, options).round.won;
  question.shown = Cards("EO GO SO EU");
  EXPECT_LT(EstimateKontra(question, options).round.won, unknown - 0.1);
}

// Where hardly any hand may announce the game, some worlds are not found; the others count.
TEST(EstimateKontra, CountsTheWorldsThatAreFound) {
  RuleSet rules = DefaultRules();
  ASSERT_TRUE(rules.options.Set("tout_min_laufende", "6"));
  const KontraQuestion question =
      KontraTo(ParseContract("solo:E+tout").value(), Seat(0), Cards("HA HZ HK H9 GA GZ"), Seat(2),
               rules, Deck::kShort);
  EstimateOptions options;
  options.worlds = 16;
  const RoundEstimate round = EstimateKontra(question, options).round;
  EXPECT_GT(round.worlds, 0u);
  EXPECT_LT(round.worlds,
            ThoughtGames(Game(question.round.contract, Deck::kShort), options.worlds));
}

TEST(EstimateKontra, KnowsWhatLiesOpenOfTheOther) {
  EstimateOptions options;
  options.worlds = 60;
  const auto won = [&](const char* open) {
    KontraQuestion question =
        KontraTo(ParseContract("offiziere").value(), Seat(1), Cards("HO HU EA E9 GA G8 SA S8"),
                 Seat(0), DefaultRules(), Deck::kLong, 2);
    question.other_open = Cards(open);
    return EstimateKontra(question, options).round.won;
  };
  EXPECT_GT(won("E7 E8 G7 G9 S7 S9 EK GK"), won("EO GO SO EU GU SU HA HZ"));
}

TEST(ObstacleAtTable, SaysWhereNobodyDoubles) {
  const auto obstacle = [](RoundQuestion::Known known, Seat asker, const char* name,
                           const char* value) {
    RoundQuestion question{Deck::kLong, asker, Cards("EO GO HO EA"), known, Contract::Named("wenz"),
                           Seat(1)};
    RuleOptions options;
    EXPECT_TRUE(options.Set(name, value)) << name;
    return ObstacleAtTable(question, options);
  };
  constexpr auto kKontra = RoundQuestion::Known::kContract;
  constexpr auto kLaying = RoundQuestion::Known::kNothing;
  EXPECT_EQ(obstacle(kKontra, Seat(0), "kontra_allowed", "on"), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(kKontra, Seat(0), "kontra_allowed", "off"), DoubleObstacle::kNoKontra);
  EXPECT_EQ(obstacle(kKontra, Seat(0), "legen", "off"), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(kLaying, Seat(0), "legen", "off"), DoubleObstacle::kNoLaying);
  EXPECT_EQ(obstacle(kLaying, Seat(2), "legen", "all_multiply"), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(kLaying, Seat(0), "legen", "only_forehand"), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle(kLaying, Seat(2), "legen", "only_forehand"), DoubleObstacle::kNoLaying);
}

TEST(ObstacleToKontra, SaysWhoCannotDouble) {
  const CardSet hand = Cards("EO GO HO EA HA S7 S8 G9");
  const auto obstacle = [&](const char* against, Seat asker, Seat declarer,
                            int seats = kSeatCount) {
    return ObstacleToKontra(KontraTo(ParseContract(against).value(), declarer, hand, asker,
                                     DefaultRules(), DeckOfThem(seats), seats));
  };
  EXPECT_EQ(obstacle("koenig", Seat(1), Seat(1)), DoubleObstacle::kDeclarer);
  EXPECT_EQ(obstacle("koenig", Seat(1), Seat(2)), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle("muss:E", Seat(1), Seat(2)), DoubleObstacle::kPartner);
  EXPECT_EQ(obstacle("hochzeit:1", Seat(1), Seat(2)), DoubleObstacle::kPartner);
  EXPECT_EQ(obstacle("kreuz", Seat(0), Seat(0)), DoubleObstacle::kNone) << "either side doubles";
  EXPECT_EQ(obstacle("sie", Seat(1), Seat(2)), DoubleObstacle::kCertain);
  EXPECT_EQ(obstacle("hintenrum:H", Seat(1), Seat(2)), DoubleObstacle::kInPlay);
  EXPECT_EQ(obstacle("offiziere", Seat(1), Seat(2)), DoubleObstacle::kOtherTable);
  EXPECT_EQ(obstacle("offiziere", Seat(1), Seat(0), 2), DoubleObstacle::kNone);
  EXPECT_EQ(obstacle("kreuz", Seat(1), Seat(0), 2), DoubleObstacle::kOtherTable);
  const KontraQuestion wesele = KontraTo(ParseContract("wesele").value(), Seat(1),
                                         Cards("EU HU SA SZ"), Seat(0), DefaultRules(), Deck::kKop);
  EXPECT_EQ(ObstacleToKontra(wesele), DoubleObstacle::kPartner) << "holds the highest Unter";
}

}  // namespace
}  // namespace schafkopf::bid_question_test
