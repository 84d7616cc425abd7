// What a hand looks like under a contract, counted suit by suit in tables.
//
// All that is counted of a hand is a sum over its suits, and a suit has 256 subsets: with the
// counts of each in one word, four look-ups and three additions count a hand.
#ifndef SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_

#include <algorithm>
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
      : suits_(suits), trumps_(trumps), hand_size_(hand_size) {}

  BidCounts CountsOf(CardSet hand) const {
    return CountsIn(Suit::kEichel, hand) + CountsIn(Suit::kGras, hand) +
           CountsIn(Suit::kHerz, hand) + CountsIn(Suit::kSchellen, hand);
  }
  // Of all that the trumps of others might be above those of the hand, the part that they are.
  double AboveOf(BidCounts counts) const {
    const int others = trumps_ - counts[BidCounts::kTrumps];
    return others == 0 ? 0 : counts.beaten() / (static_cast<double>(hand_size_) * others);
  }
  int hand_size() const { return hand_size_; }

  friend bool operator==(const BidCounter&, const BidCounter&) = default;

 private:
  BidCounts CountsIn(Suit suit, CardSet hand) const {
    return (*suits_[suit])[hand.bits() >> 8 * static_cast<int>(suit) & 0xff];
  }

  PerSuit<const OfSuit*> suits_{};
  int trumps_ = 0;
  int hand_size_ = 0;
};
// That of a contract. Made for all of a deck when the first is asked for. REQUIRES: BidHabitOf
// knows the contract, and some hand may announce it.
const BidCounter& BidCounterOf(const Contract& contract, Deck deck);

// Sums traits times their weights: by tables of the products, in their order, to the same bits.
class BidScorer {
 public:
  BidScorer() = default;
  BidScorer(const BidTraits& weights, int hand_size);

  // Of a hand with these counts, AboveOf them and so many cards of the called suit.
  double ScoreOf(BidCounts counts, double above, Seat seat, int called) const {
    const auto of = [&](const auto& products, BidCounts::Number number) {
      return products[static_cast<std::size_t>(counts[number])];
    };
    const OfTrumps& trumps = of(trumps_, BidCounts::kTrumps);
    double score = trumps.first;
    score += runs_[static_cast<std::size_t>(std::min(counts.run(), kLongestRun))];
    score += above_ * above;
    score += less_above_ * (trumps.share - above);
    score += of(saus_, BidCounts::kSaus);
    score += of(losers_, BidCounts::kLosers);
    score += of(voids_, BidCounts::kVoids);
    score += of(guarded_tens_, BidCounts::kGuardedTens);
    score += of(bare_tens_, BidCounts::kBareTens);
    score += of(backed_, BidCounts::kBacked);
    score += of(points_, BidCounts::kPoints);
    if (seat == Seat(0)) {
      score += leads_;
      score += of(lead_saus_, BidCounts::kSaus);
    }
    score += of(trumps.saus, BidCounts::kSaus);
    score += of(obers_, BidCounts::kObers);
    return score + called_[static_cast<std::size_t>(called)];
  }

 private:
  // Of a hand's cards, and of suits.
  using OfCards = std::array<double, 9>;
  using OfSuits = std::array<double, 5>;
  static constexpr int kLongestRun = 4;
  struct OfTrumps {
    double first = 0;  // of what depends on their number alone
    double share = 0;
    OfSuits saus{};
  };

  std::array<OfTrumps, 9> trumps_{};
  std::array<double, kLongestRun + 1> runs_{};
  double above_ = 0;
  double less_above_ = 0;
  OfSuits saus_{};
  OfCards losers_{};
  OfSuits voids_{};
  OfSuits guarded_tens_{};
  OfSuits bare_tens_{};
  OfCards backed_{};
  std::array<double, 64> points_{};
  double leads_ = 0;
  OfSuits lead_saus_{};
  OfSuits obers_{};
  OfCards called_{};
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_BID_TRAITS_H_
