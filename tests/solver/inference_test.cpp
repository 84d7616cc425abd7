// What a seat can tell of hidden hands: how likely people would have bid and played so.
#include "solver/advice/inference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numeric>
#include <vector>

#include "engine/worlds/dealer.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/last_tricks.h"
#include "solver/habits/play_habit.h"
#include "solver/solver.h"
#include "tests/support/random_deal.h"
#include "tests/support/seat_questions.h"
#include "tests/support/test_scale.h"

namespace schafkopf::inference_test {
namespace {

// The chances of the legal cards by habit as it was fitted, from the traits themselves.
std::vector<double> ChancesOf(const Witness& seen) {
  const CardSet legal = seen.LegalPlays();
  std::array<CardTraits, kMostCards> traits;
  TraitsOf(seen, legal, traits);
  std::vector<double> chances;
  for (std::size_t i = 0; i < static_cast<std::size_t>(legal.size()); ++i) {
    const CardTraits& weights = kHabitWeights[seen.Habit()];
    chances.push_back(
        std::exp(std::inner_product(weights.begin(), weights.end(), traits[i].begin(), 0.0)));
  }
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) chance /= sum;
  return chances;
}

// Draws the next card so; `chance` is multiplied by its own.
Card Draw(const Witness& seen, Random& random, double& chance) {
  const std::vector<double> chances = ChancesOf(seen);
  double draw = random.Fraction();
  std::size_t place = 0;
  Card chosen;
  for (Card card : seen.LegalPlays()) {
    chosen = card;
    draw -= chances[place];
    if (draw < 0) break;
    if (place + 1 < chances.size()) ++place;
  }
  chance *= chances[place];
  return chosen;
}

TEST(HabitLoops, LikelihoodIsTheProductOfTheOthersChances) {
  for (const HabitLoops& loops : {PortableHabitLoops(), FastestHabitLoops()}) {
    for (const Deal& deal : DealsOfEach(Scaled(8))) {
      Random random(1, deal.hands[Seat(0)].bits());
      const auto plies = random.Below(4 * static_cast<std::uint64_t>(deal.hand_size()));
      const Seat asker(static_cast<int>(random.Below(4)));
      Witness seen = WitnessOf(deal);
      std::vector<Card> played;
      double expected = 1;
      while (played.size() < plies) {
        double own = 1;
        const Seat seat = seen.to_move();
        played.push_back(Draw(seen, random, seat == asker ? own : expected));
        seen.Play(played.back());
      }
      std::array<double, kCardCount> chances;
      loops.play_chances(WitnessOf(deal), played, SeatSet::Of(asker).Complement(), chances);
      double found = 1;
      for (std::size_t i = 0; i < played.size(); ++i) found *= chances[i];
      EXPECT_NEAR(std::log(found), std::log(expected), 1e-9);
    }
  }
}

TEST(HabitLoops, ChanceOfWhatMayNotBePlayedIsNothing) {
  const Deal deal = DealsOfEach(1).front();
  const Card foreign = deal.hands[Seat(1)].Highest();
  double chance = 1;
  FastestHabitLoops().play_chances(WitnessOf(deal), {&foreign, 1}, {}, {&chance, 1});
  EXPECT_EQ(chance, 0);
}

TEST(HabitLoops, PlaysOnFromAnyCardAsFromTheFirst) {
  const HabitLoops loops = FastestHabitLoops();
  for (const Deal& deal : DealsOfEach(Scaled(8))) {
    Random once(2, deal.hands[Seat(0)].bits());
    Random again = once;
    const Value played = loops.play(WitnessOf(deal), once);
    const Value exact = loops.play_on(WitnessOf(deal), kExactTricks, again);
    EXPECT_EQ(ResultOf(deal.contract(), played), ResultOf(deal.contract(), exact));

    Random random(3, deal.hands[Seat(0)].bits());
    const int cards = 4 * deal.hand_size();
    const Position finished = RandomPlay(deal, cards, false, random);
    const Witness seen = WitnessOf(deal, finished.played());
    EXPECT_EQ(loops.play_on(seen, kExactTricks, random), FinalValue(finished));
  }
}

TEST(LastTricks, SolvesAsTheSolverDoes) {
  Solver solver;
  for (const Deal& deal : DealsOfEach(Scaled(8))) {
    Random random(4, deal.hands[Seat(0)].bits());
    const Position position = RandomPlay(deal, 4 * (deal.hand_size() - 3), false, random);
    const Witness seen = WitnessOf(deal, position.played());
    EXPECT_EQ(LastTricks(seen).Solve(), solver.Solve(position));
  }
}

TEST(Heard, OutcomesAndBidsLeaveWhatASeatMayHaveMeant) {
  const auto offers = RecordedContracts();
  const Contract wenz = Contract::Named("wenz");
  const auto contains = [](const Heard& heard, const Contract& game) {
    return std::ranges::find(heard.games, game) != heard.games.end();
  };
  const Contract ruf = Contract::Named("ruf", Suit::kEichel);
  const Contract solo = Contract::Named("solo", Suit::kGras);
  const auto outcome = HeardFromOutcome(wenz, Seat(1), offers);
  EXPECT_FALSE(outcome[Seat(1)].pass);
  EXPECT_EQ(outcome[Seat(1)].games, std::vector{wenz});
  EXPECT_TRUE(outcome[Seat(2)].pass);
  EXPECT_TRUE(contains(outcome[Seat(2)], ruf) && contains(outcome[Seat(2)], wenz));
  EXPECT_FALSE(contains(outcome[Seat(0)], wenz));
  EXPECT_FALSE(contains(outcome[Seat(2)], solo));

  const Announcement some_ruf{ruf.row_index(), std::nullopt};
  const Announcement the_wenz{wenz.row_index(), std::nullopt};
  const std::vector<Bid> bids = {
      {Seat(0), std::nullopt}, {Seat(1), the_wenz}, {Seat(2), std::nullopt}, {Seat(3), some_ruf}};
  const auto heard = HeardFromBids(bids, wenz, Seat(1), offers);
  EXPECT_TRUE(heard[Seat(0)].pass && heard[Seat(0)].games.empty());
  EXPECT_TRUE(heard[Seat(2)].pass && contains(heard[Seat(2)], ruf));
  EXPECT_FALSE(heard[Seat(3)].pass);
  EXPECT_EQ(heard[Seat(3)].games.size(), 3u);
}

TEST(Infer, IsTheSameForAnyNumberOfThreads) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarlyView));
  InferenceOptions options;
  options.worlds = 1000;
  const WeighedWorlds one = Infer(question, options);
  EXPECT_TRUE(one.weighed);
  EXPECT_GT(one.effective, 10);
  EXPECT_LE(one.effective, static_cast<double>(one.hands.size()));
  for (int threads : {2, 7}) {
    const WeighedWorlds more = Infer(question, options, {.threads = threads});
    EXPECT_EQ(more.hands, one.hands);
    EXPECT_EQ(more.weights, one.weights);
  }
}

