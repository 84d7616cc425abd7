// Recorded games, where they are at hand: each replays legally and comes to its recorded result.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "engine/money/scoring.h"
#include "engine/play/position.h"
#include "engine/text/notation.h"
#include "tests/support/games_path.h"
#include "tests/support/price_of.h"
#include "tests/support/reference.h"

namespace schafkopf::games_test {
namespace {

// Position and reference side by side through the played cards; the result read from the line.
void Replay(const DealLine& line) {
  const Deal deal = line.deal();
  Position position(deal);
  reference::Game game(deal);
  ASSERT_EQ(ObstacleTo(deal.contract(), deal.hands[deal.declarer], deal.deck()),
            BidObstacle::kNone);
  for (Card card : line.played) {
    ASSERT_TRUE(position.LegalPlays().Contains(card)) << reference::Write({{card}});
    position.Play(card);
    ASSERT_NO_THROW(game.Play(card));
  }
  ASSERT_TRUE(position.finished());
  ASSERT_TRUE(line.result);
  EXPECT_EQ(FinalValue(position), *line.result);
  EXPECT_EQ(game.FinalValue(), line.result->count());

  const SeatSet side = DeclarerSide(deal);
  const CardSet cards = CardsOfSide(deal.hands, side);
  const Result result = ResultOf(deal.contract(), *line.result);
  const int laufende = CountLaufende(deal.game, cards).payable;
  const Cents price = UsualPrice(deal.contract(), result, laufende);
  const PerSeat<Cents> payments = Payments(side, result.won, price);
  const auto expected = game.Payments(line.result->count(), 0);
  Cents sum;
  for (Seat seat : kSeats) {
    EXPECT_EQ(payments[seat].count(), expected[static_cast<std::size_t>(seat.index())]);
    sum += payments[seat];
  }
  EXPECT_EQ(sum, Cents(0));
}

TEST(Games, AllReplayWithTheirResults) {
  std::ifstream file(GamesPath());
  if (!file) GTEST_SKIP() << "no recorded games at " << GamesPath();
  int number = 0;
  int played = 0;
  int passed = 0;
  for (std::string text; std::getline(file, text);) {
    ++number;
    if (text.empty() || text.front() == '#') continue;
    SCOPED_TRACE("line " + std::to_string(number) + ": " + text);
    const auto line = ParseDealLine(text);
    ASSERT_TRUE(line.ok()) << line.status();
    if (!line->contract) {
      ++passed;
      continue;
    }
    ++played;
    Replay(*line);
    if (HasFailure()) break;
  }
  EXPECT_EQ(played, 6134);
  EXPECT_EQ(passed, 2199);
}

}  // namespace
}  // namespace schafkopf::games_test
