// Traits of cards, in rows for the fit or in weighted sums for a game.
//
// Of a decision much is the same for all cards, or for all of a group: it is added once. A trait is
// a number, or a number times the card's tens (its points by ten) or times its strength, so that a
// sum over traits is a score: base + per_ten * tens + per_strength * strength.
#ifndef SCHAFKOPF_SOLVER_HABITS_TRAITS_H_
#define SCHAFKOPF_SOLVER_HABITS_TRAITS_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/habits/play_habit.h"
#include "solver/habits/witness.h"

namespace schafkopf {

// Sinks: so many traits in rows ...
template <std::size_t kCount>
class RowsOf {
 public:
  using Row = std::array<double, kCount>;
  void Add(std::size_t trait, double value) { base_[trait] = value; }
  void If(std::size_t trait, bool condition) { base_[trait] = condition ? 1 : 0; }
  void TensIf(std::size_t trait, bool condition) { tens_[trait] = condition ? 1 : 0; }
  void StrengthIf(std::size_t trait, bool condition) { strength_[trait] = condition ? 1 : 0; }
  Row Of(double tens, double strength) const {
    Row traits;
    for (std::size_t i = 0; i < kCount; ++i) {
      traits[i] = base_[i] + tens_[i] * tens + strength_[i] * strength;
    }
    return traits;
  }

 private:
  Row base_{};
  Row tens_{};
  Row strength_{};
};
using TraitRows = RowsOf<kCardTraits>;

// ... or the sums of traits times their weights.
class TraitSums {
 public:
  // Of as many traits as there are weights.
  template <std::size_t kCount>
  explicit TraitSums(const std::array<double, kCount>& weights) : weights_(weights.data()) {}
  void Add(std::size_t trait, double value) { base_ += weights_[trait] * value; }
  void If(std::size_t trait, bool condition) { base_ += WeightIf(trait, condition); }
  void TensIf(std::size_t trait, bool condition) { per_ten_ += WeightIf(trait, condition); }
  void StrengthIf(std::size_t trait, bool condition) {
    per_strength_ += WeightIf(trait, condition);
  }
  double Of(double tens, double strength) const {
    return base_ + per_ten_ * tens + per_strength_ * strength;
  }

 private:
  // Without a branch: whether conditions hold is hard to predict.
  double WeightIf(std::size_t trait, bool condition) const {
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(weights_[trait]) &
                                 -static_cast<std::uint64_t>(condition));
  }

  const double* weights_;
  double base_ = 0;
  double per_ten_ = 0;
  double per_strength_ = 0;
};

// min(count, kMost) / kMost.
template <int kMost>
double Capped(int count) {
  static constexpr auto kShares = [] {
    std::array<double, std::size_t{kMost} + 1> shares{};
    for (int i = 0; i <= kMost; ++i) shares[static_cast<std::size_t>(i)] = i / double{kMost};
    return shares;
  }();
  return kShares[static_cast<std::size_t>(std::min(count, kMost))];
}

// Points by ten.
inline double TensOf(int points) {
  static constexpr auto kTens = [] {
    std::array<double, 64> tens{};
    for (std::size_t i = 0; i < tens.size(); ++i) tens[i] = static_cast<int>(i) / 10.0;
    return tens;
  }();
  return kTens[static_cast<std::size_t>(points)];
}
inline double TensOf(Card card) { return TensOf(PointsOf(card).count()); }

// Traits besides those that are common to all (ForEachLead, ForEachFollow): none.
struct NoMore {
  template <class Sight>
  NoMore(const Witness& /*seen*/, const Sight& /*sight*/) {}
  template <class Sink>
  void OfGroup(std::size_t /*group*/, Sink& /*sink*/) const {}
  template <class Sink>
  void OfCard(Card /*card*/, std::size_t /*group*/, Sink& /*sink*/) const {}
};

// What the seat to move sees, whatever the card.
struct Sight {
  explicit Sight(const Witness& seen)
      : me(seen.to_move()), hand(seen.hand()), relations(seen.RelationsOf(me)) {
    for (const CardSet& each : seen.hands()) unseen |= each;
    unseen -= hand;
    declarer = BitOf(seen.declarer());
    own_trumps = (hand & seen.masks().trumps()).size();
  }
  SeatBits friends() const { return relations.friends; }

  Seat me;
  CardSet hand;
  CardSet unseen;  // held by others
  Witness::Relations relations;
  SeatBits declarer;
  int own_trumps;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_TRAITS_H_