// What is known of a hand is used again wherever it comes up.
TEST(Infer, WeighsEachWorldAsIfItWereTheOnlyOne) {
  const HabitLoops loops = FastestHabitLoops();
  int weighed = 0;
  for (const Deal& deal : DealsOfEach(Scaled(4))) {
    Random random(6, deal.hands[Seat(0)].bits());
    const int late = 4 * (deal.hand_size() - 4) + static_cast<int>(random.Below(8));
    const InferenceQuestion question = QuestionOn(ViewOf(RandomPlay(deal, late, false, random)));
    const SeatView& view = question.view;
    const WeighedWorlds worlds = Infer(question, {.worlds = 300});
    if (!worlds.weighed) continue;
    const HeardBids bids(*question.heard, view.game.deck(), question.others);
    for (std::size_t i = 0; i < worlds.hands.size(); ++i, ++weighed) {
      const Hands& hands = worlds.hands[i];
      double weight = 1;
      for (Seat seat : kSeats) {
        if (seat != view.seat) weight *= bids.ChanceOf(seat, hands[seat]);
      }
      std::array<double, kCardCount> chances;
      loops.play_chances(WitnessOf(Deal{view.game, view.declarer, hands}), view.played,
                         SeatSet::Of(view.seat).Complement(), chances);
      double likely = 1;
      for (std::size_t card = 0; card < view.played.size(); ++card) likely *= chances[card];
      ASSERT_EQ(worlds.weights[i], weight * likely);
    }
  }
  EXPECT_GT(weighed, 100);
}

