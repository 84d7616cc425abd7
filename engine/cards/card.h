// A card, its suit, its rank and its points.
#ifndef SCHAFKOPF_ENGINE_CARDS_CARD_H_
#define SCHAFKOPF_ENGINE_CARDS_CARD_H_

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/cards/indexed.h"
#include "engine/cards/quantity.h"

namespace schafkopf {

// Suits by seniority, lowest first (RULES.md 1).
enum class Suit : std::uint8_t { kSchellen, kHerz, kGras, kEichel };
inline constexpr std::array<Suit, 4> kSuits = {Suit::kEichel, Suit::kGras, Suit::kHerz,
                                               Suit::kSchellen};

// Ranks in the order of a plain suit, lowest first; contracts lift some of them out.
enum class Rank : std::uint8_t { kSeven, kEight, kNine, kUnter, kOber, kKing, kTen, kSau };
inline constexpr std::array<Rank, 8> kRanks = {Rank::kSau,   Rank::kTen,   Rank::kKing,
                                               Rank::kOber,  Rank::kUnter, Rank::kNine,
                                               Rank::kEight, Rank::kSeven};

inline constexpr int kCardCount = 32;

// One of the 32 cards, one byte: index = 8 * suit + rank.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Suit suit, Rank rank)
      : index_(static_cast<std::uint8_t>(8 * static_cast<int>(suit) + static_cast<int>(rank))) {}

  // REQUIRES: 0 <= index < 32.
  static constexpr Card FromIndex(int index) {
    assert(0 <= index && index < kCardCount);
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  constexpr int index() const { return index_; }
  constexpr Suit suit() const { return static_cast<Suit>(index_ >> 3); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ & 7); }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t index_ = 0;
};
static_assert(sizeof(Card) == 1);

// Points of a rank, indexed by Rank (RULES.md 1).
inline constexpr std::array<int, 8> kRankPoints = {0, 0, 0, 2, 3, 4, 10, 11};

constexpr Points PointsOf(Card card) {
  return Points(kRankPoints[static_cast<std::size_t>(card.rank())]);
}

template <class T>
using PerCard = Indexed<Card, T, kCardCount>;
template <class T>
using PerSuit = Indexed<Suit, T, kSuits.size()>;
template <class T>
using PerRank = Indexed<Rank, T, kRanks.size()>;

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_CARD_H_
