// What the relatives of the game score, Sjavs and Kop.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string_view>

#include "engine/money/settle.h"
#include "engine/table/sjavs_auction.h"
#include "tests/support/rules_with.h"

namespace schafkopf::relatives_test {
namespace {

using testing::ElementsAre;

TEST(Sjavs, TheTableOfScores) {
  struct Row {
    SjavsDeal deal;
    SjavsScore score;
  };
  for (const Row& row : std::initializer_list<Row>{
           {{120, 8, true}, {16, 0, 0}},
           {{120, 8, true, true}, {24, 0, 0}},
           {{120, 8}, {12, 0, 0}},
           {{120, 8, false, true}, {16, 0, 0}},
           {{120, 7}, {4, 0, 0}},  // C160 from here
           {{90, 5}, {4, 0, 0}},
           {{90, 5, false, true}, {8, 0, 0}},
           {{89, 5}, {2, 0, 0}},
           {{61, 4, false, true}, {4, 0, 0}},
           {{60, 4}, {0, 0, 2}},
           {{60, 4, false, true, 2}, {0, 0, 4}},
           {{59, 4}, {0, 4, 0}},
           {{31, 3, false, true}, {0, 8, 0}},
           {{30, 2}, {0, 8, 0}},
           {{0, 1, false, true}, {0, 16, 0}},
           {{0, 0}, {0, 16, 0}},
           {{0, 0, false, true}, {0, 16, 0}},
           {{61, 4, false, false, 2}, {4, 0, 0}},
       }) {
    EXPECT_EQ(ScoreSjavs(row.deal, {}), row.score) << row.deal.points << ' ' << row.deal.tricks;
  }
  EXPECT_EQ(ScoreSjavs({0, 0, false, true}, With("sjavs_no_trick_clubs", "24")).opponents, 24);
}

TEST(Sjavs, TheRubberCountsDownFrom24) {
  SjavsRubber rubber;
  EXPECT_EQ(rubber.left(0), 24);
  rubber.Deduct(0, 16);
  rubber.Deduct(1, 4);
  EXPECT_EQ(rubber.left(0), 8);
  EXPECT_EQ(rubber.left(1), 20);
  rubber.Deduct(0, 7);
  EXPECT_EQ(rubber.left(0), 1);
  EXPECT_EQ(rubber.won(0), 0);
  rubber.Deduct(0, 1);
  EXPECT_EQ(rubber.won(0), 1);
  EXPECT_EQ(rubber.won(1), 0);
  EXPECT_EQ(rubber.left(0), 24);
  EXPECT_EQ(rubber.left(1), 24);
  rubber.Deduct(1, 24);
  EXPECT_EQ(rubber.won(1), 2) << "the others had all";
  rubber.Deduct(0, 4);
  rubber.Deduct(1, 30);
  EXPECT_EQ(rubber.won(1), 3);
  EXPECT_EQ(rubber.left(0), 24);
}

TEST(Sjavs, WhoNamesTrumps) {
  const auto outbids = [](SjavsBid bid, SjavsBid standing) { return Outbids(bid, standing); };
  EXPECT_TRUE(outbids({6, false}, {5, true}));
  EXPECT_FALSE(outbids({5, true}, {6, false}));
  EXPECT_TRUE(outbids({5, true}, {5, false}));
  EXPECT_FALSE(outbids({5, false}, {5, false}));
  EXPECT_FALSE(outbids({5, true}, {5, true}));
  EXPECT_FALSE(outbids({5, false}, {5, true}));
  const auto call = [](CardSet hand) { return SjavsCallOf(hand); };
  const CardSet permanent = RankCards(Rank::kUnter) | CardSet{Card(Suit::kEichel, Rank::kOber),
                                                              Card(Suit::kGras, Rank::kOber)};
  const Card gras(Suit::kGras, Rank::kSeven);
  const Card herz(Suit::kHerz, Rank::kOber);
  const Card eichel(Suit::kEichel, Rank::kSeven);
  EXPECT_EQ(call(permanent | CardSet{gras}).length, 7);
  EXPECT_THAT(call(permanent | CardSet{gras}).suits, ElementsAre(Suit::kGras));
  EXPECT_THAT(call(permanent | CardSet{gras, herz}).suits, ElementsAre(Suit::kGras, Suit::kHerz));
  EXPECT_THAT(call(permanent | CardSet{gras, eichel}).suits, ElementsAre(Suit::kEichel));
  EXPECT_EQ(call(RankCards(Rank::kUnter) | CardSet{gras}).length, 5);
  EXPECT_EQ(call(RankCards(Rank::kUnter) | RankCards(Rank::kSau)).length, 5);
  EXPECT_EQ(call(RankCards(Rank::kUnter)).length, 0) << "four are too few";
  EXPECT_TRUE(call(RankCards(Rank::kUnter)).suits.empty());
}

TEST(Sjavs, ADealIsScoredForItsSides) {
  const auto settle = [](Suit trumps, const Ending& ending) {
    const Game game(Contract::Named("sjavs", trumps), Deck::kLong);
    return Settle(ending, PricesOf(game, {}));
  };
  const Settlement won = settle(Suit::kGras, {.value = Value(61), .carried = 2});
  EXPECT_EQ(won.won, true);
  EXPECT_EQ(won.sjavs, (SjavsScore{4, 0, 0}));
  EXPECT_EQ(won.price(), Cents(4));
  EXPECT_FALSE(won.shares);
  const Settlement lost = settle(Suit::kEichel, {.value = Value(59), .stock = Cents(7)});
  EXPECT_EQ(lost.won, false);
  EXPECT_EQ(lost.sjavs, (SjavsScore{0, 8, 0}));
  EXPECT_EQ(lost.price(), Cents(8));
  EXPECT_EQ(lost.stock_left, Cents(7));
  EXPECT_FALSE(lost.result.schwarz);
  const Settlement even = settle(Suit::kGras, {.value = Value(60)});
  EXPECT_EQ(even.won, std::nullopt);
  EXPECT_EQ(even.price(), Cents(0));
  EXPECT_EQ(even.sjavs, (SjavsScore{0, 0, 2}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kAllTricksTaken}).sjavs, (SjavsScore{12, 0, 0}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kAllTricksTaken, .one_player = true}).sjavs,
            (SjavsScore{16, 0, 0}));
  EXPECT_EQ(settle(Suit::kGras, {.value = kNoTrickTaken}).sjavs, (SjavsScore{0, 16, 0}));
  EXPECT_TRUE(settle(Suit::kGras, {.value = kNoTrickTaken}).result.schwarz);
  EXPECT_EQ(settle(Suit::kGras, {.value = Value(0)}).sjavs, (SjavsScore{0, 8, 0}));
  EXPECT_EQ(SjavsScore(), (SjavsScore{0, 0, 0}));
  EXPECT_EQ(ScoreSjavs({59, 4, false, false, 2}, {}), (SjavsScore{0, 6, 0}));
  EXPECT_EQ(ScoreSjavs({0, 0, false, false, 2}, {}), (SjavsScore{0, 18, 0}));
}

