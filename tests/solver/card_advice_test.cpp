// What a seat can tell of the other hands, and which card it should play.
#include "solver/advice/card_advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "engine/text/notation_view.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_curve.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/last_tricks.h"
#include "solver/habits/play_habit.h"
#include "solver/solver.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf {
namespace {

SeatView ViewFrom(const std::string& text) {
  const auto line = ParseViewLine(text);
  EXPECT_TRUE(line.ok()) << text << '\n' << line.status();
  return line->view;
}

InferenceQuestion QuestionOn(const SeatView& view) {
  InferenceQuestion question{.view = view};
  question.heard = HeardFromOutcome(view.contract(), view.declarer, question.offers);
  return question;
}

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

std::vector<Deal> Deals(int each, const std::vector<Contract>& contracts = RecordedContracts()) {
  std::vector<Deal> deals;
  for (const Contract& contract : contracts) {
    for (Deck deck : {Deck::kLong, Deck::kShort}) {
      for (int i = 0; i < each; ++i) {
        Random random(17, deals.size());
        deals.push_back(RandomDeal(contract, deck, i % 2 ? Tilt::kStrong : Tilt::kNone, random));
      }
    }
  }
  return deals;
}

TEST(HabitLoops, LikelihoodIsTheProductOfTheOthersChances) {
  for (const HabitLoops& loops : {PortableHabitLoops(), FastestHabitLoops()}) {
    for (const Deal& deal : Deals(Scaled(8))) {
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
      const double found = loops.likelihood(WitnessOf(deal), played, asker);
      EXPECT_NEAR(std::log(found), std::log(expected), 1e-9);
    }
  }
}

TEST(HabitLoops, LikelihoodOfWhatMayNotBePlayedIsNothing) {
  const Deal deal = Deals(1).front();
  const Card foreign = deal.hands[Seat(1)].Highest();
  EXPECT_EQ(FastestHabitLoops().likelihood(WitnessOf(deal), {&foreign, 1}, Seat(0)), 0);
}

TEST(HabitLoops, PlaysOnFromAnyCardAsFromTheFirst) {
  const HabitLoops loops = FastestHabitLoops();
  for (const Deal& deal : Deals(Scaled(8))) {
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
  for (const Deal& deal : Deals(Scaled(8))) {
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

bool SameWorth(const CardWorth& a, const CardWorth& b) {
  return a.card == b.card && a.win.value == b.win.value && a.cents.value == b.cents.value &&
         a.cents.error == b.cents.error && a.behind.value == b.behind.value &&
         a.points.value == b.points.value && a.open_win == b.open_win;
}

constexpr char kEarly[] = "wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ";

TEST(Infer, IsTheSameForAnyNumberOfThreads) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarly));
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

TEST(Infer, DealsMoreWhereFewWorldsCarryTheWeight) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarly));
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
  const auto games = static_cast<std::uint64_t>(Scaled(300));
  for (std::uint64_t game = 0, deal_number = 0; game < games; ++deal_number) {
    Random random(5, deal_number);
    const Hands hands =
        Dealer(KnowledgeBeforePlay(Deck::kShort, {}))
            .World(random.Below(Dealer(KnowledgeBeforePlay(Deck::kShort, {})).count()));
    // Seat 0 bids a Wenz or nothing comes of it.
    const Contract wenz = Contract::Named("wenz");
    const auto heard = HeardFromOutcome(wenz, Seat(0), offers);
    bool agrees = true;
    for (Seat seat : kSeats) {
      agrees &= random.Fraction() < ChanceOf(heard[seat], hands[seat], Deck::kShort, seat, offers);
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
    InferenceQuestion question{.view = view, .heard = heard, .offers = offers};
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

// Whatever the hidden hands are: other cards in them, the same view, the same answer.
TEST(Infer, CannotKnowWhatTheSeatDoesNotSee) {
  int swapped = 0;
  for (const Deal& deal : Deals(Scaled(2))) {
    Random random(8, deal.hands[Seat(0)].bits());
    const int plies =
        static_cast<int>(random.Below(3 * static_cast<std::uint64_t>(deal.hand_size())));
    const SeatView view = ViewOf(RandomPlay(deal, plies, false, random));
    const Dealer dealer(KnowledgeOf(view));
    const Hands other = dealer.World(random.Below(dealer.count()));
    swapped += other == deal.hands ? 0 : 1;
    Position position(Deal{deal.game, deal.declarer, other});
    for (Card card : view.played) {
      ASSERT_TRUE(position.LegalPlays().Contains(card));
      position.Play(card);
    }
    const SeatView same = ViewOf(position);
    const WeighedWorlds a = Infer(QuestionOn(view), {.worlds = 100});
    const WeighedWorlds b = Infer(QuestionOn(same), {.worlds = 100});
    ASSERT_EQ(a.hands, b.hands);
    ASSERT_EQ(a.weights, b.weights);
    if (a.empty()) continue;
    const CardAdvice one = JudgeCards(view, a, {.games = 10, .open_games = 2});
    const CardAdvice two = JudgeCards(same, b, {.games = 10, .open_games = 2});
    ASSERT_EQ(one.ranked.size(), two.ranked.size());
    for (std::size_t i = 0; i < one.ranked.size(); ++i) {
      EXPECT_TRUE(SameWorth(one.ranked[i], two.ranked[i]));
    }
  }
  EXPECT_GT(swapped, 10);
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
      DoubledGame{view.game, view.declarer, seats, question.heard, question.offers});
  return question;
}

TEST(Infer, KontraTellsOfTheHandBehindIt) {
  const SeatView view = ViewFrom("ruf:S 1 | SO HU HZ HK H9 EZ GZ S7 | _ | _ | _");
  const Card called = *view.contract().called_card();
  const CardSet trumps = TrumpsOf(view.contract());
  const auto told = [&](const WeighedWorlds& worlds, int seat) {
    return ToldOf(worlds, Seat(seat), called, trumps);
  };
  const WeighedWorlds quiet = Infer(QuestionOn(view), {});
  const WeighedWorlds kontra = Infer(Doubled(view, {Seat(2)}), {});
  EXPECT_GT(told(quiet, 2).holds, 0.2);
  EXPECT_EQ(told(kontra, 2).holds, 0) << "he would play with the declarer";
  EXPECT_NEAR(told(kontra, 3).holds, 1, 1e-9);
  EXPECT_GT(told(kontra, 2).trumps, told(quiet, 2).trumps + 0.5);
  const WeighedWorlds answered = Infer(Doubled(view, {Seat(2), Seat(3)}), {});
  EXPECT_NEAR(told(answered, 3).holds, 1, 1e-9);
  EXPECT_GT(told(answered, 3).trumps, told(kontra, 3).trumps);
  const WeighedWorlds own = Infer(Doubled(view, {Seat(0)}), {});
  EXPECT_EQ(own.weights, quiet.weights) << "what he did himself tells him nothing";
}

TEST(Infer, EndsOnceThereIsEnough) {
  const InferenceQuestion question = QuestionOn(ViewFrom(kEarly));
  const WeighedWorlds first = Infer(question, {.worlds = 60, .enough = 0});
  EXPECT_EQ(first.dealt, 60u);
  EXPECT_EQ(Infer(question, {.worlds = 60, .enough = first.effective}).dealt, 60u);
  EXPECT_GT(Infer(question, {.worlds = 60, .enough = first.effective + 0.01}).dealt, 60u);
  EXPECT_EQ(Infer(question, {.enough = 0}).dealt, 4000u);
}

TEST(JudgeCards, OfWhatIsNotPaidTheChanceRanks) {
  Random random(18, 0);
  const Contract sjavs = Contract::Named("sjavs", Suit::kGras);
  const Deal deal = RandomDeal(sjavs, Deck::kLong, Tilt::kNone, random);
  const SeatView view = ViewOf(RandomPlay(deal, 21, false, random));
  const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 20});
  const CardAdvice advice = JudgeCards(view, worlds, {.games = 20, .open_games = 4});
  EXPECT_FALSE(advice.paid);
  for (const CardWorth& worth : advice.ranked) EXPECT_EQ(worth.cents.value, 0);
  const SeatView wenz = ViewFrom(kEarly);
  EXPECT_TRUE(JudgeCards(wenz, Infer(QuestionOn(wenz), {.worlds = 20}), {.games = 4}).paid);
}

