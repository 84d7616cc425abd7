// Classes of alike hands against renaming the suits of every hand.
#include "engine/worlds/hand_classes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/cards/random.h"
#include "engine/play/deal.h"
#include "engine/text/notation.h"
#include "tests/support/alike_hands.h"
#include "tests/support/random_deal.h"

namespace schafkopf::hand_classes_test {
namespace {

void ForEachShortHand(const std::function<void(CardSet)>& visit) {
  const CardSet deck = CardsOf(Deck::kShort);
  std::vector<char> chosen(static_cast<std::size_t>(deck.size()), 0);
  std::fill_n(chosen.begin(), HandSize(Deck::kShort), 1);
  do {
    CardSet hand;
    std::size_t place = 0;
    for (Card card : deck) {
      if (chosen[place++] != 0) hand.Insert(card);
    }
    visit(hand);
  } while (std::ranges::prev_permutation(chosen).found);
}

TEST(HandClasses, NumberEveryShortHandWithoutGaps) {
  const HandClasses hands(Deck::kShort);
  ASSERT_EQ(hands.count(), 134'596u);
  std::vector<bool> seen(hands.count(), false);
  ForEachShortHand([&](CardSet hand) {
    const std::uint64_t index = hands.IndexOf(hand);
    ASSERT_LT(index, hands.count());
    ASSERT_FALSE(seen[index]);
    seen[index] = true;
    ASSERT_EQ(hands.Representative(index), hand);
  });
}

// Every hand: one class with all its renamings, of which one stands for it, and no class more.
TEST(HandClasses, AreTheHandsThatRenamingsMakeAlike) {
  for (const AlikeCase& game : kAlikeCases) {
    SCOPED_TRACE(game.name);
    const Contract contract = Contract::Named(game.name, game.suit);
    const HandClasses classes(contract, Deck::kShort);
    std::vector<Renaming> renamings = AllRenamings();
    std::erase_if(renamings, [&](const Renaming& names) { return !Keeps(game, names); });
    const CardSet lifted = LiftedOf(game);
    std::map<std::uint32_t, std::uint64_t> class_of;  // by the least of a hand's renamings
    std::uint64_t playable = 0;
    ForEachShortHand([&](CardSet hand) {
      std::uint32_t least = ~std::uint32_t{0};
      for (const Renaming& names : renamings) {
        least = std::min(least, Renamed(hand, names, lifted).bits());
      }
      const std::uint64_t index = classes.IndexOf(hand);
      const auto [known, is_new] = class_of.try_emplace(least, index);
      ASSERT_EQ(known->second, index);
      if (!is_new) return;
      const CardSet stands = classes.Representative(index);
      ASSERT_EQ(classes.IndexOf(stands), index);
      std::uint32_t least_of_it = ~std::uint32_t{0};
      for (const Renaming& names : renamings) {
        least_of_it = std::min(least_of_it, Renamed(stands, names, lifted).bits());
      }
      ASSERT_EQ(least_of_it, least);
      if (ObstacleTo(contract, hand, Deck::kShort) == BidObstacle::kNone) ++playable;
    });
    EXPECT_EQ(class_of.size(), classes.count());
    EXPECT_EQ(playable, game.short_count);
  }
}

TEST(HandClasses, AreNumberedAlikeInEverySuit) {
  for (const AlikeCase& game : kAlikeCases) {
    if (!game.suit) continue;
    const OtherSuit other = InEichel(game);
    const HandClasses classes(Contract::Named(game.name, game.suit), Deck::kLong);
    const HandClasses others(other.contract, Deck::kLong);
    ASSERT_EQ(classes.count(), others.count());
    const HandClasses hands(Deck::kLong);
    for (std::uint64_t i = 0; i < 500; ++i) {
      const CardSet hand = hands.Representative(Random(3, i).Below(hands.count()));
      EXPECT_EQ(classes.IndexOf(hand), others.IndexOf(Renamed(hand, other.names, LiftedOf(game))));
    }
  }
}

TEST(HandClasses, WhereTheGameNamesCardsNoSuitsAreAlike) {
  EXPECT_EQ(HandClasses(Contract::Named("kop"), Deck::kKop).count(), 1820u) << "4 of 16";
  EXPECT_EQ(HandClasses(Contract::Named("hintenrum", Suit::kGras), Deck::kShort).count(), 134'596u)
      << "6 of 24";
}

TEST(HandClasses, ComeBackFromTheirNumbersInEveryGame) {
  for (const Contract& contract : AllContracts()) {
    for (const DeckRow& deck : kDecks) {
      if (!IsPlayedWith(contract.row(), deck.deck)) continue;
      SCOPED_TRACE(absl::StrCat(ToString(contract), " ", std::string(deck.name)));
      const HandClasses classes(contract, deck.deck);
      EXPECT_LE(classes.count(), HandClasses(deck.deck).count());
      for (std::uint64_t i = 0; i < 200; ++i) {
        const std::uint64_t index = Random(5, i).Below(classes.count());
        const CardSet hand = classes.Representative(index);
        ASSERT_EQ(hand.size(), HandSize(deck.deck));
        ASSERT_TRUE(CardsOf(deck.deck).Contains(hand));
        ASSERT_EQ(classes.IndexOf(hand), index);
      }
    }
  }
}

}  // namespace
}  // namespace schafkopf::hand_classes_test
