// Seats that play a Ramsch, each for itself: they keep out of it, and are settled as the table
// does.
#include "solver/sample/ramsch_player.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <vector>

#include "engine/money/settle.h"
#include "engine/table/rule_set.h"
#include "engine/worlds/dealer.h"
#include "solver/sample/seat_games.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::ramsch_player_test {
namespace {

// What one seat receives in the mean at a table of others, over the same deals each time.
struct RamschTable {
  const char* contract;
  Deck deck;
  int seats;
};
using ChooseCard = std::function<Card(const Position&, std::uint64_t seed)>;
double CentsOf(const RamschTable& table, int deals, const ChooseCard& own,
               const ChooseCard& others) {
  const Contract contract = Contract::Named(table.contract);
  const Prices prices = PricesOf(Game(contract, {table.deck, table.seats}), {});
  std::int64_t cents = 0;
  for (int i = 0; i < deals; ++i) {
    Random random(71, static_cast<std::uint64_t>(i));
    Position position(RandomDeal(contract, table.deck, Tilt::kNone, random, table.seats));
    const Seat seat(i % table.seats);
    while (!position.finished()) {
      const ChooseCard& choose = position.to_move() == seat ? own : others;
      position.Play(choose(position, static_cast<std::uint64_t>(i)));
    }
    cents += SeatGameOf(position, seat, prices).cents;
  }
  return static_cast<double>(cents) / deals;
}

// Ducks: the strongest card that does not take the trick, else the weakest.
Card Duck(const Position& position, std::uint64_t /*seed*/) {
  const CardSet legal = position.LegalPlays();
  const CardSet ducks = position.trick().empty()
                            ? CardSet()
                            : legal - Beaters(legal, position.trick(), position.order());
  std::optional<Card> weakest;
  for (Card card : position.order().best_first()) {
    if (ducks.Contains(card)) return card;
    if (legal.Contains(card)) weakest = card;
  }
  return *weakest;
}

TEST(Chooser, KeepsOutOfTheRamsch) {
  Chooser chooser;
  const auto with = [&](const Player& player) -> ChooseCard {
    return [&chooser, player](const Position& position, std::uint64_t seed) {
      return chooser.Choose(ViewOf(position), player, seed);
    };
  };
  const ChooseCard thinks = with({PlayStyle::kPlay, 8});
  const ChooseCard by_chance = with({PlayStyle::kRandom, 1});
  const int deals = TestScale() > 1 ? 200 : 500;
  for (const RamschTable& table :
       {RamschTable{"ramsch", Deck::kLong, 4}, RamschTable{"ramsch", Deck::kShort, 4},
        RamschTable{"ramsch", Deck::kShort, 3}}) {
    EXPECT_GT(CentsOf(table, deals, thinks, by_chance), 10) << table.seats;
    const double against_ducks = CentsOf(table, deals, thinks, Duck);
    EXPECT_GT(against_ducks, 5) << table.seats;
  }
  EXPECT_GT(CentsOf({"schieberamsch", Deck::kLong, 4}, deals, thinks, by_chance), 8);
}

// Each seat is settled as the table settles it, and over all four it sums to zero.
TEST(PlaySeatGames, SettlesARamsch) {
  RuleOptions options;
  ASSERT_TRUE(options.Set("ramsch_price", "solo"));
  ASSERT_TRUE(options.Set("ramsch_pay", "two_worst_pay"));
  const Game game(Contract::Named("ramsch"), Deck::kShort);
  Random random(52, 1);
  const Deal deal = RandomDeal(game.contract(), Deck::kShort, Tilt::kNone, random);
  SeatGameOptions play;
  play.players = AllSeats({PlayStyle::kPlay, 2});
  play.stakes.rules = options;
  play.games = 40;
  std::vector<EstimateQuestion> questions;
  for (Seat seat : kSeats) {
    questions.push_back(
        {game, Seat(0), seat, KnowledgeOf(game, Seat(0), Seat(1), deal.hands[Seat(1)]), {}});
  }
  std::int64_t cents = 0;
  std::int64_t points = 0;
  std::uint64_t wins = 0;
  for (const SeatGames& games : PlaySeatGames(questions, play)) {
    EXPECT_EQ(games.games, 40u);
    cents += games.cents;
    points += games.values;
    wins += games.wins;
  }
  EXPECT_EQ(cents, 0);
  EXPECT_EQ(points, 40 * 120);
  EXPECT_LE(wins, 80u);
  EXPECT_GT(wins, 70u) << "two win, but after a Durchmarsch";
}

}  // namespace
}  // namespace schafkopf::ramsch_player_test
