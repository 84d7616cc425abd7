// A million endgames of all games of two sides: the solver's values against digests of those that
// the slow reference found (tests/solver/digests.txt).
//
// A row of the file: a game, and the digest of its first 25, 500 and 12,500 positions. Sanitized
// tests compare the first, SCHAFKOPF_LONG_TESTS=1 the last. SCHAFKOPF_DIGESTS=made prints the rows
// by the reference instead, some minutes' work:
//   SCHAFKOPF_DIGESTS=made build/ci/tests/solver_test --gtest_filter='*EndgamesOf*' |
//     sed -n 's/^digest //p'
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "solver/solver.h"
#include "tests/support/digest.h"
#include "tests/support/game_row.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::digests_test {
namespace {

constexpr std::array kCounts = {25, 500, 12'500};
using Digests = std::array<std::uint64_t, kCounts.size()>;

// Endgame number `i`, with one to four tricks left, more where fewer than four play.
Position Endgame(const GameRow& game, int i) {
  Random random(9000, static_cast<std::uint64_t>(i));
  const Deal deal = RandomDealOf(game, random);
  const auto seats = static_cast<std::uint64_t>(game.seats);
  const int tricks = 1 + static_cast<int>(random.Below(8 - seats));
  const int plies =
      game.seats * (deal.hand_size() - tricks) + static_cast<int>(random.Below(seats));
  return RandomPlay(deal, plies, true, random);
}

// Adds the value of each legal card, strongest first, and of the position.
void AddSolved(const Position& position, Solver& solver, Digest& digest) {
  for (const CardValue& card : solver.SolveCards(position)) {
    digest.Add(card.card, card.value);
  }
  digest.Add(solver.Solve(position));
}

void AddByReference(const Position& position, const RuleOptions& options, Digest& digest) {
  reference::Game game(position.deal(), position.played(), options);
  const auto found = game.CardValues();
  const bool raises = game.OnDeclarerSide(game.to_move());
  int best = found.front().value;
  for (Card card : position.order().best_first()) {
    for (const auto& entry : found) {
      if (entry.card != card) continue;
      digest.Add(card, entry.value);
      best = raises ? std::max(best, entry.value) : std::min(best, entry.value);
    }
  }
  digest.Add(best);
}

std::map<std::string, Digests> Kept() {
  std::ifstream file(SCHAFKOPF_ROOT "/tests/solver/digests.txt");
  std::map<std::string, Digests> kept;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string name;
    fields >> name >> std::hex;
    for (std::uint64_t& digest : kept[name]) fields >> digest;
  }
  return kept;
}

std::vector<GameRow> AllGames() {
  std::vector<GameRow> games = CommonGames();
  for (const GameRow& game : SpecialGames()) games.push_back(game);
  return games;
}

class EndgamesOf : public testing::TestWithParam<GameRow> {};

TEST_P(EndgamesOf, AreSolvedAsTheReferenceSolvedThem) {
  const GameRow& game = GetParam();
  const bool made = MakesDigests();
  const bool many = made || LongTests();
  const std::size_t last = many ? 2 : TestScale() > 1 ? 0 : 1;
  const RuleOptions options = OptionsOf(game);
  Solver solver;
  Digest digest;
  Digests digests{};
  int i = 0;
  for (std::size_t k = 0; k <= last; ++k) {
    for (; i < kCounts[k]; ++i) {
      const Position position = Endgame(game, i);
      if (made) {
        AddByReference(position, options, digest);
      } else {
        AddSolved(position, solver, digest);
      }
    }
    digests[k] = digest.value();
  }
  if (made) {
    std::cout << "digest " << game.name << std::hex;
    for (std::uint64_t each : digests) std::cout << ' ' << each;
    std::cout << '\n';
    return;
  }
  const auto kept = Kept();
  const auto row = kept.find(game.name);
  ASSERT_NE(row, kept.end()) << "no such row in tests/solver/digests.txt";
  EXPECT_EQ(digests[last], row->second[last]) << "within " << kCounts[last] << " positions";
}

INSTANTIATE_TEST_SUITE_P(Games, EndgamesOf, testing::ValuesIn(AllGames()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace schafkopf::digests_test
