// An evening of deals: who deals, what is doubled, what is owed, how the chairs stand.
#include "engine/table/evening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/money/price.h"

namespace schafkopf::evening_test {
namespace {

using testing::ElementsAre;
using Options = std::initializer_list<std::pair<const char*, const char*>>;

const Contract kRuf = Contract::Named("ruf", Suit::kGras);
const Contract kWenz = Contract::Named("wenz");
const Contract kHerzSolo = Contract::Named("solo", Suit::kHerz);
const Contract kRamsch = Contract::Named("ramsch");

RuleOptions Rules(Options options) {
  RuleOptions rules;
  for (const auto& [name, value] : options) EXPECT_TRUE(rules.Set(name, value)) << name;
  return rules;
}

// Notes a deal at the chair whose turn it is.
void Note(Evening& evening, const NotedDeal& deal) {
  evening.Note(deal, evening.ForehandOf(deal.round));
}
NotedDeal Lost(const Contract& contract) { return {.contract = contract, .won = false}; }
NotedDeal Won(const Contract& contract) { return {.contract = contract, .won = true}; }

// How often each of the next deals is doubled.
std::vector<int> Bock(const Evening& evening) {
  std::vector<int> times;
  for (const BockRun& run : evening.owed().bock) {
    times.insert(times.end(), static_cast<std::size_t>(run.deals), run.times);
  }
  return times;
}

TEST(Evening, TheDealerMovesOnByOneChair) {
  Evening four(Rules({}), 4, Chair(0));
  EXPECT_EQ(four.DealerFor(Chair(0)), Chair(3));
  Note(four, {});
  Note(four, Won(kWenz));
  four.Skip(four.ForehandOf(nullptr));
  EXPECT_EQ(four.ForehandOf(nullptr), Chair(3)) << "a deal that is not noted was dealt, too";
  Evening six(Rules({}), 6, Chair(4));
  EXPECT_EQ(six.DealerFor(Chair(4)), Chair(3));
  EXPECT_EQ(six.ChairOf(Seat(3), Chair(4)), Chair(1)) << "dealer 3 and cutter 2 sit out";
  const RoundRow* const schieber = FindRound("schieber");
  Note(four, {.round = schieber});
  EXPECT_EQ(four.ForehandOf(nullptr), Chair(3)) << "nobody took the Schieber: dealt again";
}

TEST(Evening, ChairsKeepTheirMoney) {
  Evening evening(Rules({{"all_pass", "throw_in_stock"}}), 5, Chair(3), {.stock = Cents(5)});
  EXPECT_EQ(evening.Note({}, Chair(3)),
            (PerSeat<Cents>{{Cents(-10), Cents(-10), Cents(-10), Cents(-10)}}));
  EXPECT_EQ(evening.owed().stock, Cents(45));
  EXPECT_EQ(evening.balance(Chair(2)), 0) << "the dealer sits out";
  NotedDeal won = Won(kRuf);
  won.payments = {{Cents(65), Cents(-20), Cents(20), Cents(-20)}};
  evening.Note(won, Chair(4));
  EXPECT_EQ(evening.owed().stock, Cents(0));
  std::vector<std::int64_t> balance;
  for (int chair = 0; chair < 5; ++chair) balance.push_back(evening.balance(Chair(chair)));
  EXPECT_THAT(balance, ElementsAre(-30, 10, -20, -10, 55));
  EXPECT_EQ(std::accumulate(balance.begin(), balance.end(), std::int64_t{0}), 5)
      << "what lay in the stock at first";
  EXPECT_EQ(evening.plus(Chair(1)), 20);
  EXPECT_EQ(evening.minus(Chair(1)), 10);
}

TEST(Evening, WhatIsPaidIntoTheStockLiesThere) {
  Evening evening(Rules({}), 4, Chair(0));
  NotedDeal won = Won(kRuf);
  won.into_stock[Seat(2)] = Cents(20);
  EXPECT_EQ(evening.Note(won, Chair(1))[Seat(2)], Cents(-20));
  EXPECT_EQ(evening.owed().stock, Cents(20));
  EXPECT_EQ(evening.balance(Chair(3)), -20);
}

TEST(Evening, ReuegeldAndARubberAreKeptApart) {
  Evening evening(Rules({}), 4, Chair(0));
  NotedDeal lost = Lost(kWenz);
  lost.declarer = Seat(1);
  lost.reuegeld = Cents(50);
  Note(evening, lost);
  Note(evening, lost);
  lost.contract = kRamsch;
  Note(evening, lost);
  EXPECT_EQ(evening.paid_apart(Chair(1)), 50);
  EXPECT_EQ(evening.paid_apart(Chair(2)), 50);
  EXPECT_EQ(evening.paid_apart(Chair(3)), 0) << "nobody declares a Ramsch";
  EXPECT_EQ(evening.sjavs(), std::nullopt);
  NotedDeal sjavs = Won(Contract::Named("sjavs", Suit::kGras));
  sjavs.declarer = Seat(2);
  sjavs.sjavs = SjavsScore{4, 0, 0};
  evening.Note(sjavs, Chair(1));
  ASSERT_TRUE(evening.sjavs());
  EXPECT_EQ(evening.sjavs()->left(1), 20);
  EXPECT_EQ(evening.sjavs()->left(0), 24);
  sjavs.sjavs = SjavsScore{0, 8, 2};
  evening.Note(sjavs, Chair(2));
  EXPECT_EQ(evening.sjavs()->left(1), 12);
  EXPECT_EQ(evening.sjavs()->left(0), 24);
  EXPECT_EQ(evening.owed().carried, 2);
  Evening five(Rules({}), 5, Chair(0));
  Note(five, sjavs);
  EXPECT_EQ(five.sjavs(), std::nullopt) << "partners change";
}

TEST(Evening, BocksThatOverlap) {
  const auto after = [](Options options) {
    Evening evening(Rules(options), 4, Chair(0));
    Note(evening, Lost(kWenz));
    Note(evening, Lost(kHerzSolo));
    return Bock(evening);
  };
  EXPECT_THAT(after({}), ElementsAre()) << "no source says so for all tables";
  EXPECT_THAT(after({{"bock_lost_solo", "on"}}), ElementsAre(1));
  EXPECT_THAT(after({{"bock_lost_solo", "on"}, {"bock_lasts", "round"}}), ElementsAre(2, 2, 2, 1));
  EXPECT_THAT(
      after({{"bock_lost_solo", "on"}, {"bock_lasts", "round"}, {"bock_overlap", "append"}}),
      ElementsAre(1, 1, 1, 1, 1, 1, 1));
}

TEST(Evening, WhatBringsABock) {
  const auto brings = [](const char* option, const char* value, const NotedDeal& deal) {
    Evening evening(Rules({{option, value}}), 4, Chair(0));
    Note(evening, deal);
    return evening.bock();
  };
  NotedDeal kontra = Won(kRuf);
  kontra.stoss = 1;
  NotedDeal re = Lost(kRuf);
  re.stoss = 2;
  NotedDeal schwarz = Lost(kRuf);
  schwarz.schwarz = true;
  EXPECT_EQ(brings("bock_lost_solo", "on", Lost(kWenz)), 1);
  EXPECT_EQ(brings("bock_lost_solo", "on", Won(kWenz)), 0);
  EXPECT_EQ(brings("bock_lost_solo", "on", Lost(kRuf)), 0);
  EXPECT_EQ(brings("bock_schwarz", "on", schwarz), 1);
  EXPECT_EQ(brings("bock_schwarz", "on", Lost(kRuf)), 0);
  EXPECT_EQ(brings("bock_kontra", "any", kontra), 1);
  EXPECT_EQ(brings("bock_kontra", "any", Won(kRuf)), 0);
  EXPECT_EQ(brings("bock_kontra", "lost", kontra), 1);
  EXPECT_EQ(brings("bock_kontra", "lost", re), 0) << "the declarers lost";
  EXPECT_EQ(brings("bock_kontra", "re", re), 1);
  EXPECT_EQ(brings("bock_kontra", "re", kontra), 0);
  EXPECT_EQ(brings("all_pass", "throw_in_bock", {}), 1);
}

TEST(Evening, AThrownInDealUsesUpNoBock) {
  Evening evening(Rules({{"all_pass", "throw_in_bock"}, {"bock_lasts", "round"}}), 4, Chair(0));
  Note(evening, {});
  EXPECT_THAT(Bock(evening), ElementsAre(1, 1, 1, 1));
  Note(evening, {});
  EXPECT_THAT(Bock(evening), ElementsAre(2, 2, 2, 2));
  Note(evening, Won(kRuf));
  EXPECT_THAT(Bock(evening), ElementsAre(2, 2, 2));
  Evening long_one(Rules({{"all_pass", "throw_in_bock"}}), 4, Chair(0));
  for (int deal = 0; deal < 100; ++deal) Note(long_one, {});
  EXPECT_EQ(long_one.bock(), kMaxDoublings);
  Note(evening, Won(Contract::Named("kop")));
  EXPECT_THAT(Bock(evening), ElementsAre(2, 2, 2)) << "Kop knows no Bock";
}

TEST(Evening, RoundsThatAreDue) {
  Evening evening(Rules({{"ramsch_round_after", "2"}, {"kreuz_round_after", "herz_solo"}}), 4,
                  Chair(0));
  Note(evening, {});
  Note(evening, Won(kRuf));
  Note(evening, {});
  EXPECT_EQ(evening.round(), nullptr) << "one after the other";
  Note(evening, {});
  ASSERT_EQ(evening.round(), FindRound("ramsch"));
  NotedDeal ramsch = {.contract = kRamsch, .round = evening.round()};
  for (int deal = 0; deal < 3; ++deal) Note(evening, ramsch);
  EXPECT_EQ(evening.owed().rounds[0].deals, 1);
  Note(evening, Won(kHerzSolo));
  ASSERT_EQ(evening.owed().rounds.size(), 2u) << "a solo between does not count";
  Note(evening, ramsch);
  EXPECT_EQ(evening.round(), FindRound("kreuz"));
  EXPECT_EQ(evening.owed().rounds[0].deals, 4);
}

TEST(Evening, WhatADealThatNobodyBidComesTo) {
  const auto in = [](const char* round, Options options) {
    return PassedIn(*round == 0 ? nullptr : FindRound(round), Rules(options));
  };
  using enum PassedDeal;
  EXPECT_EQ(in("", {}), kThrownIn);
  EXPECT_EQ(in("", {{"all_pass", "muss"}}), kPlaysOn);
  EXPECT_EQ(in("bock", {{"all_pass", "kreuz"}}), kPlaysOn);
  EXPECT_EQ(in("", {{"all_pass", "ramsch"}}), kPlaysOn);
  EXPECT_EQ(in("", {{"all_pass", "ramsch"}, {"ramsch_trigger", "round"}}), kThrownIn);
  EXPECT_EQ(in("schieber", {}), kDealtAgain);
  EXPECT_EQ(in("hadsch", {}), kMustPlay);
  EXPECT_EQ(in("ramsch", {}), kMustPlay);
  EXPECT_EQ(in("allgaeuer", {}), kMustPlay);
  EXPECT_EQ(in("allgaeuer", {{"allgaeuer_refuse", "on"}}), kThrownIn);
}

TEST(Evening, DebtsOfAnAllgaeuer) {
  Evening evening(Rules({}), 4, Chair(0));
  const RoundRow* const round = FindRound("allgaeuer");
  NotedDeal wenz = Lost(kWenz);
  wenz.declarer = Seat(3);
  wenz.round = round;
  Note(evening, wenz);
  EXPECT_EQ(evening.owed().allgaeuer[Chair(3)], (AllgaeuerDebt{true, false, true}))
      << "played is paid, won or lost";
  EXPECT_EQ(evening.owed().allgaeuer[Chair(0)], (AllgaeuerDebt{true, true, true}));
  EXPECT_EQ(evening.owed().allgaeuer_deals, 11);
  NotedDeal solo = Won(kHerzSolo);
  solo.declarer = Seat(2);
  solo.round = round;
  Note(evening, solo);
  EXPECT_EQ(evening.owed().allgaeuer[Chair(3)], (AllgaeuerDebt{true, false, false}));
  NotedDeal ruf = Won(kRuf);
  ruf.declarer = Seat(1);
  Note(evening, ruf);
  EXPECT_EQ(evening.owed().allgaeuer[Chair(3)].ruf, true) << "a deal of no round";
  ruf.declarer = Seat(0);
  ruf.round = round;
  Note(evening, ruf);
  EXPECT_EQ(evening.owed().allgaeuer[Chair(3)], AllgaeuerDebt{});
}

TEST(Evening, TheOldOneDealsTheLastRound) {
  Evening evening(Rules({}), 4, Chair(0));
  NotedDeal ruf = Won(kRuf);
  ruf.old = Seat(2);
  Note(evening, ruf);
  NotedDeal wenz = Won(kWenz);
  wenz.old = Seat(0);
  Note(evening, wenz);
  EXPECT_EQ(evening.owed().old, Chair(2)) << "in a Rufspiel";
  const RoundRow* const last = FindRound("last");
  EXPECT_EQ(evening.DealerFor(evening.ForehandOf(last)), Chair(2));
  wenz.round = last;
  Note(evening, wenz);
  EXPECT_EQ(evening.DealerFor(evening.ForehandOf(last)), Chair(3)) << "from there on as always";
}

}  // namespace
}  // namespace schafkopf::evening_test
