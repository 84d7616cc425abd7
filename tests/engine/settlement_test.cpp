// What a deal comes to: who won, who pays whom, and what becomes of the stock.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/money/doubled_deal.h"
#include "engine/money/price.h"
#include "engine/money/settle.h"
#include "engine/money/stock.h"
#include "engine/table/rule_set.h"
#include "engine/worlds/dealer.h"
#include "tests/support/rules_with.h"

namespace schafkopf::settlement_test {
namespace {

using testing::ElementsAre;

const Contract kRuf = Contract::Named("ruf", Suit::kGras);
const Contract kSolo = Contract::Named("solo", Suit::kHerz);
const Contract kBettel = Contract::Named("bettel");
const Contract kKreuz = Contract::Named("kreuz");

TEST(Stock, WhoWinsAndWhoDoublesIt) {
  const auto shares = [](bool called, int partners, bool won, const RuleOptions& options) {
    const StockShares s = ShareStock(Cents(80), called, partners, won, options);
    EXPECT_EQ(s.declarer + s.partner + s.left, Cents(80));
    return std::vector<int>{s.declarer.count(), s.partner.count(), s.left.count()};
  };
  EXPECT_THAT(shares(true, 2, true, {}), ElementsAre(80, 0, 0)) << "C107";
  EXPECT_THAT(shares(true, 2, false, {}), ElementsAre(-80, 0, 160));
  EXPECT_THAT(shares(true, 2, true, With("stock_mode", "shared")), ElementsAre(40, 40, 0));
  EXPECT_THAT(shares(true, 2, false, With("stock_mode", "shared")), ElementsAre(-40, -40, 160))
      << "C109";
  EXPECT_THAT(shares(false, 1, true, {}), ElementsAre(0, 0, 80));
  EXPECT_THAT(shares(false, 1, true, With("stock_mode", "any_contract")), ElementsAre(80, 0, 0));
  EXPECT_THAT(shares(true, 2, false, With("stock_doubled_on_loss", "off")), ElementsAre(0, 0, 80));
  EXPECT_EQ(ReuegeldOf(true, false, With("reuegeld", "50")), Cents(50));
  EXPECT_EQ(ReuegeldOf(true, true, With("reuegeld", "50")), Cents(0));
  EXPECT_EQ(ReuegeldOf(false, false, With("reuegeld", "50")), Cents(0));
}

TEST(Settle, WhoPromisedMorePointsNeedsThem) {
  const Prices prices = PricesOf(Game(kSolo, Deck::kLong), {});
  EXPECT_EQ(Settle({.value = Value(61)}, prices).won, true);
  EXPECT_EQ(Settle({.value = Value(61), .target = Points(70)}, prices).won, false);
  EXPECT_EQ(Settle({.value = Value(70), .target = Points(70)}, prices).won, true);
}

TEST(Settle, WhoRevokedHasLost) {
  const Prices prices = PricesOf(Game(kSolo, Deck::kLong), {});
  EXPECT_EQ(Settle({.value = Value(90), .revoked = Revoked::kDeclarers}, prices).won, false);
  EXPECT_EQ(Settle({.value = Value(40), .revoked = Revoked::kOpponents}, prices).won, true);
  const Prices bettel = PricesOf(Game(kBettel, Deck::kLong), {});
  EXPECT_EQ(Settle({.value = Value(1), .revoked = Revoked::kDeclarers}, bettel).won, false);
}

TEST(Settle, WhatWinsWhereItWasDoubled) {
  EXPECT_EQ(WinningValueDoubled(kBettel, {}, 1), Value(1));
  EXPECT_EQ(WinningValueDoubled(kSolo, {}, 0), Value(61));
  EXPECT_EQ(WinningValueDoubled(kSolo, With("kontra_takes_over", "on"), 1), Value(60));
}

TEST(Settle, WhatADealIsWorthToASeat) {
  const Game game(Contract::Named("sjavs", Suit::kGras), Deck::kLong);
  Deal deal{game, Seat(1), Dealer(KnowledgeBeforePlay(Deck::kLong, {})).Sample(6, 1)};
  const Settlement sjavs = Settle(deal, Value(59), PricesOf(game, {}));
  for (Seat seat : kSeats) {
    EXPECT_EQ(WorthTo(seat, sjavs, deal), seat.index() % 2 == 1 ? -4 : 4);
    EXPECT_EQ(PaymentsOf(sjavs, deal)[seat], Cents(0));
    EXPECT_EQ(ResultFor(deal, {}, Value(59), seat).cents, std::nullopt);
    EXPECT_EQ(ResultFor(deal, {}, Value(59), seat).won, false);
  }
  deal.game = Game(kSolo, Deck::kLong);
  const Prices prices = PricesOf(deal.game, {});
  const Settlement solo = Settle(deal, Value(91), prices);
  for (Seat seat : kSeats) {
    EXPECT_EQ(WorthTo(seat, solo, deal), PaymentsOf(solo, deal)[seat].count());
    EXPECT_EQ(ResultFor(deal, {}, Value(91), seat).cents, PaymentsOf(solo, deal)[seat]);
  }
  const Settlement schwarz = SettleAs(deal, {true, true, true}, prices);
  EXPECT_EQ(schwarz.price(), solo.price() + Cents(10));
  EXPECT_EQ(schwarz.laufende, solo.laufende);
}

// All who settle a dealt game agree, and it sums to zero, in every game that is paid.
TEST(Settle, EveryGameOfADealSumsToZero) {
  Random random(3, 0);
  int settled_games = 0;
  for (const ContractRow& row : kContracts) {
    if (row.parties == Parties::kEach) continue;
    const auto index = FindContractRow(row.name).value();
    for (const Contract& contract : ContractsOfRow(index, /*touts=*/true)) {
      for (int i = 0; i < 20; ++i) {
        const Deck deck = row.pack == Pack::kKop ? Deck::kKop : Deck::kLong;
        const int seats = row.special.seats > 0 ? row.special.seats : kSeatCount;
        const Game game(
            contract.parties() == Parties::kPair ? contract.WithPartner(Seat(2)) : contract,
            {deck, seats});
        const Deal deal = {game, Seat(i % seats),
                           Dealer(KnowledgeBeforePlay(game.table(), {})).Sample(5, random.Next())};
        if (deal.contract().partner() == deal.declarer) continue;
        if (!DeclarerSide(deal).Contains(deal.declarer))
          continue;  // of Kop: holds neither EO nor GO
        const Prices prices = PricesOf(game, {});
        for (int points : {-1, 0, 1, 30, 31, 60, 61, 90, 91, 120, 121}) {
          const Settlement settled = Settle(deal, Value(points), prices);
          const auto payments = PaymentsOf(settled, deal);
          EXPECT_EQ(std::accumulate(payments.begin(), payments.end(), Cents(0)), Cents(0))
              << row.name << ' ' << points;
          if (row.pack == Pack::kSjavs) continue;
          EXPECT_EQ(settled.won.has_value(), seats != 2 || points != 60) << row.name;
          if (!settled.won) continue;
          EXPECT_EQ(payments[deal.declarer] > Cents(0), *settled.won) << row.name << ' ' << points;
          ++settled_games;
        }
      }
    }
  }
  EXPECT_GT(settled_games, 5'000);
}

// A Rufspiel of two seats against two, or whatever is played by so many.
Settlement SettleWith(const Contract& contract, const Ending& ending, const RuleOptions& options,
                      int seats = kSeatCount) {
  const Deck deck = seats == 2 ? Deck::kShort : Deck::kLong;
  return Settle(ending, PricesOf(Game(contract, {deck, seats}), {{}, options}));
}

TEST(Settle, TheStockIsSharedByWhoPlayed) {
  const auto shares = [](const Contract& contract, int declarers, int points,
                         const RuleOptions& options) {
    const Settlement settled = SettleWith(
        contract, {.value = Value(points), .declarers = declarers, .stock = Cents(80)}, options);
    const Cents price =
        PaymentsOf(declarers, 4 - declarers, *settled.won, settled.price()).declarers;
    EXPECT_EQ(settled.shares->opponent,
              PaymentsOf(declarers, 4 - declarers, *settled.won, settled.price()).opponents);
    return std::vector<int>{(settled.shares->declarer - price).count(),
                            (settled.shares->partner - price).count(), settled.stock_left.count(),
                            settled.reuegeld.count()};
  };
  RuleOptions shared = With("stock_mode", "shared");
  ASSERT_TRUE(shared.Set("reuegeld", "50"));
  EXPECT_THAT(shares(kRuf, 2, 70, {}), ElementsAre(80, 0, 0, 0)) << "C107";
  EXPECT_THAT(shares(kRuf, 2, 70, shared), ElementsAre(40, 40, 0, 0));
  EXPECT_THAT(shares(kRuf, 2, 50, shared), ElementsAre(-40, -40, 160, 0)) << "C109";
  EXPECT_THAT(shares(Contract::Named("muss", Suit::kGras), 2, 60, {}), ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(Contract::Named("muss", Suit::kGras), 1, 60, shared),
              ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(kSolo, 1, 70, shared), ElementsAre(0, 0, 80, 0));
  EXPECT_THAT(shares(kSolo, 1, 50, shared), ElementsAre(0, 0, 80, 50));
  EXPECT_THAT(shares(kSolo, 1, 70, With("stock_mode", "any_contract")), ElementsAre(80, 0, 0, 0));
  EXPECT_THAT(shares(kKreuz, 2, 70, With("stock_mode", "any_contract")), ElementsAre(0, 0, 80, 0))
      << "in a Kreuzbock nobody chose";
}

TEST(Settle, SixtyOfTwoPlayersIsADraw) {
  const Contract two = Contract::Named("offiziere");
  const auto at = [&](int points, const RuleOptions& options = {}) {
    return SettleWith(two, {.value = Value(points)}, options, 2);
  };
  EXPECT_TRUE(at(60).drawn);
  EXPECT_EQ(at(60).won, std::nullopt);
  EXPECT_EQ(at(60).price(), Cents(0));
  EXPECT_FALSE(at(61).drawn);
  EXPECT_EQ(at(61).won, true);
  EXPECT_EQ(at(59).won, false);
  EXPECT_FALSE(at(60, With("two_hand_names", "on")).drawn);
  EXPECT_EQ(at(60, With("two_hand_names", "on")).won, false);
  EXPECT_FALSE(SettleWith(kSolo, {.value = Value(60)}, {}).drawn) << "only of two";
}

}  // namespace
}  // namespace schafkopf::settlement_test
