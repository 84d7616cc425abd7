// Games and bids by habit, slow and plain: what solver/habits is measured against. Never in a
// program.
#ifndef SCHAFKOPF_TESTS_SUPPORT_REFERENCE_HABIT_H_
#define SCHAFKOPF_TESTS_SUPPORT_REFERENCE_HABIT_H_

#include <array>
#include <optional>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/position.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/play_habit.h"
#include "solver/solver.h"

namespace schafkopf {

// What all seats have seen of one deal in play, and the traits of a card from what one of them
// sees, each card for itself.
class ReferenceWitness {
 public:
  // REQUIRES: HasPlayHabit(position.game()); no card has been played.
  explicit ReferenceWitness(const Position& position);

  // Notes that the seat to move is about to play `card`.
  void Note(const Position& before, Card card);

  // The row of weights of the seat to move.
  std::size_t HabitOf(const Position& position) const;
  // REQUIRES: `legal` are the legal cards, `card` one of them.
  CardTraits TraitsOf(const Position& position, Card card, CardSet legal) const;

 private:
  enum class Relation { kFriend, kFoe, kUnknown };
  Relation RelationOf(const Position& position, Seat seat, Seat other) const;
  bool IsVoid(Seat seat, std::size_t group) const { return void_[seat][group]; }
  std::size_t GroupNumber(Card card) const {
    return trumps_.Contains(card) ? 4 : static_cast<std::size_t>(card.suit());
  }
  CardTraits LeadTraits(const Position& position, Card card) const;
  CardTraits FollowTraits(const Position& position, Card card, CardSet legal) const;

  CardSet trumps_;
  std::array<CardSet, kCardCount> higher_;  // of the same group, by card
  std::array<CardSet, 5> groups_;           // S H G E, trumps
  std::optional<Seat> partner_;             // holds the called Sau
  bool partner_shown_ = false;
  PerSeat<std::array<bool, 5>> void_{};
  std::array<bool, 5> led_{};
  std::array<bool, 5> led_by_opponents_{};
};

// The chances of the legal cards in their order, not divided by their sum.
std::vector<double> ReferenceChances(const Position& position, const ReferenceWitness& witness);

// The value of the deal once it is played, from the same state of `random` as PlayHabitGame's.
Value ReferenceHabitGame(const Deal& deal, Random& random, Solver& solver);

// REQUIRES: the hand may announce the contract.
BidTraits ReferenceBidTraits(const Contract& contract, CardSet hand, Deck deck, Seat seat);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_REFERENCE_HABIT_H_