TEST(Infer, DealsMoreWhereFewWorldsCarryTheWeight) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarlyView));
  InferenceOptions options;
  options.worlds = 50;
  const WeighedWorlds worlds = Infer(question, options);
  EXPECT_EQ(worlds.dealt, 50 * kMostDealing);
}

TEST(Infer, WorldsOfGamesWithoutHabitsCountAlike) {
  InferenceQuestion question =
      QuestionOn(ViewFrom("solo:E+tout 0 | EO GO HO SO EU GU HU SU | _ | _ | _"));
  InferenceOptions options;
  options.worlds = 300;
  const WeighedWorlds worlds = Infer(question, options);
  EXPECT_FALSE(worlds.weighed);
  EXPECT_EQ(worlds.effective, 300);
  question.accept = [](const Contract&, const Hands& hands) {
    return hands[Seat(1)].Contains(Card(Suit::kEichel, Rank::kSau));
  };
  for (const Hands& hands : Infer(question, options).hands) {
    EXPECT_TRUE(hands[Seat(1)].Contains(Card(Suit::kEichel, Rank::kSau)));
  }
}

// Games bid and played by habit, and what a seat makes of them: as often as it believes.
TEST(Infer, ChancesAreThoseOfPeopleWhoBidAndPlaySo) {
  const std::vector<Contract> offers = RecordedContracts();
  double cases = 0, found = 0, expected = 0, variance = 0, score = 0, flat = 0;
  const auto games = static_cast<std::uint64_t>(Scaled(300, 30));
  for (std::uint64_t game = 0, deal_number = 0; game < games; ++deal_number) {
    Random random(5, deal_number);
    const Hands hands =
        Dealer(KnowledgeBeforePlay(Deck::kShort, {}))
            .World(random.Below(Dealer(KnowledgeBeforePlay(Deck::kShort, {})).count()));
    // Seat 0 bids a Wenz or nothing comes of it.
    const Contract wenz = Contract::Named("wenz");
    const auto heard = HeardFromOutcome(wenz, Seat(0), offers);
    const HeardBids bids(heard, Deck::kShort, {offers});
    bool agrees = true;
    for (Seat seat : kSeats) {
      agrees &= random.Fraction() < bids.ChanceOf(seat, hands[seat]);
    }
    if (!agrees) continue;
    ++game;
    const Deal deal{Game(wenz, Deck::kShort), Seat(0), hands};
    Witness seen = WitnessOf(deal);
    Position position(deal);
    for (std::uint64_t plies = random.Below(14); plies > 0; --plies) {
      double chance = 1;
      const Card card = Draw(seen, random, chance);
      seen.Play(card);
      position.Play(card);
    }
    const SeatView view = ViewOf(position);
    InferenceQuestion question{.view = view, .heard = heard, .others = {offers}};
    InferenceOptions options;
    options.worlds = 1000;
    const WeighedWorlds worlds = Infer(question, options, {.seed = deal_number});
    const Seat other = view.seat.Next();
    for (Card card : {Card(Suit::kEichel, Rank::kUnter), Card(Suit::kGras, Rank::kSau)}) {
      double chance = 0;
      double even = 0;
      for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
        if (!worlds.hands[i][other].Contains(card)) continue;
        chance += worlds.weights[i] / worlds.sum;
        even += 1 / static_cast<double>(worlds.hands.size());
      }
      const double was = hands[other].Contains(card) ? 1 : 0;
      cases += 1;
      found += was;
      expected += chance;
      variance += chance * (1 - chance);
      score += (chance - was) * (chance - was);
      flat += (even - was) * (even - was);
    }
  }
  EXPECT_NEAR(found, expected, 4 * std::sqrt(variance) + 1) << cases;
  EXPECT_LT(score, flat);
}

