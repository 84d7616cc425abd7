// The table of README.md: what a chance at the table rests on, game by game.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/money/rule_set.h"
#include "engine/text/notation.h"
#include "solver/people/basis.h"
#include "solver/people/bid_advice.h"
#include "solver/people/bid_habit.h"
#include "tests/support/advice_on.h"
#include "tests/support/random_deal.h"

namespace schafkopf {
namespace {

struct Table {
  Deck deck;
  int seats;
};
constexpr Table kTables[] = {{Deck::kLong, 4}, {Deck::kShort, 4}, {Deck::kShort20, 4},
                             {Deck::kKop, 4},  {Deck::kShort, 3}, {Deck::kLong, 2}};

bool IsPlayedAt(const Table& table, const ContractRow& row) {
  return IsPlayedWith(row, table.deck) && IsPlayedBy(row, table.seats);
}

std::string BasisAt(const Table& table, const Contract& contract) {
  if (!IsPlayedAt(table, contract.row())) return "";
  if (contract.objective() == Objective::kHoldTop) return "certain";
  if (table.seats == kSeatCount && BidHabitOf(contract, table.deck)) return "recorded";
  switch (BasisOf(Game(contract, table.deck, {}, table.seats), Seat(0), {})) {
    case Basis::kFitted:
      return "recorded";
    case Basis::kHabit:
      return "habit";
    case Basis::kPlayed:
      return "played";
    case Basis::kOpen:
      return "open";
  }
  return "";
}

TEST(Bases, AreThoseOfTheReadme) {
  std::ifstream file(SCHAFKOPF_README);
  const std::string readme{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  ASSERT_FALSE(readme.empty());
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const bool tout : {false, true}) {
      if (tout && !kContracts[row].tout_level) continue;
      Contract contract = ContractsOfRow(static_cast<int>(row), false).front();
      if (tout) contract = contract.WithTout();
      std::string line =
          absl::StrCat("| ", std::string(kContracts[row].title), tout ? " Tout |" : " |");
      for (const Table& table : kTables) {
        const std::string basis = BasisAt(table, contract);
        absl::StrAppend(&line, basis.empty() ? " |" : absl::StrCat(" ", basis, " |"));
      }
      EXPECT_TRUE(absl::StrContains(readme, line + "\n")) << line;
    }
  }
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
  for (std::size_t row = 0; row < kContracts.size(); ++row) {
    for (const Table& table : kTables) {
      const Contract contract = ContractsOfRow(static_cast<int>(row), false).front();
      const std::string basis = BasisAt(table, contract);
      if (basis.empty() || contract.parties() == Parties::kPair) continue;
      Random random(41, row);
      const Deal deal = RandomDeal(contract, table.deck, Tilt::kStrong, random, table.seats);
      CardSet seen = deal.hands[deal.declarer];
      if (contract.objective() != Objective::kHoldTop) seen -= deal.covers.below();
      BidQuestion question{seen, table.deck, deal.declarer, {contract}, false, table.seats};
      const BidAdvice advice = AdviceOn(question, {}, 4);
      ASSERT_EQ(advice.ranked.size(), 1u) << std::string(kContracts[row].name);
      const ContractWorth& worth = advice.ranked.front();
      EXPECT_TRUE(worth.table.has_value()) << std::string(kContracts[row].name);
      EXPECT_NE(worth.basis, Basis::kOpen) << std::string(kContracts[row].name);
      for (const int threads : {1, 7}) {
        AdviceOptions options;
        options.DealEach(4);
        options.threads = threads;
        const BidAdvice again = AdviseOnBids({&question, 1}, options).front();
        EXPECT_EQ(NumbersOf(again.ranked.front()), NumbersOf(worth))
            << std::string(kContracts[row].name) << " by " << threads << " threads";
      }
      ++asked;
    }
  }
  EXPECT_GT(asked, 60);
}

// Thinking seats play fewer games where one takes long, but never none.
TEST(Bases, ThinkingTakesAboutAsLongEverywhere) {
  const auto games = [](const char* contract, Deck deck, int seats) {
    return ThoughtGames(Game(ParseContract(contract).value(), deck, {}, seats), 100);
  };
  EXPECT_EQ(games("bettel", Deck::kLong, 4), 100u);
  EXPECT_EQ(games("hochzeit:2", Deck::kShort, 4), 100u);
  EXPECT_EQ(games("hochzeit:2", Deck::kLong, 4), 40u);
  EXPECT_EQ(games("muss:E", Deck::kLong, 4), 40u);
  EXPECT_EQ(games("wenz+tout", Deck::kShort, 3), 20u);
  EXPECT_EQ(games("ramsch", Deck::kShort, 3), 100u);
  EXPECT_EQ(ThoughtGames(Game(Contract::Named("bettel"), Deck::kShort, {}, 3), 2), 1u);

  const Contract wedding = ParseContract("hochzeit:2").value();
  BidQuestion question{
      ParseCardSet("EO E7 E8 GA GK G7 SA S7").value(), Deck::kLong, Seat(0), {wedding}, false};
  const BidAdvice advice = AdviceOn(question, {}, 20);
  EXPECT_EQ(advice.ranked.front().played.worlds, 4u);
}

}  // namespace
}  // namespace schafkopf
