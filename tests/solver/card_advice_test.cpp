// What a seat can tell of the other hands, and which card it should play.
#include "solver/advice/card_advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "engine/money/ramsch.h"
#include "engine/text/notation.h"
#include "engine/worlds/dealer.h"
#include "solver/advice/card_curve.h"
#include "solver/habits/habit_game.h"
#include "solver/sample/bid_strength.h"
#include "solver/solver.h"
#include "tests/support/game_row.h"
#include "tests/support/random_deal.h"
#include "tests/support/seat_questions.h"
#include "tests/support/test_scale.h"

namespace schafkopf::card_advice_test {
namespace {

// What runs away at one table stays at another: then nothing is told by it, and it can have been.
TEST(Infer, LeavesThePlayedDealPossibleAtEveryTable) {
  int unusual = 0;
  std::uint64_t number = 0;
  for (const GameRow& game : SpecialGames()) {
    Random random(21, number++);
    const Deal deal = RandomDealOf(game, random);
    if (deal.contract().parties() != Parties::kCall || deal.seats() != kSeatCount) continue;
    const SeatView view = ViewOf(RandomPlay(deal, 4 * deal.hand_size() - 7, false, random));
    const WeighedWorlds worlds = Infer({.view = view}, {.exact = true});
    EXPECT_NE(std::ranges::find(worlds.hands, deal.hands), worlds.hands.end()) << game.row;
    unusual += deal.game.duties() == Duties{} ? 0 : 1;
  }
  EXPECT_GT(unusual, 3);
}

// Who plays a Bettel holds few points, whoever was never recorded doing so.
TEST(Infer, HearsThatSomebodyChoseTheGame) {
  const SeatView view = ViewFrom("bettel 1 | E9 E8 E7 G9 G8 G7 H9 H8 | _ | _ | _");
  const auto points_of = [&](bool hears) {
    InferenceQuestion question{.view = view};
    question.hears_game = hears;
    const WeighedWorlds worlds = Infer(question, {.worlds = 800});
    EXPECT_EQ(worlds.weighed, hears);
    EXPECT_EQ(worlds.effective < 400, hears);
    double points = 0;
    for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
      points += worlds.weights[i] * PointsOf(worlds.hands[i][Seat(1)]).count();
    }
    return points / worlds.sum;
  };
  EXPECT_NEAR(points_of(false), 40, 3);
  EXPECT_LT(points_of(true), 37);
}

// Where the hand lies open nothing is left to be heard.
TEST(Infer, HearsNothingOfAnOpenHand) {
  const SeatView view =
      ViewFrom("bettel+ouvert 1 | E9 EA EK GA GK GZ HA HK | E8 E7 G9 G8 G7 H9 H8 H7 | _ | _");
  EXPECT_FALSE(Infer({.view = view}, {.worlds = 50}).weighed);
}

// A card is in danger as often as others of its suit are stronger, or weaker, and not held.
TEST(FineStrength, CountsTheCardsInDanger) {
  const auto strength = [](const char* hand, const Contract& contract) {
    return FineStrength(*ParseCardSet(hand), contract, CardOrder(contract));
  };
  const Contract bettel = Contract::Named("bettel");
  EXPECT_EQ(strength("E7 E8 E9 G7 G8 H7 H8 S7", bettel), 0);
  EXPECT_EQ(strength("E7 E8 E9 G7 G8 H7 H8 S8", bettel), -1);
  EXPECT_EQ(strength("E7 E8 E9 G7 G8 H7 H8 SZ", bettel), -3) << "a ten is low";
  EXPECT_EQ(strength("E7 E8 E9 G7 G8 H7 H8 SA", bettel), -7);
  const Contract tout = Contract(*FindContractRow("wenz"), std::nullopt, true);
  EXPECT_EQ(strength("EU GU HU SU EA EZ EK EO", tout), 0);
  EXPECT_EQ(strength("EU GU HU EA EZ EK EO GZ", tout), -1);
  EXPECT_EQ(strength("GU HU SU EA EZ EK EO GA", tout), -3);
}

bool SameWorth(const CardWorth& a, const CardWorth& b) {
  return a.card == b.card && a.win.value == b.win.value && a.cents.value == b.cents.value &&
         a.cents.error == b.cents.error && a.behind.value == b.behind.value &&
         a.points.value == b.points.value && a.open_win == b.open_win;
}

// Whatever the hidden hands are: other cards in them, the same view, the same answer.
TEST(Infer, CannotKnowWhatTheSeatDoesNotSee) {
  int swapped = 0;
  for (const Deal& deal : DealsOfEach(Scaled(2))) {
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

TEST(JudgeCards, OfWhatIsNotPaidTheChanceRanks) {
  Random random(18, 0);
  const Contract sjavs = Contract::Named("sjavs", Suit::kGras);
  const Deal deal = RandomDeal(sjavs, Deck::kLong, Tilt::kNone, random);
  const SeatView view = ViewOf(RandomPlay(deal, 21, false, random));
  const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 20});
  const CardAdvice advice = JudgeCards(view, worlds, {.games = 20, .open_games = 4});
  EXPECT_FALSE(advice.paid);
  for (const CardWorth& worth : advice.ranked) EXPECT_EQ(worth.cents.value, 0);
  const SeatView wenz = ViewFrom(kEarlyView);
  EXPECT_TRUE(JudgeCards(wenz, Infer(QuestionOn(wenz), {.worlds = 20}), {.games = 4}).paid);
}

TEST(JudgeCards, IsTheSameForAnyNumberOfThreads) {
  const SeatView view = ViewFrom(kEarlyView);
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
  const CardAdvice doubled = JudgeCards(view, worlds, {.doublings = {.stoss = 2}});
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
  for (const Deal& deal : DealsOfEach(Scaled(12), carried)) {
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
  EXPECT_GT(judged, Scaled(20));
}

// Nobody was seen to answer a plain card, which is why a model of people finds one better.
TEST(JudgeCards, LeadsAnUnterOfAWenzAsPeopleDo) {
  const SeatView view = ViewFrom("wenz 0 | EU GU GK HA SZ SK | _ | _ | _ |");
  const WeighedWorlds worlds = Infer(QuestionOn(view), {});
  const CardAdvice advice = JudgeCards(view, worlds, {});
  EXPECT_EQ(advice.ranked.front().card.rank(), Rank::kUnter);
  auto curve = CardCurveOf(view.contract(), Deck::kShort, Role::kDeclarer);
  curve->base += FirstLeadShift(view.contract(), Deck::kShort);
  for (const CardWorth& worth : advice.ranked) {
    EXPECT_DOUBLE_EQ(worth.win.value, ChanceOf(*curve, worth.played));
  }
}

// What `ask` said of a hand is said of its first card; of all others the curve of cards.
TEST(JudgeCards, MovesTheFirstCardOfADeclarerAlone) {
  const auto check = [](const std::string& line, Role role, bool moved) {
    const SeatView view = ViewFrom(line);
    const CardAdvice advice = JudgeCards(view, Infer(QuestionOn(view), {}), {});
    auto curve = CardCurveOf(view.contract(), Deck::kLong, role);
    ASSERT_NE(FirstLeadShift(view.contract(), Deck::kLong), 0);
    if (moved) curve->base += FirstLeadShift(view.contract(), Deck::kLong);
    int some = 0;
    for (const CardWorth& worth : advice.ranked) {
      if (worth.played <= 0 || worth.played >= 1) continue;
      EXPECT_DOUBLE_EQ(worth.win.value, ChanceOf(*curve, worth.played)) << line;
      ++some;
    }
    EXPECT_GT(some, 0) << line;
  };
  check("wenz 0 | EU HU EA EZ EK GA HZ S7 | _ | _ | _ |", Role::kDeclarer, true);
  check("wenz 3 | _ | _ | _ | EU HU EA EZ EK GA HZ S7 | S9 SZ SA", Role::kDeclarer, false);
  check("wenz 1 | SA SZ GA G7 H8 E9 SO S8 | _ | _ | _ |", Role::kOpponent, false);
}

// The first card of an opponent: what it lacks counts for less than half.
TEST(JudgeCards, CountsACentAsFarAsItWasReal) {
  for (const Role role : kRoles) {
    for (int trick = 1; trick < 8; ++trick) {
      EXPECT_GT(RealPartOf(role, trick), 0);
      EXPECT_LE(RealPartOf(role, trick), RealPartOf(role, trick + 1));
    }
    EXPECT_EQ(RealPartOf(role, 8), 1);
  }
  const SeatView view = ViewFrom("solo:H 1 | SA SZ GA G7 E8 E9 SO S8 | _ | _ | _ |");
  const WeighedWorlds worlds = Infer(QuestionOn(view), {});
  const CardAdvice advice = JudgeCards(view, worlds, {});
  const CardWorth& best = advice.ranked.front();
  const double real = RealPartOf(Role::kOpponent, 1);
  int behind = 0;
  for (const CardWorth& worth : advice.ranked) {
    EXPECT_NEAR(best.cents.value - worth.cents.value, worth.behind.value, 1e-9);
    // A Solo moves an opponent's cents by 100 and more between won and lost.
    const double at_least = 100 * (best.win.value - worth.win.value);
    if (at_least < 5) continue;
    EXPECT_GT(worth.behind.value, .9 * real * at_least);
    EXPECT_LT(worth.behind.value, .6 * at_least);
    ++behind;
  }
  EXPECT_GT(behind, 0);
}

TEST(CardCurve, NamesEveryRole) {
  EXPECT_EQ(NameOf(Role::kDeclarer), "declarer");
  EXPECT_EQ(NameOf(Role::kPartner), "partner");
  EXPECT_EQ(NameOf(Role::kOpponent), "opponent");
  EXPECT_EQ(NameOf(Role::kNobody), "nobody");
}

// Each plays against all others where nobody declares, whatever is noted as the declarer.
TEST(CardCurve, NobodyHasAPartnerInARamsch) {
  Random random(3, 0);
  Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kNone, random);
  deal.game = Game::At(Contract::Named("ramsch"), deal.game.table());
  for (Seat declarer : kSeats) {
    deal.declarer = declarer;
    for (Seat seat : kSeats) EXPECT_EQ(RoleOf(seat, deal), Role::kOpponent);
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

TEST(JudgeCards, ThinksInGamesThatNobodyRecorded) {
  const SeatView tout = ViewFrom("solo:E+tout 0 | EO GO HO SO EU GU HU SU | _ | _ | _");
  const WeighedWorlds worlds = Infer(QuestionOn(tout), {.worlds = 50});
  const CardAdvice advice = JudgeCards(tout, worlds, {});
  EXPECT_EQ(advice.basis, CardBasis::kPlayed);
  ASSERT_EQ(advice.ranked.size(), 8u);
  EXPECT_EQ(advice.ranked[0].win.value, 1);
}

// What is known by the time that it is stopped: the worlds dealt so far, and a few games whatever
// stops the others.
// With one card left the game is over, and is paid as it is.
TEST(JudgeCards, PaysTheEndOfARamsch) {
  int paying = 0;
  for (const char* name : {"ramsch", "schieberamsch"}) {
    for (std::uint64_t i = 0; i < 40; ++i) {
      Random random(31, i);
      const Deal deal = RandomDeal(Contract::Named(name), Deck::kShort, Tilt::kNone, random);
      Position position = RandomPlay(deal, 20, true, random);
      const SeatView view = ViewOf(position);
      WeighedWorlds worlds;
      worlds.hands = {deal.hands};
      worlds.weights = {1};
      worlds.complete = true;
      worlds.sum = worlds.effective = 1;
      const CardAdvice advice = JudgeCards(view, worlds, {.games = 10});
      while (!position.finished()) position.Play(position.LegalPlays().Highest());
      PerSeat<Captured> captured;
      for (Seat seat : kSeats) {
        captured[seat] = CapturedOf(position.pile(seat), position.order());
      }
      const auto end = RamschTerms(deal.contract(), kSeatCount, kUsualOptions).Settle(captured);
      ASSERT_EQ(advice.ranked.size(), 1u);
      const CardWorth& worth = advice.ranked.front();
      EXPECT_EQ(advice.basis, CardBasis::kHabit);
      EXPECT_EQ(worth.cents.value, end.payments[view.seat].count());
      EXPECT_EQ(worth.points.value, end.points[view.seat].count());
      EXPECT_EQ(worth.win.value, end.payments[view.seat].count() >= 0 ? 1 : 0);
      paying += end.payments[view.seat].count() < 0 ? 1 : 0;
    }
  }
  EXPECT_GT(paying, 5);
}

// Which card is played in a Ramsch matters, and the best comes first.
TEST(JudgeCards, RanksTheCardsOfARamsch) {
  Random random(32, 0);
  int chosen = 0;
  double gained = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    const Deal deal = RandomDeal(Contract::Named("ramsch"), Deck::kShort, Tilt::kNone, random);
    const SeatView view = ViewOf(RandomPlay(deal, 12, true, random));
    if (view.DistinctPlays().size() < 2) continue;
    const CardAdvice advice = JudgeCards(view, Infer({.view = view}, {.worlds = 400}), {});
    ++chosen;
    gained += advice.ranked.front().cents.value - advice.ranked.back().cents.value;
    for (const CardWorth& worth : advice.ranked) {
      EXPECT_LE(worth.cents.value, advice.ranked.front().cents.value);
      EXPECT_GE(worth.behind.value, 0);
    }
  }
  EXPECT_GT(gained / chosen, 5);
}

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
}  // namespace schafkopf::card_advice_test
