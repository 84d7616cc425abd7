// Random endgames of every game at every table that no other test has, solved against the slow
// reference: those of three and two players, of small decks, those in which the trick must be
// beaten, and the Solo hintenrum. Common games are in digests_test, other special ones in
// special_games_test, Ramsch in ramsch_test.
//
// SCHAFKOPF_LONG_TESTS=1 solves twenty times as many.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/solver.h"
#include "tests/support/game_row.h"
#include "tests/support/reference.h"
#include "tests/support/test_scale.h"

namespace schafkopf::rare_endgames_test {
namespace {

bool IsTestedElsewhere(const GameRow& game) {
  for (const std::vector<GameRow>& games : {CommonGames(), SpecialGames()}) {
    for (const GameRow& other : games) {
      const bool same =
          other.row == game.row && other.deck == game.deck && other.seats == game.seats;
      if (same && other.options.empty() && other.stich == game.stich) return true;
    }
  }
  return false;
}

std::vector<GameRow> RareGames() {
  std::vector<GameRow> games;
  for (const ContractRow& row : kContracts) {
    if (row.parties == Parties::kEach) continue;
    for (const NamedTable& table : kTables) {
      const bool three = table.seats == 3 && IsRufspiel(row);  // where the table plays it
      const bool played = three || IsPlayedBy(row, table.seats);
      if (!IsPlayedWith(row, table.deck) || !played) continue;
      const std::string name(row.name);
      GameRow game{name + "_" + table.name, name, table.deck, table.seats};
      if (!IsTestedElsewhere(game)) games.push_back(game);
      game.name += "_stich";
      game.stich = true;
      if (!ContractsOf(game).empty() && !IsTestedElsewhere(game)) games.push_back(game);
    }
  }
  return games;
}

int Positions() {
  constexpr int kUsual = 60;
  constexpr int kMany = 1200;
  return LongTests() ? kMany : Scaled(kUsual);
}

// A position of the game with few tricks left; of a Solo hintenrum after it was announced, by who
// then leads.
Position Endgame(const GameRow& game, Random& random) {
  while (true) {
    Deal deal = RandomDealOf(game, random);
    const int most = game.seats == 2 ? 5 : game.seats == 3 ? 4 : 3;
    const int left = 1 + static_cast<int>(random.Below(static_cast<std::uint64_t>(most)));
    const int plies = game.seats * (deal.hand_size() - left) +
                      static_cast<int>(random.Below(static_cast<std::uint64_t>(game.seats)));
    const int announced = deal.contract().row().special.switches_after * game.seats;
    if (announced == 0) return RandomPlay(deal, plies, /*keep_open=*/true, random);
    if (plies < announced) continue;
    const Position begun = RandomPlay(deal, announced, /*keep_open=*/false, random);
    deal.declarer = begun.leader();
    Position position(deal);
    for (Card card : begun.played()) position.Play(card);
    while (static_cast<int>(position.played().size()) < plies) {
      const CardSet legal = position.LegalPlays();
      position.Play(random.Below(2) == 0 ? legal.Highest() : legal.Lowest());
    }
    return position;
  }
}

class RareGame : public testing::TestWithParam<GameRow> {};

TEST_P(RareGame, IsSolvedAsTheReferenceSolvesIt) {
  Solver solver;
  const int positions = Positions();
  for (int i = 0; i < positions; ++i) {
    Random random(8100, static_cast<std::uint64_t>(i));
    const Position position = Endgame(GetParam(), random);
    reference::Game game(position.deal(), position.played());
    const std::string line = reference::WriteLine(position.deal(), position.played());
    ASSERT_EQ(solver.Solve(position).count(), game.Value()) << line;
    const std::vector<CardValue> values = solver.SolveCards(position);
    ASSERT_EQ(values.size(), game.Legal().size()) << line;
    for (const CardValue& found : values) {
      game.Play(found.card);
      ASSERT_EQ(found.value.count(), game.Value()) << line;
      game.Undo();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RareGame, testing::ValuesIn(RareGames()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace schafkopf::rare_endgames_test
