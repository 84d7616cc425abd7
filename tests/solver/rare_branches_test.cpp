// Branches that few questions reach: a hand that cannot play what it is told it plays, a deal that
// a condition refuses, a look back that is stopped, a Muss whose player may call by an unusual
// card.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/advice/bid_review.h"
#include "solver/advice/deciding_facts.h"
#include "solver/advice/double_advice.h"
#include "solver/auction/all_pass.h"
#include "solver/sample/estimate.h"
#include "solver/search/board/processor_portable.h"
#include "solver/search/table.h"
#include "tests/support/digest.h"
#include "tests/support/estimate_question.h"
#include "tests/support/random_deal.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::rare_branches_test {
namespace {

// Whose chance is none, or all, is decided by no fact.
TEST(RareBranches, ScaledToCertaintyNoFactDecides) {
  for (double chance : {0.0, 1.0}) {
    std::vector<DecidingFact> facts(2, DecidingFact{{}, 0.5, 0.9, 0.2});
    ScaleTo(chance, facts);
    EXPECT_TRUE(facts.empty()) << chance;
  }
  std::vector<DecidingFact> facts(2, DecidingFact{{}, 0.5, 0.9, 0.2});
  ScaleTo(0.5, facts);
  EXPECT_EQ(facts.size(), 2u);
}

// A share is that of the weights.
TEST(RareBranches, SharesAreThoseOfWeights) {
  Random random(46, 0);
  const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kNone, random);
  const SeatView view = ViewOf(Position(deal));
  const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 300});
  const FactShare share_of = WeighedShares(worlds);
  int known = 0;
  for (const HandFact& fact : FactsFor(view)) {
    double met = 0;
    for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
      if (fact.Holds(worlds.hands[i])) met += worlds.weights[i];
    }
    const auto share = share_of(fact);
    EXPECT_EQ(share.has_value(), met > 0 && met < worlds.sum);
    if (!share) continue;
    EXPECT_DOUBLE_EQ(*share, met / worlds.sum);
    ++known;
  }
  EXPECT_GT(known, 5);
}

// Whoever says Re holds a hand that could have announced the game.
TEST(RareBranches, ReIsSaidByAHandThatMayPlayTheGame) {
  const Contract ruf = Contract::Named("ruf", Suit::kEichel);
  const CardSet with_sau = ParseCardSet("EO SO EA E9 HZ HK").value();
  const CardSet without = ParseCardSet("EO SO EZ E9 HZ HK").value();
  for (const auto& [hand, obstacle] : {std::pair(with_sau, DoubleObstacle::kNotHisGame),
                                       std::pair(without, DoubleObstacle::kNone)}) {
    KontraQuestion question = KontraTo(ruf, Seat(1), hand, Seat(1), DefaultRules(), Deck::kShort);
    question.so_far.answers = true;
    EXPECT_EQ(ObstacleToKontra(question), obstacle);
  }
  // Of three players, too.
  RuleSet of_three = DefaultRules();
  of_three.options.Set("ruf_three", "on");
  for (const auto& [text, obstacle] :
       {std::pair("EO SO EA E9 HZ HK SA S9", DoubleObstacle::kNotHisGame),
        std::pair("EO SO EZ E9 HZ HK SA S9", DoubleObstacle::kNone)}) {
    KontraQuestion question =
        KontraTo(ruf, Seat(1), ParseCardSet(text).value(), Seat(1), of_three, Deck::kShort, 3);
    question.so_far.answers = true;
    EXPECT_EQ(ObstacleToKontra(question), obstacle) << text;
  }
}

// What a condition refuses is neither won nor lost.
TEST(RareBranches, RefusedDealsAreNotVisited) {
  Random random(48, 0);
  const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kNone, random);
  EstimateQuestion question = QuestionOf(RandomPlay(deal, 16, true, random), deal.declarer);
  const Card somewhere = *deal.hands[deal.declarer.Next()].begin();
  question.accept = [&](const Contract&, const Hands& hands) {
    return hands[deal.declarer.Plus(2)].Contains(somewhere);
  };
  EstimateOptions options;
  options.exact = true;
  const Effort effort;
  GrowingEstimate growing({&question, 1}, options, effort);
  growing.DealUntil(std::vector<std::uint64_t>{1'000'000});
  std::uint64_t visited = 0;
  std::uint64_t won = 0;
  growing.ForEachWorld(0, 1'000'000, [&](const Hands& hands, bool wins) {
    EXPECT_TRUE(hands[deal.declarer.Plus(2)].Contains(somewhere));
    ++visited;
    won += wins ? 1 : 0;
  });
  EXPECT_EQ(visited, growing.Of(0).worlds);
  EXPECT_EQ(won, growing.Of(0).wins);
  EXPECT_LT(visited, growing.Of(0).worlds_possible);
}

