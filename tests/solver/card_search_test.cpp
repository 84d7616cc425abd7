// The search of a seat's own cards against every way in which people may play on.
#include "solver/advice/card_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "engine/money/doubled_deal.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/habit_loops.h"
#include "solver/habits/play_habit.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::card_search_test {
namespace {

// One world, how likely it and the cards so far are, and how far it has been played.
struct Branch {
  const Deal* deal;
  Witness seen;
  double weight;
};

// What the best play of a seat brings where all branches look alike to it and all others play by
// habit: every card of every branch is tried.
class BestAnswer {
 public:
  BestAnswer(const SeatView& view, const WeighedWorlds& worlds)
      : view_(view), prices_(PricesOf(view.game, Stakes{})) {
    deals_.reserve(worlds.hands.size());
    for (std::size_t i = 0; i < worlds.hands.size(); ++i) {
      deals_.push_back({view.game, view.declarer, worlds.hands[i]});
      now_.push_back(
          {&deals_.back(), WitnessOf(deals_.back(), view.played), worlds.weights[i] / worlds.sum});
    }
  }

  double CentsOf(Card card) const { return CentsOf(After(now_, card)); }

 private:
  using Branches = std::vector<Branch>;

  static Branches After(Branches branches, Card card) {
    for (Branch& branch : branches) branch.seen.Play(card);
    return branches;
  }

  double CentsOf(const Branches& branches) const {
    const Witness& any = branches.front().seen;
    if (any.leads() && any.hand().empty()) return PaidIn(branches);
    if (any.to_move() == view_.seat) {
      double best = -1e9;
      for (Card card : any.LegalPlays()) best = std::max(best, CentsOf(After(branches, card)));
      return best;
    }
    std::map<int, Branches> by_card;  // what the seat sees next
    for (const Branch& branch : branches) {
      const CardSet legal = branch.seen.LegalPlays();
      const CardChances chances = loops_.chances(branch.seen, legal);
      double sum = 0;
      for (Card card : legal) sum += std::pow(chances.Of(card), kSharpness);
      for (Card card : legal) {
        Branch next = branch;
        next.weight *= std::pow(chances.Of(card), kSharpness) / sum;
        next.seen.Play(card);
        by_card[card.index()].push_back(next);
      }
    }
    double cents = 0;
    for (const auto& [card, after] : by_card) cents += CentsOf(after);
    return cents;
  }

  double PaidIn(const Branches& branches) const {
    double cents = 0;
    for (const Branch& branch : branches) {
      const Witness& seen = branch.seen;
      const Value value = !seen.others_took() ? kAllTricksTaken
                          : seen.side_took()  ? Value(seen.points())
                                              : kNoTrickTaken;
      const auto settled = SettleDoubled(*branch.deal, value, prices_, {});
      cents += branch.weight *
               static_cast<double>(PaymentsOf(settled, *branch.deal)[view_.seat].count());
    }
    return cents;
  }

  const SeatView& view_;
  const Prices prices_;
  const HabitLoops loops_ = FastestHabitLoops();
  std::vector<Deal> deals_;
  Branches now_;
};

// A view with a choice, three cards from the end.
SeatView LateView(std::uint64_t number) {
  const auto contracts = RecordedContracts();
  Random random(29, number);
  for (;;) {
    const Contract& contract = contracts[random.Below(contracts.size())];
    const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
    const int plies = 12 + static_cast<int>(random.Below(4));
    const SeatView view = ViewOf(RandomPlay(deal, plies, false, random));
    if (view.DistinctPlays().size() > 1) return view;
  }
}

TEST(CardSearch, FindsTheBestAnswerToHabits) {
  double lost = 0;
  double at_stake = 0;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(Scaled(LongTests() ? 60 : 30)); ++i) {
    const SeatView view = LateView(i);
    const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 300}, {.seed = i});
    ASSERT_FALSE(worlds.empty());
    const auto cards = view.DistinctPlays();
    const Card found = SearchCard(view, worlds, {.games = 20000}, {.seed = i});
    ASSERT_TRUE(std::ranges::find(cards, found) != cards.end());
    const BestAnswer answer(view, worlds);
    double best = -1e9;
    double worst = 1e9;
    for (Card card : cards) {
      best = std::max(best, answer.CentsOf(card));
      worst = std::min(worst, answer.CentsOf(card));
    }
    lost += best - answer.CentsOf(found);
    at_stake += best - worst;
  }
  EXPECT_GT(at_stake, 0);
  EXPECT_LT(lost, .02 * at_stake + 5);  // cents that so many games may not tell apart
}

TEST(CardSearch, PlaysTheOnlyLegalCard) {
  Random random(31, 0);
  for (int forced = 0; forced < Scaled(20);) {
    const Deal deal = RandomDeal(Contract::Named("wenz"), Deck::kShort, Tilt::kStrong, random);
    const SeatView view = ViewOf(RandomPlay(deal, 9, false, random));
    if (view.LegalPlays().size() > 1) continue;
    ++forced;
    const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 50});
    EXPECT_EQ(SearchCard(view, worlds, {.games = 50}), view.LegalPlays().Highest());
  }
}

TEST(CardSearch, OfTheSameSeedIsTheSame) {
  const SeatView view = LateView(1000);
  const WeighedWorlds worlds = Infer({.view = view}, {.worlds = 300});
  const CardSearchOptions options{.games = 50};
  const Effort effort{.seed = 7};
  EXPECT_EQ(SearchCard(view, worlds, options, effort), SearchCard(view, worlds, options, effort));
}

}  // namespace
}  // namespace schafkopf::card_search_test
