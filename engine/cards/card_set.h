// A set of cards in one 32-bit word.
//
//   bit  31 .. 24   23 .. 16   15 .. 8    7 .. 0
//        Eichel     Gras       Herz       Schellen
//        AZKOU987   AZKOU987   AZKOU987   AZKOU987     (left = high bit)
//
// Inside a suit the bits stand in the order of a plain suit. A contract lifts Ober, Unter or others
// out of the suits to make trumps; what is left of the suit is still in its order of strength, and
// the lifted rank itself is ordered by the seniority of its suits.
#ifndef SCHAFKOPF_ENGINE_CARDS_CARD_SET_H_
#define SCHAFKOPF_ENGINE_CARDS_CARD_SET_H_

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "engine/cards/card.h"

namespace schafkopf {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards) Insert(card);
  }
  static constexpr CardSet FromBits(std::uint32_t bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr CardSet Of(Card card) { return FromBits(std::uint32_t{1} << card.index()); }
  static constexpr CardSet All() { return FromBits(~std::uint32_t{0}); }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool Contains(Card card) const { return (bits_ >> card.index() & 1) != 0; }
  constexpr bool Contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool Intersects(CardSet other) const { return (bits_ & other.bits_) != 0; }

  constexpr void Insert(Card card) { bits_ |= Of(card).bits_; }
  constexpr void Remove(Card card) { bits_ &= ~Of(card).bits_; }

  // The card with the highest / lowest bit. REQUIRES: !empty().
  constexpr Card Highest() const { return Card::FromIndex(31 - std::countl_zero(bits_)); }
  constexpr Card Lowest() const { return Card::FromIndex(std::countr_zero(bits_)); }

  constexpr CardSet& operator|=(CardSet other) { return bits_ |= other.bits_, *this; }
  constexpr CardSet& operator&=(CardSet other) { return bits_ &= other.bits_, *this; }
  constexpr CardSet& operator-=(CardSet other) { return bits_ &= ~other.bits_, *this; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return a |= b; }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return a &= b; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return a -= b; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // Visits the cards from the highest bit down: for (Card card : set).
  class Iterator {
   public:
    explicit constexpr Iterator(std::uint32_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return FromBits(rest_).Highest(); }
    constexpr Iterator& operator++() {
      rest_ &= ~Of(**this).bits_;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_ = 0;
};
static_assert(sizeof(CardSet) == 4);

constexpr CardSet SuitCards(Suit suit) {
  return CardSet::FromBits(std::uint32_t{0xff} << (8 * static_cast<int>(suit)));
}

constexpr CardSet RankCards(Rank rank) {
  return CardSet::FromBits(std::uint32_t{0x01010101} << static_cast<int>(rank));
}

constexpr Points PointsOf(CardSet cards) {
  Points sum;
  for (Card card : cards) sum += PointsOf(card);
  return sum;
}
static_assert(PointsOf(CardSet::All()) == Points(120));

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_CARD_SET_H_