TEST(RareBranches, BidsLookedBackAtUntilStopped) {
  Digest digest;
  for (const Contract& contract : RecordedContracts()) {
    Random random(49, digest.value());
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
    for (std::uint64_t looks = 1; looks < 600; looks += 1 + looks / 3) {
      Effort effort{.seed = 5};
      effort.stop = [left = looks]() mutable { return left == 0 || --left == 0; };
      BidReviewOptions options;
      options.worlds = 4;
      digest.Add(
          ReviewBids({deal.hands, deal.deck(), deal.contract(), deal.declarer}, options, effort));
    }
  }
  ExpectPinned("bids_looked_back_at_until_stopped", digest);
}

TEST(RareBranches, MussOfEveryHand) {
  Digest digest;
  for (const Deck deck : {Deck::kLong, Deck::kShort}) {
    for (std::uint64_t i = 0; i < 400; ++i) {
      Random random(50, i);
      const Deal deal = RandomDeal(Contract::Named("wenz"), deck, Tilt::kNone, random);
      digest.Add(PlayAllPassed(Contract::Named("muss", Suit::kEichel), deck, deal.hands, Seat(0),
                               {}, random));
    }
  }
  ExpectPinned("muss_of_every_hand", digest);
}

TEST(RareBranches, ClaimsOfEverySeat) {
  Digest digest;
  Solver solver;
  for (const char* name : {"wenz", "bettel", "geier"}) {
    for (std::uint64_t i = 0; i < 12; ++i) {
      Random random(53, i);
      const Deal deal = RandomDeal(Contract::Named(name), Deck::kShort, Tilt::kStrong, random);
      const Position position = RandomPlay(deal, 8 + static_cast<int>(i), false, random);
      for (Seat seat : kSeats) digest.Add(JudgeClaim(position, seat, solver));
    }
  }
  ExpectPinned("claims_of_every_seat", digest);
}

// Games without a declarer's hand to win by, their losses not asked for.
TEST(RareBranches, GamesOfTheOldOnesWithoutLosses) {
  Digest digest;
  for (const char* name : {"kop", "wesele"}) {
    for (std::uint64_t i = 0; i < 3; ++i) {
      Random random(51, i);
      const Contract contract = Contract::Named(name);
      const Deal deal = RandomDeal(contract, Deck::kKop, Tilt::kStrong, random);
      const BidQuestion question{deal.hands[deal.declarer],
                                 Table{Deck::kKop},
                                 deal.declarer,
                                 {contract},
                                 /*seeks_best=*/false};
      AdviceOptions options;
      options.DealEach(8);
      options.open_cents = false;
      digest.Add(AdviseOnBids({&question, 1}, options).front());
    }
  }
  ExpectPinned("games_of_the_old_ones_without_losses", digest);
}

// A bucket holds positions of several kinds with the same cards: each keeps bounds of its own.
TEST(RareBranches, PositionsWithTheSameCardsAreKeptApart) {
  Random random(52, 0);
  const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kNone, random);
  const Layout layout(deal.game, deal.hands, Goal{});
  for (int round = 0; round < 50; ++round) {
    SearchTable table(1);
    std::map<std::pair<std::uint32_t, Cards>, int> values;
    for (int step = 0; step < 400; ++step) {
      const auto state = static_cast<std::uint32_t>(random.Below(4));
      const auto all = static_cast<Cards>(1 + random.Below(3));
      const auto [place, fresh] =
          values.try_emplace({state, all}, static_cast<int>(random.Below(100)));
      const int value = place->second;
      const int below = static_cast<int>(random.Below(20));
      const int above = static_cast<int>(random.Below(20));
      Structure structure(layout, 0, 0, false);
      structure.state = state;
      Bounds known{0, 120};
      table.Probe(layout, structure, 0, all, /*use_structure=*/false, known);
      ASSERT_LE(known.lower, value);
      ASSERT_GE(known.upper, value);
      table.Store(state, 0, all, {std::max(value - below, 0), value + above});
    }
  }
}

}  // namespace
}  // namespace schafkopf::rare_branches_test
