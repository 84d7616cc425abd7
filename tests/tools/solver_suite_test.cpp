// The positions of bench/suite: each value by the solver, and by searches that share nothing with
// it.
//
// Ordinary runs look at all that is easy and at a part of the rest; SCHAFKOPF_LONG_TESTS=1 at all,
// which takes a quarter of an hour.
#include "tools/verbs/solver_suite.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "tests/support/proof.h"
#include "tests/support/second_opinion.h"
#include "tests/support/test_scale.h"

namespace schafkopf::solver_suite_test {
namespace {

bool IsLong() { return std::getenv("SCHAFKOPF_LONG_TESTS") != nullptr; }

std::vector<SuitePosition> Suite(const std::string& name) {
  std::ifstream file(SCHAFKOPF_ROOT "/bench/suite/" + name + ".txt");
  std::vector<SuitePosition> suite;
  InputLine line;
  while (std::getline(file, line.text)) {
    ++line.number;
    if (line.text.starts_with("#")) continue;
    const auto position = ReadSuiteLine(line);
    EXPECT_TRUE(position.ok()) << name << ':' << line.number << ' ' << position.status();
    if (!position.ok()) continue;
    EXPECT_EQ(position->ToLine(), line.text);
    suite.push_back(*position);
  }
  return suite;
}

class SolverSuite : public testing::TestWithParam<const char*> {
 protected:
  // Every so many of them.
  std::vector<SuitePosition> Some(int step) const {
    std::vector<SuitePosition> some;
    const std::vector<SuitePosition> all = Suite(GetParam());
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(IsLong() ? 1 : step))
      some.push_back(all[i]);
    return some;
  }
};

TEST_P(SolverSuite, IsOfEveryGameDeckAndTable) {
  std::set<std::string> games;
  std::set<std::pair<int, int>> tables;
  for (const SuitePosition& position : Suite(GetParam())) {
    games.insert(std::string(position.deal.contract->row().name));
    tables.insert({static_cast<int>(position.deal.table.deck), position.deal.seats()});
  }
  const bool whole = GetParam() == std::string("hard");
  for (const ContractRow& row : kContracts) {
    const bool late =
        row.parties == Parties::kEach || row.name == "hintenrum" || row.name == "offiziere";
    EXPECT_EQ(games.contains(std::string(row.name)), !(whole && late)) << row.name;
  }
  EXPECT_EQ(tables.size(), whole ? 5u : 6u);
}

TEST_P(SolverSuite, IsSolvedSo) {
  Solver solver;
  const bool easy = GetParam() == std::string("easy");
  for (const SuitePosition& position : Some(easy ? 1 : 3 * TestScale())) {
    EXPECT_EQ(ToString(ScoresOf(PositionOf(position.deal), solver)), ToString(position.scores))
        << position.ToLine();
  }
}

TEST_P(SolverSuite, IsSoByASearchOfAnotherMake) {
  const bool easy = GetParam() == std::string("easy");
  constexpr std::uint64_t kNodes = 100'000;  // that an ordinary run waits for
  for (const SuitePosition& position : Some(easy ? 1 : 4)) {
    if (!easy && !IsLong() && position.nodes > kNodes / static_cast<unsigned>(TestScale()))
      continue;
    const auto opinion = SecondOpinion(position, position.nodes);
    ASSERT_TRUE(opinion.has_value()) << position.ToLine();
    EXPECT_TRUE(opinion->agrees) << position.ToLine();
    EXPECT_EQ(opinion->nodes, position.nodes) << position.ToLine();
  }
}

INSTANTIATE_TEST_SUITE_P(Classes, SolverSuite, testing::Values("easy", "middle", "hard"),
                         [](const auto& test) { return test.param; });

TEST(SecondOpinion, DiffersFromAWrongScore) {
  for (const char* name : {"easy", "hard"}) {
    for (SuitePosition position : Suite(name)) {
      if (position.nodes > 50'000) break;
      position.scores.back().values.front() += 1;
      const auto opinion = SecondOpinion(position, 1'000'000);
      EXPECT_TRUE(opinion && !opinion->agrees) << position.ToLine();
    }
  }
}

}  // namespace
}  // namespace schafkopf::solver_suite_test