TEST(Resample, TakesEachWorldAsOftenAsItWeighs) {
  WeighedWorlds worlds;
  worlds.weights = {1, 0.5, 2, 0.5};
  worlds.hands.resize(4);
  worlds.sum = 4;
  EXPECT_EQ(Resample(worlds, 8), (std::vector<std::size_t>{0, 0, 1, 2, 2, 2, 2, 3}));
  EXPECT_EQ(Resample(worlds, 1).size(), 1u);
}

TEST(JudgeCards, IsTheSameForAnyNumberOfThreads) {
  const SeatView view = ViewFrom(kEarly);
  const WeighedWorlds worlds = Infer(QuestionOn(view), {.worlds = 500});
  CardAdviceOptions options;
  options.games = 60;
  const CardAdvice one = JudgeCards(view, worlds, options);
  ASSERT_EQ(one.ranked.size(), 3u);
  EXPECT_EQ(one.basis, CardBasis::kHabit);
  EXPECT_EQ(one.ranked[0].behind.value, 0);
  EXPECT_TRUE(one.ranked[0].as_good);
  for (int threads : {2, 7}) {
    const CardAdvice more = JudgeCards(view, worlds, options, {.threads = threads});
    for (std::size_t i = 0; i < one.ranked.size(); ++i) {
      EXPECT_TRUE(SameWorth(one.ranked[i], more.ranked[i]));
    }
  }
}

