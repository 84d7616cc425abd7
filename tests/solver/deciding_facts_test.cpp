// Which facts about the other hands decide: planted ones are found, chance alone tells none.
#include "solver/advice/deciding_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cards/random.h"
#include "engine/text/notation_view.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/bid_advice.h"
#include "tests/support/advice_on.h"

namespace schafkopf::deciding_facts_test {
namespace {

SeatView SeenIn(const std::string& text) {
  const auto line = ParseViewLine(text);
  EXPECT_TRUE(line.ok()) << text << '\n' << line.status();
  return line->view;
}

// A soloist, a caller, the one called, and opponents of both kinds; before the first card and
// later.
std::vector<SeatView> Views() {
  return {SeenIn("wenz 0 | EU HU EA EZ EK GA HZ S7 | _ | _ | _ |"),
          SeenIn("ruf:S 0 | EO HO EU H8 H7 E9 GA S9 | _ | _ | _ |"),
          SeenIn("ruf:S 0 | _ | GO HU HK H9 EA EZ SA S8 | _ | _ | EO"),
          SeenIn("ruf:E 1 | HO HU HK H9 GA GZ SA S8 | _ | _ | _ |"),
          SeenIn("wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU"),
          SeenIn("solo:H 3 | EO GU HK EA E9 GA SZ S7 | _ | _ | _ |")};
}

std::vector<EndedDeal> DealsOf(const SeatView& view, std::size_t count, std::uint64_t seed) {
  const Dealer dealer(KnowledgeOf(view));
  std::vector<EndedDeal> deals;
  for (std::size_t i = 0; i < count; ++i) deals.push_back({dealer.Sample(seed, i), 0});
  return deals;
}

double ShareWon(const std::vector<EndedDeal>& deals) {
  double won = 0;
  double all = 0;
  for (const EndedDeal& deal : deals) {
    won += deal.weight * deal.won;
    all += deal.weight;
  }
  return won / all;
}

// The part of the deals in which one tells the other, be it by its contrary.
double Agreement(const HandFact& one, const HandFact& other, const std::vector<EndedDeal>& deals) {
  double same = 0;
  for (const EndedDeal& deal : deals) same += one.Holds(deal.hands) == other.Holds(deal.hands);
  const double share = same / static_cast<double>(deals.size());
  return std::max(share, 1 - share);
}

double ShareOfDeals(const HandFact& fact, const std::vector<EndedDeal>& deals) {
  double met = 0;
  for (const EndedDeal& deal : deals) met += fact.Holds(deal.hands);
  return met / static_cast<double>(deals.size());
}

TEST(DecidingFacts, AFactThatWasPlantedIsFound) {
  int planted = 0;
  for (const SeatView& view : Views()) {
    std::vector<EndedDeal> deals = DealsOf(view, 2000, 7);
    for (const HandFact& fact : FactsFor(view)) {
      const double share = ShareOfDeals(fact, deals);
      if (share < 0.1 || share > 0.9) continue;
      ++planted;
      Random random(5, static_cast<std::uint64_t>(planted));
      for (EndedDeal& deal : deals) {
        const double chance = fact.Holds(deal.hands) ? 0.8 : 0.4;
        deal.won = random.Fraction() < chance ? 1 : 0;
      }
      const auto found = DecidingFacts(view, deals, ShareWon(deals), {});
      ASSERT_FALSE(found.empty()) << share;
      EXPECT_GT(Agreement(found.front().fact, fact, deals), 0.9);
      if (Agreement(found.front().fact, fact, deals) < 1) continue;
      const auto& [win, other] = std::minmax(found.front().win, found.front().win_otherwise);
      EXPECT_NEAR(other, 0.8, 0.12);
      EXPECT_NEAR(win, 0.4, 0.12);
    }
  }
  EXPECT_GT(planted, 100);
}

TEST(DecidingFacts, SoAreTwoThatAddUp) {
  const SeatView view = Views()[1];
  std::vector<EndedDeal> deals = DealsOf(view, 2000, 3);
  const auto facts = FactsFor(view);
  const auto named = [&](FactKind kind, Whose whose, FactCards of, int count) {
    return *std::ranges::find_if(facts, [&](const HandFact& fact) {
      return fact.kind == kind && fact.whose == whose && fact.of == of && fact.count == count;
    });
  };
  const HandFact trumps = named(FactKind::kAtLeast, Whose::kPartner, FactCards::kTrumps, 4);
  const HandFact ruffs = named(FactKind::kRuffs, Whose::kOpponent, FactCards::kSuit, 0);
  Random random(11, 0);
  for (EndedDeal& deal : deals) {
    const double chance =
        0.45 + (trumps.Holds(deal.hands) ? 0.3 : 0) - (ruffs.Holds(deal.hands) ? 0.3 : 0);
    deal.won = random.Fraction() < chance ? 1 : 0;
  }
  const auto found = DecidingFacts(view, deals, ShareWon(deals), {});
  ASSERT_GE(found.size(), 2u);
  for (const HandFact& planted : {trumps, ruffs}) {
    EXPECT_TRUE(std::ranges::any_of(found, [&](const DecidingFact& fact) {
      return Agreement(fact.fact, planted, deals) > 0.95;
    }));
  }
}

// How many of 300 seeds tell a fact of games that chance decides.
int Told(const SeatView& view, std::size_t count, double chance, bool weighed) {
  int told = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    std::vector<EndedDeal> deals = DealsOf(view, count, seed);
    Random random(seed, 1);
    for (EndedDeal& deal : deals) {
      deal.won = random.Fraction() < chance ? 1 : 0;
      const double weight = random.Fraction();
      if (weighed) deal.weight = weight * weight;
    }
    told += DecidingFacts(view, deals, chance, {}).empty() ? 0 : 1;
  }
  return told;
}

TEST(DecidingFacts, ChanceAloneTellsNone) {
  for (const SeatView& view : {Views()[0], Views()[1], Views()[4]}) {
    for (double chance : {0.5, 0.92}) {
      EXPECT_LE(Told(view, 600, chance, false), 15) << chance;
      EXPECT_LE(Told(view, 200, chance, true), 15) << chance;
    }
  }
}

TEST(DecidingFacts, ChancesAverageToTheOneThatIsStated) {
  for (double chance : {0.02, 0.3, 0.5, 0.77, 0.999}) {
    for (double share : {0.06, 0.5, 0.9}) {
      for (double win : {0.004, 0.5, 0.97}) {
        DecidingFact fact{{}, share, win, 0.42};
        const double odds = win / (1 - win) / (0.42 / 0.58);
        ScaleTo(chance, fact);
        EXPECT_NEAR(share * fact.win + (1 - share) * fact.win_otherwise, chance, 1e-9);
        EXPECT_NEAR(fact.win / (1 - fact.win) / (fact.win_otherwise / (1 - fact.win_otherwise)),
                    odds, 1e-6 * odds);
      }
    }
  }
}

TEST(DecidingFacts, SharesAreCountedOverAllDeals) {
  // Few enough to be looked at one by one.
  const SeatView view = SeenIn("ruf:E 0 | EO HO HA HK E9 S9 | _ | _ | _ | E9 EZ EA EK GO HU");
  const Knowledge knowledge = KnowledgeOf(view);
  const Dealer dealer(knowledge);
  ASSERT_LT(dealer.count(), 2'000'000u);
  const FactShare counted = CountedShares(knowledge);
  int compared = 0;
  for (const HandFact& fact : FactsFor(view)) {
    const auto share = counted(fact);
    if (!share || ++compared % 8 != 1) continue;
    std::uint64_t met = 0;
    for (std::uint64_t i = 0; i < dealer.count(); ++i) {
      if (fact.Holds(dealer.World(i))) ++met;
    }
    EXPECT_DOUBLE_EQ(*share, static_cast<double>(met) / static_cast<double>(dealer.count()));
  }
  EXPECT_GT(compared, 20);
}

TEST(DecidingFacts, OfAHandAverageToItsChanceForAnyNumberOfThreads) {
  AdviceOptions options;
  options.why = true;
  const BidQuestion question = QuestionOf("EU HU EA EZ EK GA HZ S7");
  const BidAdvice one = AdviseOnBids({&question, 1}, options).front();
  ASSERT_FALSE(one.why.empty());
  const double chance = one.ranked.front().table->win.value;
  Effort three;
  three.threads = 3;
  const BidAdvice other = AdviseOnBids({&question, 1}, options, three).front();
  ASSERT_EQ(one.why.size(), other.why.size());
  for (std::size_t i = 0; i < one.why.size(); ++i) {
    const DecidingFact& fact = one.why[i];
    EXPECT_NEAR(fact.share * fact.win + (1 - fact.share) * fact.win_otherwise, chance, 1e-9);
    EXPECT_EQ(fact.share, other.why[i].share);
    EXPECT_EQ(fact.win, other.why[i].win);
  }
  options.why = false;
  EXPECT_TRUE(AdviseOnBids({&question, 1}, options).front().why.empty());
}

}  // namespace
}  // namespace schafkopf::deciding_facts_test
