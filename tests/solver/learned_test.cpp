// Players who learned by playing: what they see, on every processor, and that they win.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>
#include <vector>

#include "engine/cards/any_card.h"
#include "engine/cards/random.h"
#include "engine/worlds/dealer.h"
#include "engine/worlds/seat_view.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/habit_game.h"
#include "solver/habits/play_habit.h"
#include "solver/learned/learned_play.h"
#include "solver/learned/learned_traits.h"
#include "tests/support/random_deal.h"
#include "tests/support/test_scale.h"

namespace schafkopf::learned_test {
namespace {

constexpr Deck kDecks[] = {Deck::kLong, Deck::kShort};

// Deals of every recorded contract and deck.
template <class Visit>
void ForEachDeal(int each, const Visit& visit) {
  for (const Contract& contract : RecordedContracts()) {
    for (Deck deck : kDecks) {
      for (int i = 0; i < each; ++i) {
        Random random(21, static_cast<std::uint64_t>(i));
        visit(RandomDeal(contract, deck, i % 2 == 0 ? Tilt::kStrong : Tilt::kNone, random), random);
      }
    }
  }
}

// Plays random legal cards and visits every choice.
template <class Visit>
void ForEachChoice(const Deal& deal, Random& random, const Visit& visit) {
  Position position(deal);
  Witness seen = WitnessOf(deal);
  while (!position.finished()) {
    const CardSet legal = seen.LegalPlays();
    if (legal.size() > 1) visit(position, seen, legal);
    const Card card = AnyOf(legal, random);
    position.Play(card);
    seen.Play(card);
  }
}

TEST(LearnedLoops, ScoreTraitsByTheirWeightsOnEveryProcessor) {
  ForEachDeal(Scaled(40), [](const Deal& deal, Random& random) {
    const LearnedPlayer player{&LearnedWeightsOf(deal.contract(), deal.deck()), 0.5};
    ForEachChoice(deal, random, [&](const Position&, const Witness& seen, CardSet legal) {
      const CardChances fast = FastestLearnedLoops().chances(seen, legal, player);
      const CardChances portable = PortableLearnedLoops().chances(seen, legal, player);
      double sum = 0;
      ForEachLearned(seen, legal, RowsOf<kLearnedTraits>(), [&](Card card, const auto& traits) {
        double score = 0;
        for (std::size_t i = 0; i < kLearnedTraits; ++i) {
          score += (*player.weights)[LearnedRowOf(seen)][i] * traits[i];
        }
        const double odds = std::exp(std::clamp(0.5 * score, -60.0, 60.0));
        ASSERT_NEAR(fast.Of(card) / odds, 1, 1e-9);
        ASSERT_EQ(fast.Of(card), portable.Of(card));
        sum += odds;
      });
      ASSERT_NEAR(fast.sum / sum, 1, 1e-9);
    });
  });
}

TEST(LearnedLoops, LookAtNothingThatTheSeatDoesNotSee) {
  ForEachDeal(Scaled(20), [](const Deal& deal, Random& random) {
    const LearnedPlayer player{&LearnedWeightsOf(deal.contract(), deal.deck())};
    ForEachChoice(deal, random, [&](const Position& position, const Witness& seen, CardSet legal) {
      const SeatView view = ViewOf(position);
      const CardChances chances = FastestLearnedLoops().chances(seen, legal, player);
      const Hands other = Dealer(KnowledgeOf(view)).Sample(random.Next(), 0);
      const Witness elsewhere = WitnessOf({deal.game, deal.declarer, other}, view.played);
      const CardChances same = FastestLearnedLoops().chances(elsewhere, legal, player);
      for (Card card : legal) ASSERT_EQ(same.Of(card), chances.Of(card));
    });
  });
}

TEST(LearnedRowOf, TellsRolesAndPlacesApart) {
  std::set<std::size_t> met;
  ForEachDeal(Scaled(20), [&](const Deal& deal, Random& random) {
    ForEachChoice(deal, random, [&](const Position& position, const Witness& seen, CardSet) {
      const std::size_t row = LearnedRowOf(seen);
      met.insert(row);
      const bool declares = position.to_move() == deal.declarer;
      EXPECT_EQ(row / 6 == 0, declares);
      EXPECT_EQ(row / 6 == 1, !declares && DeclarerSide(deal).Contains(position.to_move()));
      EXPECT_EQ(row % 6 < 3, position.trick().empty());
      if (!position.trick().empty()) {
        EXPECT_EQ(row % 6, 2 + position.trick().size());
      }
      EXPECT_EQ(row % 6 == 0, position.played().empty());
    });
  });
  for (std::size_t row = 0; row < kLearnedRows; ++row) {
    // A partner of the declarer leads to the first trick, too.
    EXPECT_TRUE(met.contains(row)) << row;
  }
}

TEST(LearnedWeightsOf, AreThoseOfTheNearestGame) {
  const Contract wenz = Contract::Named("wenz");
  for (Deck deck : kDecks) {
    EXPECT_NE(&LearnedWeightsOf(wenz, deck), &LearnedWeightsOf(Contract::Named("geier"), deck));
    EXPECT_EQ(&LearnedWeightsOf(Contract::Named("koenig"), deck), &LearnedWeightsOf(wenz, deck));
  }
  EXPECT_EQ(&LearnedWeightsOf(wenz, Deck::kShort20), &LearnedWeightsOf(wenz, Deck::kShort));
  EXPECT_NE(&LearnedWeightsOf(wenz, Deck::kLong), &LearnedWeightsOf(wenz, Deck::kShort));
}

TEST(Learned, WinsAgainstPeopleInBothRoles) {
  const int deals = Scaled(4000);
  for (std::string_view name : kRecordedGames) {
    for (Deck deck : kDecks) {
      const auto contracts = ContractsOfRowInFull(RowNamed(name));
      int declaring = 0;
      int defending = 0;
      for (int i = 0; i < deals; ++i) {
        Random random(22, static_cast<std::uint64_t>(i));
        const Deal deal =
            RandomDeal(contracts[random.Below(contracts.size())], deck, Tilt::kStrong, random);
        const Witness seen = WitnessOf(deal);
        const LearnedWeights people = PlayModelOf(seen.Habit());
        const LearnedPlayer learned{&LearnedWeightsOf(deal.contract(), deck)};
        const LearnedPlayer person{&people, kSharpness};
        Random first(23, static_cast<std::uint64_t>(i));
        Random second = first;
        const auto& loops = FastestLearnedLoops();
        declaring += loops.play_on(seen, {learned, person}, first) >= Value(61) ? 1 : 0;
        defending += loops.play_on(seen, {person, learned}, second) < Value(61) ? 1 : 0;
      }
      // With fewer deals chance has more to say.
      const double share = (declaring + defending) / (2.0 * deals);
      EXPECT_GT(share, deals == 4000 ? 0.51 : 0.44) << name << ' ' << NameOf(deck);
    }
  }
}

}  // namespace
}  // namespace schafkopf::learned_test
