// Every idea of the search changes the nodes and never an answer.
#include "solver/search/board/ideas.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/notation.h"
#include "solver/solver.h"
#include "tests/support/game_row.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ideas_test {
namespace {

struct Solved {
  std::vector<std::pair<std::string, int>> answers;  // what was asked, what came
  std::uint64_t nodes;
};

// Short deals of many contracts, thinned out before play to keep the search without a table short.
std::vector<Position> CommonPositions() {
  std::vector<Position> positions;
  const std::vector<Contract> contracts = AllContracts();
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(31, i);
    const Contract& contract = contracts[i % contracts.size()];
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kNone, random);
    positions.push_back(RandomPlay(deal, 8 + static_cast<int>(random.Below(5)), true, random));
  }
  return positions;
}

// Games in which whoever can must beat the trick.
std::vector<Position> OvertakingPositions() {
  std::vector<Position> positions;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(32, i);
    const GameRow games[] = {{"", "bettel", Deck::kShort, 4, false, {}, true},
                             {"", "pfd", Deck::kShort, 4, false, {}, true},
                             {"", "kop", Deck::kKop, 4, false, {}, true}};
    const GameRow& game = games[i % std::size(games)];
    const int plies = game.deck == Deck::kShort ? 8 : 0;
    const Deal deal = RandomDealOf(game, random);
    positions.push_back(RandomPlay(deal, plies + static_cast<int>(random.Below(4)), true, random));
  }
  return positions;
}

// Games of three, each contract that is played there.
std::vector<Position> PositionsOfThree() {
  std::vector<Position> positions;
  for (std::uint64_t i = 0; i < 320; ++i) {
    Random random(33, i);
    constexpr const char* kRows[] = {"solo",       "wenz",        "geier",     "koenig", "hybrid",
                                     "farbwenz",   "eisenbahner", "farbgeier", "bettel", "pfd",
                                     "farbkoenig", "bettel",      "pfd"};
    const std::uint64_t row = i % std::size(kRows);
    const GameRow game{"", kRows[row], Deck::kShort, 3, false, {}, row >= std::size(kRows) - 2};
    const int plies = 6 + static_cast<int>(random.Below(4));
    positions.push_back(RandomPlay(RandomDealOf(game, random), plies, true, random));
  }
  return positions;
}

// Values and card values.
Solved SolveAll(const SearchIdeas& ideas, const std::vector<Position>& positions) {
  Solved solved;
  Solver solver(ideas);
  for (const Position& position : positions) {
    const Contract& contract = position.deal().contract();
    const std::string line = reference::WriteLine(position.deal(), position.played());
    solved.answers.emplace_back(line, solver.Solve(position).count());
    for (const CardValue& card : solver.SolveCards(position)) {
      solved.answers.emplace_back(line, card.value.count());
    }
    solved.answers.emplace_back(line, solver.Reaches(position, WinningValue(contract)) ? 1 : 0);
  }
  solved.nodes = solver.nodes();
  return solved;
}

struct Switch {
  const char* name;
  bool SearchIdeas::*idea;
};

class Ideas : public testing::TestWithParam<Switch> {
 protected:
  static void ExpectLive(const std::vector<Position>& positions) {
    SearchIdeas ideas;
    ideas.*GetParam().idea = false;
    const Solved all_on = SolveAll({}, positions);
    const Solved solved = SolveAll(ideas, positions);
    EXPECT_EQ(solved.answers, all_on.answers);
    EXPECT_NE(solved.nodes, all_on.nodes) << "the switch is not live";
  }
};
class IdeasOfThree : public Ideas {};
class IdeasWhereOvertaken : public Ideas {};

TEST_P(Ideas, ChangesNodesAndNoAnswer) { ExpectLive(CommonPositions()); }

TEST_P(IdeasOfThree, ChangesNodesAndNoAnswer) { ExpectLive(PositionsOfThree()); }

// Those that do not take a free choice of card for granted.
TEST_P(IdeasWhereOvertaken, ChangesNodesAndNoAnswer) { ExpectLive(OvertakingPositions()); }

constexpr Switch kSwitches[] = {{"table", &SearchIdeas::table},
                                {"structure", &SearchIdeas::structure},
                                {"neighbours", &SearchIdeas::neighbours},
                                {"dominance", &SearchIdeas::dominance},
                                {"sure_on_lead", &SearchIdeas::sure_on_lead},
                                {"sure_off_lead", &SearchIdeas::sure_off_lead},
                                {"enemy_winners", &SearchIdeas::enemy_winners},
                                {"misere", &SearchIdeas::misere},
                                {"decisive_tricks", &SearchIdeas::decisive_tricks},
                                {"endings", &SearchIdeas::endings},
                                {"ordering", &SearchIdeas::ordering},
                                {"history", &SearchIdeas::history},
                                {"late_moves", &SearchIdeas::late_moves}};

