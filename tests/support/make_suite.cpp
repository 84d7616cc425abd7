// Prints a class of the positions that solvers are measured by (docs/solver-suite.md): random deals
// by seed, of every game, deck and table, with values that two searches agree on that share
// nothing. Always the same bytes; whatever the solver becomes, as its nodes choose nothing.
//
// Where the second search (second_opinion.h) says otherwise than the solver it ends by an
// exception.
//
// Usage: make_suite easy|middle|hard
#include <algorithm>
#include <cstdio>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/game_row.h"
#include "tests/support/second_opinion.h"
#include "tools/verbs/solver_suite.h"

namespace schafkopf {
namespace {

enum class Grade : std::uint8_t { kEasy, kMiddle, kHard };
constexpr std::string_view kGrades[] = {"easy", "middle", "hard"};

constexpr int kOfEach = 2;                         // positions of each game
constexpr int kMostDraws = 300;                    // until one is open
constexpr int kHardDraws = 4;                      // open ones, of which the hardest is taken
constexpr std::uint64_t kProofNodes = 10'000'000;  // of a question

// Every game that the usual rules know, at each deck and table that it is played with.
std::vector<GameRow> Games() {
  std::vector<GameRow> games = CommonGames();
  for (GameRow& game : SpecialGames()) {
    if (game.options.empty()) games.push_back(std::move(game));
  }
  for (const char* row : {"ramsch", "schieberamsch", "hintenrum"}) {
    games.push_back({row, row, Deck::kLong});
    games.push_back({row, row, Deck::kShort});
  }
  games.push_back({"three_ramsch", "ramsch", Deck::kShort, 3});
  return games;
}

Deal RandomDealOf(const GameRow& game, bool strong, Random& random) {
  const std::vector<Contract> contracts =
      game.row == "ramsch" ? std::vector{Contract::Named(game.row)} : ContractsOf(game);
  const Contract contract = contracts[random.Below(contracts.size())];
  const Tilt tilt = contract.objective() == Objective::kNoTricks              ? Tilt::kWeak
                    : contract.objective() == Objective::kAllTricks || strong ? Tilt::kStrong
                                                                              : Tilt::kNone;
  return RandomDeal(contract, game.deck, tilt, random, game.seats);
}

struct Wish {
  const GameRow& game;
  Grade grade;
  int which;        // of those of the game
  int tricks_more;  // played before it
};

// How many cards are played before the question.
int PliesFor(const Deal& deal, const Wish& wish, Random& random) {
  const auto below = [&](int bound) {
    return static_cast<int>(random.Below(static_cast<std::uint64_t>(bound)));
  };
  const int seats = deal.seats();
  if (wish.grade == Grade::kHard) {
    return seats * wish.tricks_more + (wish.which == 0 ? 0 : 1 + below(seats - 1));
  }
  int left = (wish.grade == Grade::kEasy ? 2 : 4) + wish.which;
  if (seats == 2) left *= 2;
  return seats * std::max(0, deal.hand_size() - left) + below(seats);
}

// A position in which it matters what is played; nothing where this draw makes none.
std::optional<SuitePosition> Draw(const Wish& wish, Random& random, Solver& solver) {
  const Deal deal = RandomDealOf(wish.game, wish.which == 0, random);
  const int plies = PliesFor(deal, wish, random);
  const Position position = RandomPlay(deal, plies, /*keep_open=*/true, random);
  if (!HasSecondOpinion(position) || !HasCardScores(position) || position.LegalPlays().size() < 2) {
    return std::nullopt;
  }
  const auto played = position.played();
  SuitePosition drawn{.deal = {.contract = deal.contract(),
                               .declarer = deal.declarer,
                               .hands = deal.hands,
                               .played = {played.begin(), played.end()},
                               .result = std::nullopt,
                               .covers = deal.covers,
                               .table = {deal.deck(), deal.seats()}}};
  drawn.scores = ScoresOf(position, solver);
  // Who announces a Solo hintenrum goes by the tricks before it.
  if (!ReadSuiteLine({.number = 1, .text = drawn.ToLine()}).ok()) return std::nullopt;
  const bool matters = std::ranges::any_of(drawn.scores, [&](const CardScore& score) {
    return score.values != drawn.scores.front().values;
  });
  if (matters || deal.contract().objective() == Objective::kHoldTop) return drawn;
  return std::nullopt;
}

// With what the second search needed; nothing where it would need too much. Throws where it says
// otherwise.
std::optional<SuitePosition> Checked(SuitePosition drawn) {
  const auto opinion = SecondOpinion(drawn, kProofNodes);
  if (!opinion) return std::nullopt;
  if (!opinion->agrees) throw std::logic_error(drawn.ToLine());
  drawn.nodes = opinion->nodes;
  return drawn;
}

// The first open one that both searches can tell; of hard ones the hardest of a few. Where the
// second search gives up again and again, tricks are played before.
std::optional<SuitePosition> Choose(const GameRow& game, Grade grade, int which,
                                    std::uint64_t stream, Solver& solver) {
  std::optional<SuitePosition> chosen;
  const int wanted = grade == Grade::kHard ? kHardDraws : 1;
  int checked = 0;
  int given_up = 0;
  for (int i = 0; i < kMostDraws && (checked < wanted || !chosen); ++i) {
    Random random(4700 + static_cast<std::uint64_t>(grade),
                  stream * kMostDraws + static_cast<std::uint64_t>(i));
    auto drawn = Draw({game, grade, which, given_up / wanted}, random, solver);
    if (!drawn) continue;
    drawn = Checked(*std::move(drawn));
    ++(drawn ? checked : given_up);
    if (drawn && (!chosen || drawn->nodes > chosen->nodes)) chosen = std::move(drawn);
  }
  return chosen;
}

int Make(Grade grade) {
  Solver solver;
  std::vector<SuitePosition> suite;
  std::uint64_t stream = 0;
  for (const GameRow& game : Games()) {
    for (int which = 0; which < kOfEach; ++which) {
      auto chosen = Choose(game, grade, which, stream++, solver);
      std::fprintf(stderr, "%s %d: %s\n", game.name.c_str(), which,
                   chosen ? std::to_string(chosen->nodes).c_str() : "none");
      if (chosen) suite.push_back(*std::move(chosen));
    }
  }
  std::ranges::stable_sort(suite, {}, &SuitePosition::nodes);
  std::printf(
      "# %zu positions, %s; made by bench/suite/make. docs/solver-suite.md says how to "
      "read them.\n",
      suite.size(), std::string(kGrades[static_cast<std::size_t>(grade)]).c_str());
  for (const SuitePosition& position : suite) std::puts(position.ToLine().c_str());
  return 0;
}

}  // namespace
}  // namespace schafkopf

int main(int count, char** words) {
  const auto* const grade =
      std::ranges::find(schafkopf::kGrades, std::string_view(count == 2 ? words[1] : ""));
  if (grade == std::end(schafkopf::kGrades)) {
    std::fputs("usage: make_suite easy|middle|hard\n", stderr);
    return 2;
  }
  return schafkopf::Make(static_cast<schafkopf::Grade>(grade - schafkopf::kGrades));
}
