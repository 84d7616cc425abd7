// What a hand looks like under a contract, counted suit by suit in tables.
//
// All that is counted of a hand is a sum over its suits, and a suit has 256 subsets: with the
// counts of each in one word, four look-ups and three additions count a hand.
#ifndef SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/play/deck.h"

namespace schafkopf {

inline constexpr std::size_t kBidTraits = 18;
using BidTraits = std::array<double, kBidTraits>;

// REQUIRES: the hand may announce the contract.
BidTraits BidTraitsOf(const Contract& contract, CardSet hand, Deck deck, Seat seat);

// What is counted of the cards that a hand has of a suit, or of several: then it is added up.
//
//   bit  63 ............. 50   ...   40 ........ 0
//        trumps, best on top         the numbers
class BidCounts {
 public:
  struct Number {
    int place;
    int bits;
  };
  static constexpr Number kTrumps = {0, 4};
  static constexpr Number kPlaces = {4, 7};   // of each trump the better ones of the deck
  static constexpr Number kPoints = {11, 7};  // of trumps
  static constexpr Number kSaus = {18, 3};    // plain
  static constexpr Number kLosers = {21, 4};  // plain, neither Sau nor ten
  static constexpr Number kVoids = {25, 3};   // plain suits
  static constexpr Number kGuardedTens = {28, 3};
  static constexpr Number kBareTens = {31, 3};
  static constexpr Number kBacked = {34, 4};  // losers beside their Sau
  static constexpr Number kObers = {38, 3};

  constexpr int operator[](Number number) const {
    return static_cast<int>(bits_ >> number.place & ((1u << number.bits) - 1));
  }
  // The best trumps of the deck in a row.
  constexpr int run() const { return std::countl_one(bits_); }
  // The trumps of others above each own one, in all.
  constexpr int beaten() const {
    const int trumps = (*this)[kTrumps];
    return (*this)[kPlaces] - trumps * (trumps - 1) / 2;
  }

  constexpr void Add(Number number, int count) {
    bits_ += static_cast<std::uint64_t>(count) << number.place;
  }
  // A trump, by how many of the deck are better.
  constexpr void AddTrump(int place, Points points) {
    Add(kTrumps, 1);
    Add(kPlaces, place);
    Add(kPoints, points.count());
    bits_ |= std::uint64_t{1} << (63 - place);
  }
  friend constexpr BidCounts operator+(BidCounts a, BidCounts b) {
    a.bits_ += b.bits_;
    return a;
  }

 private:
  std::uint64_t bits_ = 0;
};

// Counts the hands of a deck under the trumps of a contract. Equal where trumps are.
class BidCounter {
 public:
  // By the bits of the suit.
  using OfSuit = std::array<BidCounts, 256>;

  BidCounter() = default;
  // Of so many trumps in the deck. The tables must outlive it.
  BidCounter(const PerSuit<const OfSuit*>& suits, int trumps, int hand_size)
      : suits_(suits), trumps_(trumps), hand_size_(hand_size) {
    for (std::size_t count = 0; count < shares_.size(); ++count) {
      shares_[count] = static_cast<double>(count) / hand_size;
    }
  }

  // As BidTraitsOf, but for the last, that of the called suit.
  BidTraits TraitsOf(CardSet hand, Seat seat) const;

  friend bool operator==(const BidCounter&, const BidCounter&) = default;

 private:
  BidCounts CountsIn(Suit suit, CardSet hand) const {
    return (*suits_[suit])[hand.bits() >> 8 * static_cast<int>(suit) & 0xff];
  }

  PerSuit<const OfSuit*> suits_{};
  int trumps_ = 0;
  int hand_size_ = 0;
  std::array<double, 9> shares_{};  // of a hand, by cards
};
// That of a contract. Made for all of a deck when the first is asked for. REQUIRES: BidHabitOf
// knows the contract, and some hand may announce it.
const BidCounter& BidCounterOf(const Contract& contract, Deck deck);

// The last trait, by how many cards of the called suit are held.
inline double CalledLength(int held) { return held / 3.0; }

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
