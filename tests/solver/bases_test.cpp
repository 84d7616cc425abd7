// Every game at every table: its legal cards, its end with open cards, a chance at the table, a
// price; and the table of README.md that says so.
#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "engine/text/rule_file.h"
#include "solver/free_for_all.h"
#include "solver/people/basis.h"
#include "solver/solver.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"
#include "tools/answers/rules_games.h"

namespace schafkopf {
namespace {

Contract FirstOf(std::size_t row) {
  return ContractsOfRow(static_cast<int>(row), /*touts=*/false).front();
}

Deal DealAt(const PlayedTable& table, const Contract& contract, Random& random) {
  return RandomDeal(contract, table.deck, Tilt::kStrong, random, table.players);
}

// The table says something of each game that is played, and only of those.
TEST(Bases, HaveNoEmptyField) {
  int games = 0;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const PlayedTable& table : kPlayedTables) {
      const auto game = GameAt(table, FirstOf(row), DefaultRules());
      ASSERT_EQ(game.has_value(), IsPlayedAt(table, kContracts[row]));
      if (!game) continue;
      ++games;
      const std::string name(kContracts[row].title);
      EXPECT_FALSE(game->solve.empty()) << name;
      EXPECT_NE(game->ask, "open") << name;
      EXPECT_NE(game->price, "0") << name;
    }
  }
  EXPECT_GT(games, 90);
}

// Each of them is answered so.
TEST(Bases, AreThoseOfTheAnswers) {
  int asked = 0;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const PlayedTable& table : kPlayedTables) {
      const Contract contract = FirstOf(row);
      if (!IsPlayedAt(table, contract.row()) || contract.parties() == Parties::kPair) continue;
      Random random(41, row);
      const Deal deal = DealAt(table, contract, random);
      CardSet seen = deal.hands[deal.declarer];
      if (contract.objective() != Objective::kHoldTop) seen -= deal.covers.below();
      BidQuestion question{seen, table.deck, deal.declarer, {contract}, false, table.players};
      const BidAdvice advice = AdviceOn(question, {}, 4);
      ASSERT_EQ(advice.ranked.size(), 1u) << std::string(kContracts[row].name);
      const ContractWorth& worth = advice.ranked.front();
      EXPECT_TRUE(worth.table.has_value()) << std::string(kContracts[row].name);
      EXPECT_NE(worth.basis, Basis::kOpen) << std::string(kContracts[row].name);
      ++asked;
    }
  }
  EXPECT_GT(asked, 60);
}

// A deal of each is played to its last tricks, which are solved as the table says.
TEST(Bases, OfOpenCardsAndLegalCards) {
  int solved = 0;
  Solver solver;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const PlayedTable& table : kPlayedTables) {
      const Contract contract = FirstOf(row);
      const auto game = GameAt(table, contract, DefaultRules());
      if (!game || game->solve == "Solo") continue;  // which its own tests announce
      Random random(42, row);
      const Deal deal = DealAt(table, contract, random);
      const std::string name(kContracts[row].name);
      if (game->ask == "certain") {
        EXPECT_EQ(solver.Solve(Position(deal)).count(), 1) << name;
        continue;
      }
      const int last_tricks = 2 * table.players;
      const Position end =
          RandomPlay(deal, table.players * deal.hand_size() - last_tricks, false, random);
      EXPECT_FALSE(end.LegalPlays().empty()) << name;
      ++solved;
      if (game->solve == "each seat") {
        FreeForAll each(RamschTerms(contract, table.players, {}, {}));
        EXPECT_TRUE(each.Play(end, 1'000'000).has_value()) << name;
        continue;
      }
      const int value = solver.Solve(end).count();
      EXPECT_GE(value, game->solve == "made" ? 0 : -1) << name;
      EXPECT_LE(value, game->solve == "made" ? 1 : 121) << name;
    }
  }
  EXPECT_GT(solved, 80);
}

}  // namespace
}  // namespace schafkopf