// The share of the worlds in which a seat holds a card, and the mean number of its trumps.
struct HandTold {
  double holds = 0;
  double trumps = 0;
};
HandTold ToldOf(const WeighedWorlds& worlds, Seat seat, Card card, CardSet trumps) {
  HandTold told;
  for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
    const CardSet hand = worlds.hands[i][seat];
    told.holds += hand.Contains(card) ? worlds.weights[i] / worlds.sum : 0;
    told.trumps += (hand & trumps).size() * worlds.weights[i] / worlds.sum;
  }
  return told;
}

InferenceQuestion Doubled(const SeatView& view, const std::vector<Seat>& seats) {
  InferenceQuestion question = QuestionOn(view);
  question.doubled = std::make_shared<const HeardDoublings>(
      DoubledGame{view.game, view.declarer, seats, question.heard, question.others});
  return question;
}

TEST(Infer, KontraTellsOfTheHandBehindIt) {
  const SeatView view = ViewFrom("ruf:S 1 | SO HU HZ HK H9 EZ GZ S7 | _ | _ | _");
  const Card called = *view.contract().called_card();
  const CardSet trumps = TrumpsOf(view.contract());
  const auto told = [&](const WeighedWorlds& worlds, int seat) {
    return ToldOf(worlds, Seat(seat), called, trumps);
  };
  const InferenceOptions many{.worlds = 40'000};  // few of them carry the weight
  const WeighedWorlds quiet = Infer(QuestionOn(view), many);
  const WeighedWorlds kontra = Infer(Doubled(view, {Seat(2)}), many);
  EXPECT_GT(told(quiet, 2).holds, 0.2);
  EXPECT_EQ(told(kontra, 2).holds, 0) << "he would play with the declarer";
  EXPECT_NEAR(told(kontra, 3).holds, 1, 1e-9);
  EXPECT_GT(told(kontra, 2).trumps, told(quiet, 2).trumps + 0.5);
  const WeighedWorlds answered = Infer(Doubled(view, {Seat(2), Seat(3)}), many);
  EXPECT_NEAR(told(answered, 3).holds, 1, 1e-9);
  EXPECT_GT(told(answered, 3).trumps, told(kontra, 3).trumps);
  const WeighedWorlds own = Infer(Doubled(view, {Seat(0)}), many);
  EXPECT_EQ(own.weights, quiet.weights) << "what he did himself tells him nothing";
}

TEST(Infer, EndsOnceThereIsEnough) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarlyView));
  const WeighedWorlds first = Infer(question, {.worlds = 60, .enough = 0});
  EXPECT_EQ(first.dealt, 60u);
  EXPECT_EQ(Infer(question, {.worlds = 60, .enough = first.effective}).dealt, 60u);
  EXPECT_GT(Infer(question, {.worlds = 60, .enough = first.effective + 0.01}).dealt, 60u);
  EXPECT_EQ(Infer(question, {.enough = 0}).dealt, 4000u);
}

TEST(Resample, TakesEachWorldAsOftenAsItWeighs) {
  WeighedWorlds worlds;
  worlds.weights = {1, 0.5, 2, 0.5};
  worlds.hands.resize(4);
  worlds.sum = 4;
  EXPECT_EQ(Resample(worlds, 8), (std::vector<std::size_t>{0, 0, 1, 2, 2, 2, 2, 3}));
  EXPECT_EQ(Resample(worlds, 1).size(), 1u);
}

}  // namespace
}  // namespace schafkopf::inference_test
