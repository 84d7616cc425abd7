// Games and bids by habit, against the slow reference of tests/support/reference_habit.h.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "engine/cards/any_card.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/follow_traits.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/last_tricks.h"
#include "solver/habits/lead_traits.h"
#include "solver/habits/plain_math.h"
#include "solver/habits/play_habit.h"
#include "solver/price_class.h"
#include "tests/support/random_deal.h"
#include "tests/support/reference_habit.h"
#include "tests/support/test_scale.h"

namespace schafkopf::habit_test {
namespace {

constexpr Deck kRecordedDecks[] = {Deck::kLong, Deck::kShort};

// Deals of every recorded contract and deck, with declarers of every strength at every seat.
std::vector<Deal> Deals(int each) {
  std::vector<Deal> deals;
  for (const Contract& contract : RecordedContracts()) {
    for (Deck deck : kRecordedDecks) {
      for (int i = 0; i < each; ++i) {
        Random random(7, deals.size());
        const Tilt tilt = i % 3 == 0 ? Tilt::kNone : i % 3 == 1 ? Tilt::kStrong : Tilt::kWeak;
        deals.push_back(RandomDeal(contract, deck, tilt, random));
      }
    }
  }
  return deals;
}

// The same, and of games to which habits are carried over.
std::vector<Deal> DealsByHabit(int each) {
  std::vector<Deal> deals = Deals(each);
  std::vector<Game> carried;
  for (Deck deck : {Deck::kLong, Deck::kShort, Deck::kShort20}) {
    for (const Contract& contract : AllContracts()) {
      const bool played = IsPlayedWith(contract.row(), deck) && IsPlayedBy(contract.row(), 4);
      if (!played || !HasPlayHabit(Game(contract, deck)) || BidHabitOf(contract, deck)) continue;
      carried.emplace_back(contract, deck);
    }
  }
  for (const Contract& contract : AllContracts()) {
    if (!IsPlayedWith(contract.row(), Deck::kShort) || !IsPlayedBy(contract.row(), 3)) continue;
    const Game game(contract, {Deck::kShort, 3});
    if (HasPlayHabit(game)) carried.push_back(game);
  }
  for (const Game& game : carried) {
    for (int i = 0; i < std::max(1, each / 15); ++i) {
      Random random(7, deals.size());
      const Tilt tilt = i % 2 == 0 ? Tilt::kStrong : Tilt::kNone;
      deals.push_back(RandomDeal(game.contract(), game.deck(), tilt, random, game.seats()));
    }
  }
  return deals;
}

// Plays random legal cards to the end and visits every turn.
template <class Visit>
void ForEachTurn(const Deal& deal, Random& random, const Visit& visit) {
  Position position(deal);
  ReferenceWitness slow(position);
  Witness fast = WitnessOf(deal);
  while (!position.finished()) {
    visit(position, slow, fast);
    const Card card = AnyOf(position.LegalPlays(), random);
    slow.Note(position, card);
    position.Play(card);
    fast.Play(card);
  }
}

TEST(Witness, SeesWhatThePositionSays) {
  for (const Deal& deal : DealsByHabit(Scaled(60))) {
    Random random(8, deal.hands[Seat(0)].bits());
    ForEachTurn(deal, random,
                [](const Position& position, const ReferenceWitness& slow, const Witness& fast) {
                  ASSERT_EQ(fast.to_move(), position.to_move());
                  ASSERT_EQ(fast.leader(), position.leader());
                  ASSERT_EQ(fast.LegalPlays(), position.LegalPlays());
                  ASSERT_EQ(fast.points(), position.points(DeclarerSide(position.deal())).count());
                  ASSERT_EQ(fast.side_took(), position.tricks(DeclarerSide(position.deal())) > 0);
                  ASSERT_EQ(fast.Habit(), slow.HabitOf(position));
                });
  }
}

TEST(TraitsOf, EqualsTheReferenceBitForBit) {
  for (const Deal& deal : DealsByHabit(Scaled(60))) {
    Random random(9, deal.hands[Seat(0)].bits());
    ForEachTurn(deal, random,
                [](const Position& position, const ReferenceWitness& slow, const Witness& fast) {
                  const CardSet legal = position.LegalPlays();
                  std::array<CardTraits, kMostCards> traits;
                  TraitsOf(fast, legal, traits);
                  std::size_t i = 0;
                  for (Card card : legal) {
                    ASSERT_EQ(traits[i++], slow.TraitsOf(position, card, legal))
                        << NameOf(position.deal().deck()) << " row "
                        << position.deal().contract().row_index() << " after "
                        << position.played().size() << " cards, card " << card.index();
                  }
                });
  }
}

TEST(TraitSums, AreTheRowsTimesTheirWeights) {
  for (const Deal& deal : DealsByHabit(Scaled(60))) {
    Random random(10, deal.hands[Seat(0)].bits());
    ForEachTurn(deal, random,
                [](const Position& position, const ReferenceWitness& slow, const Witness& fast) {
                  const CardTraits& weights = kHabitWeights[fast.Habit()];
                  const CardSet legal = fast.LegalPlays();
                  const auto compare = [&](Card card, double score) {
                    const CardTraits traits = slow.TraitsOf(position, card, legal);
                    double sum = 0;
                    for (std::size_t k = 0; k < kCardTraits; ++k) sum += weights[k] * traits[k];
                    ASSERT_NEAR(score, sum, 1e-12);
                  };
                  if (fast.leads()) {
                    ForEachLead(fast, legal, TraitSums(weights), compare);
                  } else {
                    ForEachFollow(fast, legal, TraitSums(weights), compare);
                  }
                });
  }
}

TEST(LastTricks, AreWhatTheSolverFinds) {
  Solver solver;
  for (const Deal& deal : DealsByHabit(Scaled(60))) {
    Random random(11, deal.hands[Seat(0)].bits());
    ForEachTurn(deal, random,
                [&](const Position& position, const ReferenceWitness&, const Witness& fast) {
                  if (!fast.leads() || fast.hand().size() > ExactTricks(fast.seats())) return;
                  const Value value = solver.Solve(position);
                  for (int at : {0, 1, 17, 31, 45, 60, 61, 75, 90, 91, 105, 120, 121}) {
                    ASSERT_EQ(LastTricks(fast).Reaches(Value(at)), value >= Value(at))
                        << at << " of " << value.count();
                  }
                  ASSERT_EQ(LastTricks(fast).ValueOfSamePrice(Thresholds{}),
                            ValueOfSamePrice(solver, position, Thresholds{}));
                });
  }
}

TEST(PlayHabitGame, EqualsTheReferenceOnEveryProcessor) {
  Solver solver;
  for (const Deal& deal : DealsByHabit(Scaled(200))) {
    Random slow(12, deal.hands[Seat(0)].bits());
    Random fast = slow;
    Random portable = slow;
    const Value value = PlayHabitGame(deal, fast);
    const Result result = ResultOf(deal.contract(), ReferenceHabitGame(deal, slow, solver));
    ASSERT_EQ(ResultOf(deal.contract(), value), result);
    ASSERT_EQ(PortableHabitLoops().play(WitnessOf(deal), portable), value);
    const std::uint64_t next = slow.Next();  // as many numbers drawn
    ASSERT_EQ(fast.Next(), next);
    ASSERT_EQ(portable.Next(), next);
  }
}

// Where who doubled needs 61, a loss with 60 points may be a win.
TEST(PlayHabitGame, TellsPointsWhereOthersThanTheUsualDecide) {
  int exact = 0;
  for (const Deal& usual : DealsByHabit(Scaled(200))) {
    Table table = usual.game.table();
    table.options.Set("kontra_takes_over", "on");
    const Deal deal{Game(usual.contract(), table), usual.declarer, usual.hands};
    Random random(12, deal.hands[Seat(0)].bits());
    Random again = random;
    Random rough = random;
    const Value value = PlayHabitGame(deal, random);
    ASSERT_EQ(value,
              FastestHabitLoops().play_on(WitnessOf(deal), ExactTricks(deal.seats()), again));
    exact += value != PlayHabitGame(usual, rough) ? 1 : 0;
  }
  EXPECT_GT(exact, 0);
}

TEST(BidTraitsOf, EqualsTheReferenceBitForBit) {
  for (const Deal& deal : Deals(Scaled(100))) {
    const CardSet hand = deal.hands[deal.declarer];
    for (Seat seat : {Seat(0), Seat(2)}) {
      ASSERT_EQ(BidTraitsOf(deal.contract(), hand, deal.deck(), seat),
                ReferenceBidTraits(deal.contract(), hand, deal.deck(), seat));
    }
  }
}

TEST(BidChancesOf, EqualsTheReference) {
  const std::vector<Contract> offers = RecordedContracts();
  for (const Deal& deal : Deals(Scaled(100))) {
    for (Seat seat : kSeats) {
      const CardSet hand = deal.hands[seat];
      const Deck deck = deal.deck();
      std::vector<BidChance> bids;
      double sum = 1;
      for (const Contract& contract : HabitualBids(hand, deck, offers)) {
        const BidTraits traits = ReferenceBidTraits(contract, hand, deck, seat);
        double score = 0;
        for (std::size_t i = 0; i < kBidTraits; ++i) {
          score += kBidWeights[*BidHabitOf(contract, deck)][i] * traits[i];
        }
        bids.push_back({contract, std::exp(std::clamp(score, -30.0, 30.0))});
        sum += bids.back().chance;
      }
      const BidChances found = BidChancesOf(hand, deck, seat, {offers});
      ASSERT_EQ(found.bids.size(), bids.size());
      ASSERT_NEAR(found.pass, 1 / sum, 1e-13);
      for (std::size_t i = 0; i < bids.size(); ++i) {
        const BidChance& bid = found.bids.begin()[i];
        ASSERT_EQ(bid.contract, bids[i].contract);
        ASSERT_NEAR(bid.chance, bids[i].chance / sum, 1e-13);
      }
    }
  }
}

TEST(PlainMath, IsAsExactAsItSays) {
  for (double x = 1e-6; x < 1e6; x *= 1.7) {
    EXPECT_NEAR(Log(x), std::log(x), 1e-13 * std::max(1.0, std::abs(std::log(x)))) << x;
  }
  for (double x = -699; x < 699; x += 0.0137) ASSERT_NEAR(Exp(x) / std::exp(x), 1, 1e-13) << x;
  EXPECT_EQ(Log(1), 0);
  EXPECT_EQ(Exp(0), 1);
}

}  // namespace
}  // namespace schafkopf::habit_test