INSTANTIATE_TEST_SUITE_P(Each, Ideas, testing::ValuesIn(kSwitches),
                         [](const auto& each) { return each.param.name; });

INSTANTIATE_TEST_SUITE_P(Each, IdeasOfThree, testing::ValuesIn(kSwitches),
                         [](const auto& each) { return each.param.name; });

INSTANTIATE_TEST_SUITE_P(Each, IdeasWhereOvertaken,
                         testing::Values(Switch{"table", &SearchIdeas::table},
                                         Switch{"structure", &SearchIdeas::structure},
                                         Switch{"neighbours", &SearchIdeas::neighbours},
                                         Switch{"dominance", &SearchIdeas::dominance},
                                         Switch{"misere", &SearchIdeas::misere},
                                         Switch{"decisive_tricks", &SearchIdeas::decisive_tricks},
                                         Switch{"endings", &SearchIdeas::endings},
                                         Switch{"ordering", &SearchIdeas::ordering},
                                         Switch{"history", &SearchIdeas::history},
                                         Switch{"late_moves", &SearchIdeas::late_moves}),
                         [](const auto& each) { return each.param.name; });

// Weak hands that want no trick, from the first tricks on.
TEST(Misere, AnswersAsTheSearchWithoutItsBounds) {
  SearchIdeas without;
  without.misere = false;
  Solver bounded;
  Solver plain(without);
  std::array<std::uint64_t, 2> seen{};
  const auto count = static_cast<std::uint64_t>(Scaled(1000));
  const Contract bettel = Contract::Named("bettel");
  const Contract pfd = Contract::Named("pfd");
  for (const Contract& contract : {bettel, pfd, bettel.WithStich(), pfd.WithStich()}) {
    for (std::uint64_t i = 0; i < count; ++i) {
      Random random(37, i);
      const Deck deck = i % 4 == 0 ? Deck::kLong : Deck::kShort;
      const int seats = i % 4 == 1 ? 3 : kSeatCount;
      const Deal deal = RandomDeal(contract, deck, Tilt::kWeak, random, seats);
      const Position position = RandomPlay(deal, static_cast<int>(random.Below(8)), true, random);
      const bool stays = bounded.Reaches(position, WinningValue(contract));
      ++seen[stays ? 1 : 0];
      EXPECT_EQ(plain.Reaches(position, WinningValue(contract)), stays)
          << reference::WriteLine(deal, position.played());
    }
  }
  EXPECT_GT(std::ranges::min(seen), count / 5);
}

// The seat two before the hand may lead the rest of a suit, after its higher cards went in time.
TEST(Misere, CountsLeadsFromTheSeatTwoBefore) {
  SearchIdeas without;
  without.misere = false;
  for (const char* text :
       {"bettel 1 | EZ GU HA HK HO SU | EK E9 GK GZ G9 SZ | EA EO EU GO SA SK | GA HU HZ H9 SO S9",
        "bettel 1 | EU HK HO HZ SK SZ | EK E9 GO GZ G9 S9 | EA EO HA H9 SA SU | EZ GA GK GU HU SO",
        "bettel 1 | EA GO HA HU H9 SU | EK EU E9 GK G9 S9 | EO GA GU HO SK SZ | EZ GZ HK HZ SA SO",
        "bettel 1 | EA EK EO GZ HU SU | E9 GA GU G9 SK S9 | EZ GK HK SA SO SZ | EU GO HA HO HZ "
        "H9"}) {
    const Position position(ParseDealLine(text).value().deal());
    const Value stays = WinningValue(position.deal().contract());
    EXPECT_FALSE(Solver().Reaches(position, stays)) << text;
    EXPECT_FALSE(Solver(without).Reaches(position, stays)) << text;
  }
}

// How far the search gets with its ideas, whose answers are the same without them: as
// bench/signature.txt, these change only in a commit that means to change the search.
TEST(Nodes, ArePinned) {
  EXPECT_EQ(SolveAll({}, CommonPositions()).nodes, 22666u);
  EXPECT_EQ(SolveAll({}, PositionsOfThree()).nodes, 87380u);
  EXPECT_EQ(SolveAll({}, OvertakingPositions()).nodes, 18741u);
}

// The portable search is the same search.
TEST(Processor, SearchesTheSameNodes) {
  SearchIdeas ideas;
  ideas.processor = false;
  for (const std::vector<Position>& positions :
       {CommonPositions(), PositionsOfThree(), OvertakingPositions()}) {
    const Solved all_on = SolveAll({}, positions);
    const Solved solved = SolveAll(ideas, positions);
    EXPECT_EQ(solved.answers, all_on.answers);
    EXPECT_EQ(solved.nodes, all_on.nodes);
  }
}

}  // namespace
}  // namespace schafkopf::ideas_test
