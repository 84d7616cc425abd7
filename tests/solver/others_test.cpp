// People of one table, told from people as they were recorded.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/bid_advice.h"
#include "solver/auction/learn_others.h"
#include "solver/auction/opponents.h"
#include "solver/habits/bid_habit.h"
#include "tests/support/advice_on.h"
#include "tests/support/digest.h"
#include "tests/support/solver_fields.h"

namespace schafkopf::others_test {
namespace {

std::size_t PlaceOf(const char* game) { return *RecordedPlaceOf(Contract::Named(game)); }

// A deal bid out and won by chance, as such people would.
KnownDeal DealAmong(const Others& others, const Hands& hands, Deck deck, std::uint64_t number) {
  Random random(77, number);
  KnownDeal deal{hands, deck};
  for (Seat seat : kSeats) {
    const auto bid = BidChancesOf(hands[seat], deck, seat, others).Draw(random);
    if (!bid || (deal.contract && IsOutbid(*bid, seat, *deal.contract, deal.declarer))) continue;
    deal.contract = bid;
    deal.declarer = seat;
  }
  if (!deal.contract) return deal;
  const double log_odds =
      LogOddsOfPeople({Game(*deal.contract, deck), deal.declarer, hands}, number) +
      ShiftOf(others.win, *deal.contract);
  deal.won = random.Fraction() < 1 / (1 + std::exp(-log_odds));
  return deal;
}

std::vector<KnownDeal> DealsAmong(const Others& others, std::size_t count) {
  std::vector<KnownDeal> deals;
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const Dealer dealer(KnowledgeBeforePlay(deck, {}));
    for (std::size_t i = 0; i < count / 2; ++i) {
      deals.push_back(DealAmong(others, dealer.Sample(3, i), deck, deals.size()));
    }
  }
  return deals;
}

Others Eager() {
  Others others;
  others.bid[PlaceOf("ruf")] = 0.8;
  others.bid[PlaceOf("solo")] = -0.7;
  others.win[PlaceOf("ruf")] = -0.6;
  others.win[PlaceOf("wenz")] = -0.6;
  return others;
}

TEST(LearnOthers, FindsWhatWasPlanted) {
  for (const Others& planted : {Others(), Eager()}) {
    const auto deals = DealsAmong(planted, 2000);
    const LearnedOthers learned = LearnOthers(deals, RecordedContracts());
    EXPECT_EQ(learned.deals, 2000u);
    EXPECT_GT(learned.games, 1000u);
    for (const char* game : {"ruf", "solo"}) {
      const std::size_t place = PlaceOf(game);
      EXPECT_NEAR(learned.others.bid[place], planted.bid[place], 0.25) << game;
      EXPECT_NEAR(learned.others.win[place], planted.win[place],
                  3 * learned.others.win_doubt[place])
          << game;
      EXPECT_LT(learned.others.win_doubt[place], 0.25) << game;
    }
  }
}

TEST(LearnOthers, FewGamesTellLittle) {
  auto deals = DealsAmong(Eager(), 4);
  const LearnedOthers few = LearnOthers(deals, RecordedContracts());
  for (std::size_t place = 0; place < kRecordedGames.size(); ++place) {
    EXPECT_LT(std::abs(few.others.win[place]), 0.4);
    EXPECT_GT(few.others.win_doubt[place], 0.4);
  }
  const LearnedOthers none = LearnOthers({}, RecordedContracts());
  EXPECT_EQ(none.deals, 0u);
  EXPECT_EQ(none.others.win, GameShifts{});
  // Games that habits do not know, or that the table does not offer, tell nothing.
  deals.front().contract = Contract::Named("bettel");
  EXPECT_EQ(LearnOthers({deals.data(), 1}, RecordedContracts()).deals, 0u);
  deals.front().contract = Contract::Named("wenz");
  EXPECT_EQ(LearnOthers({deals.data(), 1}, {Contract::Named("geier")}).deals, 0u);
  // Nor does one whose end is not known tell how it is played.
  deals.front().won.reset();
  EXPECT_EQ(LearnOthers({deals.data(), 1}, RecordedContracts()).deals, 1u);
  EXPECT_EQ(LearnOthers({deals.data(), 1}, RecordedContracts()).games, 0u);
}

TEST(LearnOthers, IsPinnedAndTheSameForAnyNumberOfThreads) {
  const auto deals = DealsAmong(Eager(), 60);
  Digest one;
  one.Add(LearnOthers(deals, RecordedContracts()));
  Digest three;
  three.Add(LearnOthers(deals, RecordedContracts(), {.threads = 3}));
  EXPECT_EQ(one.value(), three.value());
  ExpectPinned("learned_others", one);
}

TEST(Others, MoveWhatIsAdvised) {
  BidQuestion question = QuestionOf("EU HU EA EZ EK GA HZ S7", {Contract::Named("wenz")});
  const BidAdvice people = AdviceOn(question);
  question.others.win[PlaceOf("wenz")] = -0.5;
  const BidAdvice strong = AdviceOn(question);
  const Share& before = people.ranked.front().table->win;
  const Share& after = strong.ranked.front().table->win;
  const auto log_odds = [](double chance) { return std::log(chance / (1 - chance)); };
  EXPECT_NEAR(log_odds(after.value), log_odds(before.value) - 0.5, 1e-9);
  EXPECT_LT(strong.ranked.front().cents.value, people.ranked.front().cents.value);
  EXPECT_LT(strong.ranked.front().table->schneider, people.ranked.front().table->schneider);
  // How sure that is belongs to the interval.
  const auto range = [&](const Others& others) {
    const auto chance = ChanceAtTable(strong.ranked.front(), Deck::kLong, others);
    return chance->high - chance->low;
  };
  const double sure = range(question.others);
  question.others.win_doubt[PlaceOf("wenz")] = 0.4;
  EXPECT_GT(range(question.others), sure + 0.05);
}

TEST(Others, WhoBidMoreReadilyOutbidMore) {
  BidQuestion question = QuestionOf("GO EU H8 H7 EZ EK G9 S7", {});
  question.contracts = {Contract::Named("ruf", Suit::kGras)};
  const auto outbid = [&] { return AdviceOn(question).ranked.front().bid->outbid; };
  const double people = outbid();
  question.others.bid[PlaceOf("solo")] = 1.5;
  EXPECT_GT(outbid(), people + 0.02);
}

TEST(Others, TheirOpponentsWinMoreWhereTheirDeclarersWinLess) {
  Others others;
  others.win[PlaceOf("solo")] = -0.5;
  for (const char* game : {"solo", "wenz"}) {
    const Contract contract =
        Contract::Named(game, game[0] == 's' ? std::optional(Suit::kHerz) : std::nullopt);
    const double moved = OpponentsCurveOf(contract, Deck::kLong, others)->base -
                         OpponentsCurveOf(contract, Deck::kLong)->base;
    EXPECT_NEAR(moved, game[0] == 's' ? 0.5 : 0, 1e-12);
  }
}

}  // namespace
}  // namespace schafkopf::others_test
