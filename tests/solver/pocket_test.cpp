// The pocket edition: its networks in whole numbers, and that it says what deals say.
#include "solver/pocket/pocket.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "engine/cards/random.h"
#include "engine/table/round_auction.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/bid_advice.h"
#include "solver/habits/bid_habit.h"
#include "solver/pocket/pocket_net.h"
#include "solver/pocket/pocket_outputs.h"
#include "tests/support/digest.h"
#include "tests/support/test_scale.h"

namespace schafkopf::pocket_test {
namespace {

const RuleSet& Rules() {
  static const RuleSet rules = *PresetRules("sauspiel");
  return rules;
}

CardSet AnyHand(Random& random) {
  CardSet hand;
  while (hand.size() < 8) hand.Insert(Card::FromIndex(static_cast<int>(random.Below(kCardCount))));
  return hand;
}

BidQuestion QuestionOf(CardSet hand, Seat seat, std::vector<Contract> contracts) {
  BidQuestion question{hand, TableOf(Rules(), Deck::kLong), seat, std::move(contracts)};
  question.others.offers = KnownBids(Rules());
  question.seeks_best = false;
  return question;
}

// All that it may announce.
std::vector<Contract> GamesOf(CardSet hand) {
  std::vector<Contract> games = ContractsOf(Rules());
  std::erase_if(games, [&](const Contract& game) {
    return ObstacleTo(game, hand, TableOf(Rules(), Deck::kLong)) != BidObstacle::kNone;
  });
  return games;
}

// The weights of a network as real numbers, in the order of its bytes.
class RealWeights {
 public:
  explicit RealWeights(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  std::vector<double> Tables(std::size_t count) {
    std::vector<double> taken;
    for (std::uint8_t byte : rest_.first(count)) {
      taken.push_back(static_cast<double>(static_cast<std::int8_t>(byte)) / kPocketTableUnit);
    }
    rest_ = rest_.subspan(count);
    return taken;
  }
  std::vector<double> Layer(std::size_t count) {
    std::vector<double> taken;
    for (std::size_t i = 0; i < count; ++i) {
      const auto number = static_cast<std::int16_t>(256 * rest_[2 * i + 1] + rest_[2 * i]);
      taken.push_back(static_cast<double>(number) / kPocketUnit);
    }
    rest_ = rest_.subspan(2 * count);
    return taken;
  }

 private:
  std::span<const std::uint8_t> rest_;
};

TEST(PocketNet, AddsInWholeNumbersWhatRealOnesDo) {
  const PocketRoles roles(Contract::Named("ruf", Suit::kGras));
  constexpr std::size_t kOutputs = 3;
  Random random(1, 2);
  std::vector<std::uint8_t> bytes(PocketNet::BytesOf(roles.rows(), kOutputs));
  const std::size_t tables = roles.rows() * kPocketWidth;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(random.Below(256));
    // The layers behind in small steps: the higher byte is 0 or -1.
    if (i >= tables && (i - tables) % 2 == 1) bytes[i] = random.Below(2) == 0 ? 0 : 255;
  }
  const PocketNet net(bytes, roles.rows(), kOutputs);
  RealWeights weights(bytes);
  const std::vector<double> table = weights.Tables(tables);
  const std::vector<double> base = weights.Layer(kPocketWidth);
  const std::vector<double> second = weights.Layer(kPocketWidth * kPocketSecond);
  const std::vector<double> second_base = weights.Layer(kPocketSecond);
  const std::vector<double> last = weights.Layer(kPocketSecond * kOutputs);
  const std::vector<double> last_base = weights.Layer(kOutputs);
  for (int i = 0; i < 100; ++i) {
    const PocketRows rows = roles.RowsOf(Seat(i % kSeatCount), AnyHand(random));
    std::array<double, kPocketWidth> hidden;
    for (std::size_t j = 0; j < kPocketWidth; ++j) {
      hidden[j] = base[j];
      for (std::size_t row : rows) hidden[j] += table[row * kPocketWidth + j];
    }
    std::array<double, kPocketSecond> behind;
    for (std::size_t j = 0; j < kPocketSecond; ++j) {
      behind[j] = second_base[j];
      for (std::size_t k = 0; k < kPocketWidth; ++k) {
        behind[j] += std::max(0.0, hidden[k]) * second[k * kPocketSecond + j];
      }
    }
    const std::vector<double> outputs = net.Outputs(rows);
    ASSERT_EQ(outputs.size(), kOutputs);
    for (std::size_t j = 0; j < kOutputs; ++j) {
      double expected = last_base[j];
      for (std::size_t k = 0; k < kPocketSecond; ++k) {
        expected += std::max(0.0, behind[k]) * last[k * kOutputs + j];
      }
      EXPECT_NEAR(outputs[j], expected, 0.01);
    }
  }
}

TEST(PocketRoles, GiveEachHandItsOwnRowsAndAlikeHandsTheSame) {
  const PocketRoles wenz(Contract::Named("wenz"));
  std::set<PocketRows> all;
  std::set<std::uint32_t> hands;
  Random random(3, 4);
  for (int i = 0; i < 2000; ++i) {
    const CardSet hand = AnyHand(random);
    hands.insert(hand.bits());
    const PocketRows rows = wenz.RowsOf(Seat(2), hand);
    all.insert(rows);
    for (std::size_t row : rows) ASSERT_LT(row, wenz.rows());
  }
  EXPECT_EQ(all.size(), hands.size());
  // Gras and Schellen trade places but for the Unter, which are trumps.
  PocketRows one = wenz.RowsOf(Seat(0), *ParseCardSet("EU GU EA GA GZ S7 H8 H9"));
  PocketRows other = wenz.RowsOf(Seat(0), *ParseCardSet("EU GU EA SA SZ G7 H8 H9"));
  std::ranges::sort(one);
  std::ranges::sort(other);
  EXPECT_EQ(one, other);
  // The called suit is not like the others, nor is the trump suit.
  const PocketRoles ruf(Contract::Named("ruf", Suit::kGras));
  PocketRows called = ruf.RowsOf(Seat(0), *ParseCardSet("EO GU GZ G7 SZ S9 H8 H9"));
  PocketRows plain = ruf.RowsOf(Seat(0), *ParseCardSet("EO GU SZ S7 GZ G9 H8 H9"));
  std::ranges::sort(called);
  std::ranges::sort(plain);
  EXPECT_NE(called, plain);
}

TEST(Pocket, KnowsTheGamesAndTheRanksOfItsRules) {
  for (const Contract& contract : ContractsOf(Rules())) {
    EXPECT_TRUE(IsInPocket(contract)) << ToString(contract);
    const bool held = contract.objective() == Objective::kHoldTop;
    EXPECT_EQ(IsInPocket(contract.WithStich()), held) << ToString(contract);
  }
  EXPECT_FALSE(IsInPocket(Contract::Named("bettel")));
  EXPECT_FALSE(IsInPocket(Contract::Named("ruf", Suit::kGras).WithCalledRank(Rank::kTen)));
  EXPECT_FALSE(IsInPocket(Contract::Named("ruf", Suit::kGras).WithTout()));
  std::set<int> levels = {0};
  for (const Contract& bid : KnownBids(Rules())) levels.insert(bid.level());
  EXPECT_TRUE(std::ranges::equal(levels, kPocketLevels));
}

TEST(Pocket, SaysSharesOfEveryHand) {
  Random random(5, 6);
  for (int i = 0; i < Scaled(3000); ++i) {
    const CardSet hand = AnyHand(random);
    const BidAdvice advice =
        PocketAdvice(QuestionOf(hand, Seat(i % kSeatCount), GamesOf(hand)), StakesOf(Rules()));
    ASSERT_FALSE(advice.ranked.empty());
    for (const ContractWorth& worth : advice.ranked) {
      if (!worth.table) continue;
      EXPECT_LE(0, worth.table->schwarz);
      EXPECT_LE(worth.table->schwarz, worth.table->schneider);
      EXPECT_LE(worth.table->schneider, worth.table->win.value);
      EXPECT_LE(worth.table->win.low, worth.table->win.value);
      EXPECT_LE(worth.table->win.value, worth.table->win.high);
      EXPECT_LE(worth.table->win.high, 1);
      EXPECT_LE(std::abs(worth.cents.value), 700) << ToString(worth.contract);
    }
    ASSERT_TRUE(advice.passing);
    double all = 0;
    double cents = 0;
    for (const RankShare& rank : advice.passing->ranks) {
      all += rank.share;
      cents += rank.cents;
    }
    EXPECT_NEAR(all, 1, 1e-9);
    EXPECT_NEAR(cents, advice.passing->cents.value, 1e-9);
    EXPECT_EQ(advice.passing->nobody, advice.passing->ranks.front().share);
  }
}

TEST(Pocket, SaysWhatDealsSay) {
  // Squares of what chances are off beyond what sampling explains, and of cents of passing.
  double chances = 0;
  double passing = 0;
  int games = 0;
  int hands = 0;
  Random random(7, 8);
  AdviceOptions options;
  options.stakes = StakesOf(Rules());
  options.open_cents = false;
  options.DealEach(150);
  while (games < Scaled(120)) {
    const CardSet hand = AnyHand(random);
    const Seat seat(static_cast<int>(random.Below(kSeatCount)));
    std::vector<Contract> asked = GamesOf(hand);
    std::erase_if(asked, [&](const Contract& game) {
      const BidAdvice told = PocketAdvice(QuestionOf(hand, seat, {game}), StakesOf(Rules()));
      const auto& table = told.ranked.front().table;
      return !table || table->win.value < .1 || table->win.value > .9;
    });
    if (asked.empty()) continue;
    const BidQuestion question = QuestionOf(hand, seat, {asked.front()});
    const BidAdvice told = PocketAdvice(question, StakesOf(Rules()));
    const BidAdvice dealt = AdviseOnBids({&question, 1}, options, {.threads = 0}).front();
    const double off = told.ranked[0].table->win.value - dealt.ranked[0].table->win.value;
    const double sure = (dealt.ranked[0].table->win.high - dealt.ranked[0].table->win.low) / 2;
    EXPECT_LE(std::abs(off), sure + .1)
        << ToString(hand, CardOrder(asked.front())) << " " << ToString(asked.front());
    chances += off * off - sure * sure / kNormal95 / kNormal95;
    ++games;
    const double cents = told.passing->cents.value - dealt.passing->cents.value;
    const double error = dealt.passing->cents.error / kNormal95;
    passing += cents * cents - error * error;
    ++hands;
  }
  EXPECT_LE(std::sqrt(std::max(0.0, chances / games)), .02);
  EXPECT_LE(std::sqrt(std::max(0.0, passing / hands)), 2.5);
}

// The same bytes on every processor and by every compiler.
TEST(Pocket, SaysWhatItSaidBefore) {
  Digest digest;
  Random random(9, 10);
  for (int i = 0; i < 300; ++i) {
    const CardSet hand = AnyHand(random);
    const BidAdvice advice =
        PocketAdvice(QuestionOf(hand, Seat(i % kSeatCount), GamesOf(hand)), StakesOf(Rules()));
    for (const ContractWorth& worth : advice.ranked) {
      digest.Add(ToString(worth.contract));
      digest.Add(worth.played.wins);
      digest.Add(worth.open.wins);
      digest.Add(worth.price().value);
    }
    digest.Add(advice.passing->cents.value);
  }
  ExpectPinned("pocket", digest);
}

}  // namespace
}  // namespace schafkopf::pocket_test
