// Every game at every table: its legal cards, its end with open cards, a chance at the table, a
// price; and the table of docs/options.md that says so.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/table/rule_set.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/auction/basis.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/played_games.h"
#include "solver/ramsch/free_for_all.h"
#include "solver/solver.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"
#include "tools/answers/rules/rules_games.h"

namespace schafkopf::bases_test {
namespace {

Contract FirstOf(std::size_t row) {
  return ContractsOfRow(static_cast<int>(row), /*touts=*/false).front();
}

bool IsPlayedHere(const PlayedTable& table, const ContractRow& row) {
  return IsPlayedWith(row, table.deck) && IsPlayedAt(row, table.players, {});
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
      ASSERT_EQ(game.has_value(), IsPlayedHere(table, kContracts[row]));
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

// The numbers of an answer about one contract.
std::vector<double> NumbersOf(const ContractWorth& worth) {
  const Share win = worth.table.value().win;
  return {win.value,
          win.low,
          win.high,
          worth.table->schneider,
          worth.table->schwarz,
          worth.cents.value,
          worth.cents.error,
          worth.price().value,
          worth.price().error,
          static_cast<double>(worth.open.wins),
          static_cast<double>(worth.played.worlds)};
}

// Each of them is answered so, and alike by one thread, one for each processor, and seven.
TEST(Bases, AreThoseOfTheAnswers) {
  int asked = 0;
  int games = 0;
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const PlayedTable& table : kPlayedTables) {
      const Contract contract = FirstOf(row);
      if (!IsPlayedHere(table, contract.row()) || contract.parties() == Parties::kPair) continue;
      if (games++ % TestScale() != 0) continue;
      Random random(41, row);
      const Deal deal = DealAt(table, contract, random);
      CardSet seen = deal.hands[deal.declarer];
      if (contract.objective() != Objective::kHoldTop) seen -= deal.covers.below();
      BidQuestion question{seen, deal.game.table(), deal.declarer, {contract}, false};
      const BidAdvice advice = AdviceOn(question, {}, 4);
      ASSERT_EQ(advice.ranked.size(), 1u) << std::string(kContracts[row].name);
      const ContractWorth& worth = advice.ranked.front();
      EXPECT_TRUE(worth.table.has_value()) << std::string(kContracts[row].name);
      EXPECT_NE(worth.basis, Basis::kOpen) << std::string(kContracts[row].name);
      for (const int threads : {1, 7}) {
        AdviceOptions options;
        options.DealEach(4);
        const BidAdvice again = AdviseOnBids({&question, 1}, options, {.threads = threads}).front();
        EXPECT_EQ(NumbersOf(again.ranked.front()), NumbersOf(worth))
            << std::string(kContracts[row].name) << " by " << threads << " threads";
      }
      ++asked;
    }
  }
  EXPECT_GT(games, 60);
  EXPECT_GE(asked, Scaled(games));
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

// Thinking seats play fewer games where one takes long, but never none.
TEST(Bases, ThinkingTakesAboutAsLongEverywhere) {
  const auto games = [](const char* contract, Deck deck, int seats) {
    return ThoughtGames(Game(ParseContract(contract).value(), {deck, seats}), 100);
  };
  EXPECT_EQ(games("bettel", Deck::kLong, 4), 100u);
  EXPECT_EQ(games("hochzeit:2", Deck::kShort, 4), 100u);
  EXPECT_EQ(games("hochzeit:2", Deck::kLong, 4), 40u);
  EXPECT_EQ(games("muss:E", Deck::kLong, 4), 40u);
  EXPECT_EQ(games("wenz", Deck::kShort, 3), 100u);
  EXPECT_EQ(games("ramsch", Deck::kShort, 3), 100u);
  EXPECT_EQ(ThoughtGames(Game(Contract::Named("koenig"), Deck::kLong), 2), 1u);

  const Contract wedding = ParseContract("hochzeit:2").value();
  BidQuestion question{
      ParseCardSet("EO E7 E8 GA GK G7 SA S7").value(), Deck::kLong, Seat(0), {wedding}, false};
  const BidAdvice advice = AdviceOn(question, {}, 20);
  EXPECT_EQ(advice.ranked.front().played.worlds, 4u);
}

}  // namespace
}  // namespace schafkopf::bases_test