// At the last card but one round everything is settled by the cards themselves.
TEST(JudgeCards, CountsWhatWasDoubledTwice) {
  const SeatView view = ViewFrom("solo:E 1 | SO SU EA HZ HK SZ | _ | _ | _");
  const WeighedWorlds worlds = Infer(QuestionOn(view), {.worlds = 500});
  const CardAdvice once = JudgeCards(view, worlds, {});
  const CardAdvice doubled = JudgeCards(view, worlds, {.stoss = 2});
  ASSERT_EQ(once.ranked.size(), doubled.ranked.size());
  for (std::size_t i = 0; i < once.ranked.size(); ++i) {
    EXPECT_EQ(doubled.ranked[i].card, once.ranked[i].card);
    EXPECT_EQ(doubled.ranked[i].win.value, once.ranked[i].win.value);
    EXPECT_NEAR(doubled.ranked[i].cents.value, 4 * once.ranked[i].cents.value, 1e-9);
    EXPECT_NEAR(doubled.ranked[i].behind.error, 4 * once.ranked[i].behind.error, 1e-9);
  }
}

// A difference that few games show may be greater than these games say.
TEST(JudgeCards, KnowsThatOtherGamesMayTellCardsApart) {
  const SeatView view = ViewFrom("ruf:S 1 | SO HU HZ HK H9 EZ GZ S7 | _ | _ | _");
  const WeighedWorlds worlds = Infer(QuestionOn(view), {.worlds = 500});
  const CardAdvice advice = JudgeCards(view, worlds, {.games = 20});
  for (const CardWorth& worth : advice.ranked) {
    EXPECT_EQ(worth.behind.error > 0, worth.judged != advice.ranked.front().judged);
    EXPECT_GT(worth.schneider.error, 0);
    EXPECT_GT(worth.schwarz.error, 0);
  }
}

// Games that nobody recorded end with open cards.
TEST(JudgeCards, AgreesWithTheSolverWhereAllIsKnown) {
  const std::vector<Contract> carried = {
      Contract::Named("koenig"), Contract::Named("eisenbahner"), Contract::Named("hybrid"),
      Contract::Named("farbgeier", Suit::kHerz), Contract::Named("farbkoenig", Suit::kSchellen)};
  int judged = 0;
  Solver solver;
  for (const Deal& deal : Deals(Scaled(12), carried)) {
    Random random(6, deal.hands[Seat(0)].bits());
    const int plies = 4 * (deal.hand_size() - 2) + static_cast<int>(random.Below(8));
    const Position position = RandomPlay(deal, plies, false, random);
    const SeatView view = ViewOf(position);
    WeighedWorlds worlds;
    worlds.hands = {deal.hands};
    worlds.weights = {1};
    worlds.sum = worlds.effective = 1;
    worlds.complete = true;
    if (position.trick().empty() && view.held().size() > kExactTricks) continue;
    const CardAdvice advice = JudgeCards(view, worlds, {.games = 5, .open_games = 5});
    for (const CardWorth& worth : advice.ranked) {
      Position after = position;
      after.Play(worth.card);
      // Behind a lead and with two tricks left the others still play by habit.
      if (view.held().size() > 1 && !after.trick().empty()) continue;
      const Value value = after.finished() ? FinalValue(after) : solver.Solve(after);
      const bool with = DeclarerSide(deal).Contains(view.seat);
      EXPECT_EQ(worth.win.value, (value >= kWin) == with ? 1 : 0);
      EXPECT_EQ(worth.open_win, worth.win.value);
      const int points = std::clamp(value.count(), 0, 120);
      EXPECT_EQ(worth.points.value, with ? points : 120 - points);
      ++judged;
    }
  }
  EXPECT_GT(judged, 20);
}

