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
#include "solver/solver.h"
#include "tests/support/random_deal.h"

namespace schafkopf {
namespace {

using Renaming = std::array<Suit, 4>;

std::vector<Renaming> AllRenamings() {
  Renaming names = {Suit::kSchellen, Suit::kHerz, Suit::kGras, Suit::kEichel};
  std::vector<Renaming> all;
  do all.push_back(names);
  while (std::ranges::next_permutation(names).found);
  return all;
}

// Cards of the lifted ranks keep their suit.
CardSet Renamed(CardSet cards, const Renaming& names, CardSet lifted) {
  CardSet renamed = cards & lifted;
  for (Card card : cards - lifted) {
    renamed.Insert(Card(names[static_cast<std::size_t>(card.suit())], card.rank()));
  }
  return renamed;
}

// How a game may be renamed, by the rule book.
struct AlikeCase {
  const char* name;
  std::optional<Suit> suit;
  std::vector<Rank> lifted;
  std::optional<Suit> trump_suit;
  // Different hands of the short deck that may be asked about.
  std::uint64_t short_count;
};

const AlikeCase kCases[] = {
    {"wenz", std::nullopt, {Rank::kUnter}, std::nullopt, 8069},
    {"geier", std::nullopt, {Rank::kOber}, std::nullopt, 8069},
    {"farbwenz", Suit::kGras, {Rank::kUnter}, Suit::kGras, 27068},
    {"solo", Suit::kHerz, {Rank::kOber, Rank::kUnter}, Suit::kHerz, 31042},
    {"ruf", Suit::kSchellen, {Rank::kOber, Rank::kUnter}, Suit::kHerz, 34991},
};

CardSet LiftedOf(const AlikeCase& game) {
  CardSet lifted;
  for (Rank rank : game.lifted) lifted |= RankCards(rank);
  return lifted;
}

// Whether the game stays the same game: named suit and trump suit are where they were.
bool Keeps(const AlikeCase& game, const Renaming& names) {
  const auto stays = [&](std::optional<Suit> suit) {
    return !suit || names[static_cast<std::size_t>(*suit)] == *suit;
  };
  return stays(game.suit) && stays(game.trump_suit);
}

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
  for (const AlikeCase& game : kCases) {
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

// The game with another suit in place of the one it names, and the renaming that leads there.
struct OtherSuit {
  Contract contract;
  Renaming names = {Suit::kSchellen, Suit::kHerz, Suit::kGras, Suit::kEichel};
};

OtherSuit InEichel(const AlikeCase& game) {
  OtherSuit other{Contract::Named(game.name, Suit::kEichel)};
  std::swap(other.names[static_cast<std::size_t>(*game.suit)], other.names.back());
  return other;
}

TEST(HandClasses, AreNumberedAlikeInEverySuit) {
  for (const AlikeCase& game : kCases) {
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

// The deal renamed is worth the same, whatever the other hands.
TEST(HandClasses, AreWorthTheSameInEveryWorld) {
  Solver solver;
  for (const AlikeCase& game : kCases) {
    SCOPED_TRACE(game.name);
    const Contract contract = Contract::Named(game.name, game.suit);
    std::vector<std::pair<Contract, Renaming>> ways;
    for (const Renaming& names : AllRenamings()) {
      if (Keeps(game, names)) ways.emplace_back(contract, names);
    }
    if (game.suit) ways.emplace_back(InEichel(game).contract, InEichel(game).names);
    for (std::uint64_t i = 0; i < 40; ++i) {
      Random random(7, i);
      const Deal deal = RandomDeal(contract, Deck::kShort, Tilt::kStrong, random);
      const Value value = solver.Solve(Position(deal));
      const auto& [renamed, names] = ways[random.Below(ways.size())];
      Deal other = deal;
      other.contract = renamed;
      for (Seat seat : kSeats) {
        other.hands[seat] = Renamed(deal.hands[seat], names, LiftedOf(game));
      }
      EXPECT_EQ(solver.Solve(Position(other)), value);
    }
  }
}

}  // namespace
}  // namespace schafkopf
