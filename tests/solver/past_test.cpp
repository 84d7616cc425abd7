// Positions as they stand, without the tricks before them: worth what the same deal is with its
// history. SCHAFKOPF_LONG_TESTS=1 asks 20,000 of them instead of some 2,000.
#include "engine/play/past.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/text/notation.h"
#include "engine/text/notation_view.h"
#include "engine/worlds/dealer.h"
#include "solver/ramsch/free_for_all.h"
#include "solver/solver.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"
#include "tests/support/told_position.h"

namespace schafkopf::past_test {
namespace {

constexpr std::uint64_t kNoBudget = ~std::uint64_t{0};

int PositionsOfRow() {
  const bool many = LongTests();
  return Scaled(many ? 20'000 / static_cast<int>(kContracts.size()) + 1 : 100);
}

// What a position says, one seat after another.
void ExpectSame(const Position& told, const Position& history, const std::string& line) {
  ASSERT_EQ(told.to_move(), history.to_move()) << line;
  ASSERT_EQ(told.LegalPlays(), history.LegalPlays()) << line;
  ASSERT_EQ(told.called_suit_led(), history.called_suit_led()) << line;
  for (Seat seat : kSeats) {
    ASSERT_EQ(told.held(seat), history.held(seat)) << line;
    ASSERT_EQ(told.hand(seat), history.hand(seat)) << line;
    ASSERT_EQ(told.points(SeatSet::Of(seat)), history.points(SeatSet::Of(seat))) << line;
  }
}

void ExpectSameValues(const Position& told, const Position& history, const std::string& line) {
  if (told.deal().contract().parties() == Parties::kEach) {
    FreeForAll solver(RamschTerms(told.deal().contract(), told.seats(), {}));
    const auto ending = solver.Play(told, kNoBudget);
    const auto known =
        FreeForAll(RamschTerms(told.deal().contract(), told.seats(), {})).Play(history, kNoBudget);
    ASSERT_EQ(ending->points, known->points) << line;
    ASSERT_EQ(ending->payments, known->payments) << line;
    for (int seat = 0; seat < told.seats(); ++seat) {
      ASSERT_EQ(solver.Force(told, Seat(seat), kNoBudget),
                solver.Force(history, Seat(seat), kNoBudget))
          << line;
    }
    return;
  }
  Solver solver;
  ASSERT_EQ(DeclarerSide(told.deal()), DeclarerSide(history.deal())) << line;
  ASSERT_EQ(solver.Solve(told), solver.Solve(history)) << line;
  ASSERT_EQ(solver.SolveCards(told), solver.SolveCards(history)) << line;
}

// What the seat on turn sees: the same by the position as by its history, and printed and read
// back.
void ExpectSameView(const std::string& text, const Position& told, const Position& history) {
  const auto line = ParseViewLine(text);
  ASSERT_TRUE(line.ok()) << line.status() << '\n' << text;
  const SeatView& view = line->view;
  const SeatView known = ViewOf(history);
  ASSERT_EQ(view.seat, known.seat) << text;
  ASSERT_EQ(view.held(), known.held()) << text;
  ASSERT_EQ(view.LegalPlays(), known.LegalPlays()) << text;
  ASSERT_EQ(view.DistinctPlays(), known.DistinctPlays()) << text;
  const Dealer dealer(KnowledgeOf(view));
  const std::uint64_t worlds = std::min<std::uint64_t>(dealer.count(), 2000);
  bool found = worlds == 2000;
  for (std::uint64_t i = 0; i < worlds; ++i) found |= dealer.World(i) == told.deal().hands;
  ASSERT_TRUE(found) << text;
  const std::string printed = ToString(*line);
  const auto again = ParseViewLine(printed);
  ASSERT_TRUE(again.ok()) << again.status() << '\n' << printed;
  ASSERT_EQ(ToString(*again), printed);
  ASSERT_EQ(Dealer(KnowledgeOf(again->view)).count(), dealer.count()) << printed;
}

class PastOfRow : public testing::TestWithParam<int> {};

TEST_P(PastOfRow, IsAllThatCounts) {
  const ContractRow& row = kContracts[static_cast<std::size_t>(GetParam())];
  int open = 0;
  for (int i = 0; i < PositionsOfRow(); ++i) {
    Random random(12000 + static_cast<std::uint64_t>(GetParam()), static_cast<std::uint64_t>(i));
    const AnyGame game = GameOfRow(row, random);
    // No rule knows a Sie of two players.
    if (row.objective == Objective::kHoldTop && game.seats == 2) continue;
    const Tilt tilt = static_cast<Tilt>(random.Below(3));
    const Deal deal = RandomDeal(game.contract, game.deck, tilt, random, game.seats);
    const int tricks_left = 1 + static_cast<int>(random.Below(4));
    const int plies = game.seats * std::max(0, deal.hand_size() - tricks_left) +
                      static_cast<int>(random.Below(static_cast<std::uint64_t>(game.seats)));
    const Position history = RandomPlay(deal, plies, true, random);
    if (!history.switched()) continue;
    ++open;
    const std::string text = ToldAsItStands(history, random);
    const auto line = ParseDealLine(text, kUsualOptions, LineSpan::kPosition);
    ASSERT_TRUE(line.ok()) << line.status() << '\n' << text;
    ASSERT_TRUE(line->past) << text;
    const std::string printed = ToString(*line);
    const auto again = ParseDealLine(printed, kUsualOptions, LineSpan::kPosition);
    ASSERT_TRUE(again.ok()) << again.status() << '\n' << printed;
    ASSERT_EQ(*again, *line) << printed;
    ASSERT_EQ(ToString(*again), printed);
    const Position told = PositionOf(*line);
    ExpectSame(told, history, text);
    ExpectSameValues(told, history, text);
    const bool seen = game.contract.is_played() && told.game().begins_switched();
    if (seen && !HasFatalFailure()) ExpectSameView(text, told, history);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(open, 0);
}

INSTANTIATE_TEST_SUITE_P(Rows, PastOfRow, testing::Range(0, static_cast<int>(kContracts.size())),
                         [](const auto& test) {
                           return std::string(
                               kContracts[static_cast<std::size_t>(test.param)].name);
                         });

// The end of a deal from its own beginning: all that is told is that nothing was.
TEST(Past, MayBeEmpty) {
  const auto line = ParseDealLine(
      "wenz 2 | EA EK EO GZ GK H8 SK S8 | E9 E8 GA HU H9 H7 SA SZ | EZ EU E7 GU HA SO SU S7 | GO "
      "G9 "
      "G8 G7 HZ HK HO S9 | ; to_play 0; points 0 0 0 0",
      kUsualOptions, LineSpan::kPosition);
  ASSERT_TRUE(line.ok()) << line.status();
  EXPECT_EQ(Solver().Solve(PositionOf(*line)), Value(45));
}

}  // namespace
}  // namespace schafkopf::past_test