// Nobody was seen to answer a plain card, which is why a model of people finds one better.
TEST(JudgeCards, LeadsAnUnterOfAWenzAsPeopleDo) {
  const SeatView view = ViewFrom("wenz 0 | EU GU GK HA SZ SK | _ | _ | _ |");
  const WeighedWorlds worlds = Infer(QuestionOn(view), {});
  const CardAdvice advice = JudgeCards(view, worlds, {});
  EXPECT_EQ(advice.ranked.front().card.rank(), Rank::kUnter);
  for (const CardWorth& worth : advice.ranked) {
    const auto curve = CardCurveOf(view.contract(), Deck::kShort, Role::kDeclarer);
    EXPECT_DOUBLE_EQ(worth.win.value, ChanceOf(*curve, worth.played));
  }
}

TEST(CardCurve, IsKnownOfEveryRoleInEveryRecordedGame) {
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    for (const Contract& contract : RecordedContracts()) {
      for (Role role : {Role::kDeclarer, Role::kPartner, Role::kOpponent}) {
        const bool plays = role != Role::kPartner || contract.parties() == Parties::kCall;
        const auto curve = CardCurveOf(contract, deck, role);
        ASSERT_EQ(curve.has_value(), plays);
        if (!plays) continue;
        EXPECT_NEAR(ChanceOf(*curve, 0.5), 0.5, 0.25);
      }
    }
    EXPECT_FALSE(CardCurveOf(Contract::Named("koenig"), deck, Role::kDeclarer).has_value());
  }
  EXPECT_FALSE(CardCurveOf(Contract::Named("wenz"), Deck::kShort20, Role::kDeclarer).has_value());
}

TEST(JudgeCards, SolvesGamesThatNobodyRecorded) {
  const SeatView tout = ViewFrom("solo:E+tout 0 | EO GO HO SO EU GU HU SU | _ | _ | _");
  const WeighedWorlds worlds = Infer(QuestionOn(tout), {.worlds = 50});
  const CardAdvice advice = JudgeCards(tout, worlds, {});
  EXPECT_EQ(advice.basis, CardBasis::kOpen);
  ASSERT_EQ(advice.ranked.size(), 8u);
  EXPECT_EQ(advice.ranked[0].win.value, 1);
}

// What is known by the time that it is stopped: the worlds dealt so far, and a few games whatever
// stops the others.
TEST(CardAdvice, EndsWithWhatIsKnown) {
  const SeatView view = ViewFrom("wenz 2 | _ | EA EK EO GZ GK H8 SK S8 | _ | _ | EZ");
  std::atomic<int> asked = 0;
  InferenceOptions dealing;
  dealing.worlds = 4000;
  const WeighedWorlds some =
      Infer(QuestionOn(view), dealing, {.stop = [&] { return ++asked > 300; }});
  EXPECT_GE(some.dealt, 250u);
  EXPECT_LE(some.dealt, 350u);
  EXPECT_EQ(some.hands.size(), some.weights.size());
  EXPECT_GT(some.hands.size(), 0u);
  EXPECT_FALSE(some.complete);
  CardAdviceOptions judging;
  const Effort stopped{.stop = [] { return true; }};
  const CardAdvice few = JudgeCards(view, some, judging, stopped);
  EXPECT_EQ(few.games, 200u) << "which take no time by habit";
  EXPECT_EQ(few.ranked.size(), static_cast<std::size_t>(view.LegalPlays().size()));
  judging.games = 5000;
  EXPECT_LT(JudgeCards(view, some, judging, stopped).games, 300u);
  EXPECT_EQ(JudgeCards(view, some, judging).games, judging.games);
}

}  // namespace
}  // namespace schafkopf