// What the declarer's side of so many seats wins or, below zero, each of it loses to one opponent.
int KopPrice(std::string_view name, int declarers, Value value, const RuleOptions& options = {},
             int stoss = 0, bool tout = false) {
  const Game game(Contract::Named(name, std::nullopt, tout), Deck::kKop);
  Ending ending = {.value = value, .declarers = declarers, .doublings = {.stoss = stoss}};
  const Settlement settled = Settle(ending, PricesOf(game, {{}, options}));
  return *settled.won ? settled.price().count() : -settled.price().count();
}

TEST(Kop, Prices) {
  EXPECT_EQ(KopPrice("kop", 2, Value(53)), 1);
  EXPECT_EQ(KopPrice("kop", 2, Value(52)), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(78)), 1);
  EXPECT_EQ(KopPrice("wesele", 2, Value(79)), 2);
  EXPECT_EQ(KopPrice("kop", 2, kAllTricksTaken), 3);
  EXPECT_EQ(KopPrice("wesele", 2, Value(27)), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(26)), -2);
  EXPECT_EQ(KopPrice("kop", 2, Value(0)), -2);
  EXPECT_EQ(KopPrice("kop", 2, kNoTrickTaken), -3);
  EXPECT_EQ(KopPrice("kop", 2, Value(26), With("kop_exit_old", "26")), -1);
  EXPECT_EQ(KopPrice("kop", 2, Value(79), With("kop_exit_others", "25")), 1);
  EXPECT_EQ(KopPrice("cicha", 1, Value(53)), 4);
  EXPECT_EQ(KopPrice("cicha", 1, kAllTricksTaken), 4);
  EXPECT_EQ(KopPrice("kop", 1, Value(53)), 4) << "one seat held both of the old";
  EXPECT_EQ(KopPrice("kop", 1, kNoTrickTaken), -4);
  EXPECT_EQ(KopPrice("zolo", 1, Value(52)), -5);
  EXPECT_EQ(KopPrice("zolo", 1, Value(1), {}, 0, /*tout=*/true), 10);
  EXPECT_EQ(KopPrice("zolo", 1, Value(0), {}, 0, /*tout=*/true), -10);
  EXPECT_EQ(KopPrice("kop", 2, Value(53), {}, 4), 16);
}

}  // namespace
}  // namespace schafkopf::relatives_test
