// How people choose a card: what it looks like to them, and how much each of its looks weighs.
//
// A seat sees its own cards, what lies on the table and what was played; the traits of a card are
// computed from no more than that. Weights by role and kind of game, fitted on recorded games
// (tools/fit/fit_habits.cpp), make them a chance for each legal card: a conditional logit (McFadden
// 1974).
#ifndef SCHAFKOPF_SOLVER_PEOPLE_PLAY_HABIT_H_
#define SCHAFKOPF_SOLVER_PEOPLE_PLAY_HABIT_H_

#include <array>
#include <cstddef>
#include <span>

#include "engine/play/position.h"

namespace schafkopf {

// Cards of the largest hand.
inline constexpr std::size_t kMostCards = 8;
inline constexpr std::size_t kCardTraits = 44;
using CardTraits = std::array<double, kCardTraits>;

// Who chooses: declarer, his partner or an opponent; in a Rufspiel, a solo with a trump suit or
// without; on lead or following. A row of the table of weights for each.
inline constexpr std::size_t kHabits = 14;

// Whether the recorded tables play such a contract: Rufspiel, Solo, Wenz, Geier, Farbwenz.
bool HasPlayHabit(const Contract& contract);

// What all seats have seen of one deal in play, kept up to date card by card.
class Witness {
 public:
  // REQUIRES: HasPlayHabit(position.deal().contract); no card has been played.
  explicit Witness(const Position& position);

  // Notes that the seat to move is about to play `card`.
  void Note(const Position& before, Card card);

  // The row of weights of the seat to move.
  std::size_t HabitOf(const Position& position) const;
  // One for each card of `legal`, in its order. REQUIRES: traits has room for them.
  void TraitsOf(const Position& position, CardSet legal, std::span<CardTraits> traits) const;

 private:
  enum class Relation { kFriend, kFoe, kUnknown };
  // Of `other` to `seat`, as far as `seat` can tell.
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

using HabitWeights = std::array<CardTraits, kHabits>;
// In solver/people/play_weights.cpp.
extern const HabitWeights kHabitWeights;

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_PLAY_HABIT_H_
