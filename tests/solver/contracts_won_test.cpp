// Which contracts a seat would win, and the best paid of them, against solving and pricing each.
#include "solver/contracts_won.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "engine/money/settle.h"
#include "engine/text/rules/rule_file.h"
#include "tests/support/random_deal.h"

namespace schafkopf::contracts_won_test {
namespace {

TEST(ContractsWon, TheBestPaidIsThatOfAllPrices) {
  Solver solver;
  int won = 0;
  int lost = 0;
  for (std::uint64_t i = 0; i < 24; ++i) {
    Random random(71, i);
    RuleSet rules = i % 3 == 0 ? PlainRules() : DefaultRules();
    // Where prices are alike it is the place in the auction that decides.
    if (i % 4 == 1) rules.tariff = {Cents(0), Cents(10), Cents(10), Cents(10), Cents(10)};
    const Tilt tilt = i % 2 == 0 ? Tilt::kStrong : Tilt::kNone;
    const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort20, tilt, random);
    const auto contracts = ContractsOf(rules);
    const Table table = TableOf(rules, Deck::kShort20);
    const auto games = WinnableBy(deal.declarer, deal.hands, {}, contracts, table, solver);
    std::optional<std::size_t> best;
    std::vector<int> pays;
    std::size_t next = 0;
    for (const Contract& contract : contracts) {
      const bool may = CanBeAsked(contract, kSeatCount) &&
                       ObstacleTo(contract, deal.hands[deal.declarer], table) == BidObstacle::kNone;
      if (!may) continue;
      ASSERT_LT(next, games.size());
      const Deal& game = games[next].deal;
      EXPECT_EQ(game.contract(), contract);
      const Value value = solver.Solve(Position(game));
      EXPECT_EQ(games[next].won, value >= WinningValue(contract, rules.options));
      ++(games[next].won ? won : lost);
      pays.push_back(
          ResultFor(game, StakesOf(rules), value, deal.declarer).cents.value_or(Cents(0)).count());
      const auto rank = [&](std::size_t place) {
        return RankOf(rules, games[place].deal.contract()).value_or(0);
      };
      const bool better = !best || pays[next] > pays[*best] ||
                          (pays[next] == pays[*best] && rank(next) > rank(*best));
      if (better) best = next;
      ++next;
    }
    EXPECT_EQ(next, games.size());
    EXPECT_EQ(BestPaid(games, rules, solver), best) << i;
  }
  EXPECT_GT(won, 20);
  EXPECT_GT(lost, 20);
  EXPECT_EQ(BestPaid({}, DefaultRules(), solver), std::nullopt);
}

}  // namespace
}  // namespace schafkopf::contracts_won_test
