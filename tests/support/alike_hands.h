// Games in which suits may be renamed, and what the renaming makes of hands.
#ifndef SCHAFKOPF_TESTS_SUPPORT_ALIKE_HANDS_H_
#define SCHAFKOPF_TESTS_SUPPORT_ALIKE_HANDS_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/cards/card_set.h"
#include "engine/play/contract.h"

namespace schafkopf {

using Renaming = std::array<Suit, 4>;

inline std::vector<Renaming> AllRenamings() {
  Renaming names = {Suit::kSchellen, Suit::kHerz, Suit::kGras, Suit::kEichel};
  std::vector<Renaming> all;
  do all.push_back(names);
  while (std::ranges::next_permutation(names).found);
  return all;
}

// Cards of the lifted ranks keep their suit.
inline CardSet Renamed(CardSet cards, const Renaming& names, CardSet lifted) {
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

inline const AlikeCase kAlikeCases[] = {
    {"wenz", std::nullopt, {Rank::kUnter}, std::nullopt, 8069},
    {"geier", std::nullopt, {Rank::kOber}, std::nullopt, 8069},
    {"farbwenz", Suit::kGras, {Rank::kUnter}, Suit::kGras, 27068},
    {"solo", Suit::kHerz, {Rank::kOber, Rank::kUnter}, Suit::kHerz, 31042},
    {"ruf", Suit::kSchellen, {Rank::kOber, Rank::kUnter}, Suit::kHerz, 34991},
};

inline CardSet LiftedOf(const AlikeCase& game) {
  CardSet lifted;
  for (Rank rank : game.lifted) lifted |= RankCards(rank);
  return lifted;
}

// Whether the game stays the same game: named suit and trump suit are where they were.
inline bool Keeps(const AlikeCase& game, const Renaming& names) {
  const auto stays = [&](std::optional<Suit> suit) {
    return !suit || names[static_cast<std::size_t>(*suit)] == *suit;
  };
  return stays(game.suit) && stays(game.trump_suit);
}

// The game with another suit in place of the one it names, and the renaming that leads there.
struct OtherSuit {
  Contract contract;
  Renaming names = {Suit::kSchellen, Suit::kHerz, Suit::kGras, Suit::kEichel};
};

inline OtherSuit InEichel(const AlikeCase& game) {
  OtherSuit other{Contract::Named(game.name, Suit::kEichel)};
  std::swap(other.names[static_cast<std::size_t>(*game.suit)], other.names.back());
  return other;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_ALIKE_HANDS_H_
