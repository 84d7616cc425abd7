// Conditions on dealt hands, such as `trumps(2)>=3 and not has(1,EO)`.
#ifndef SCHAFKOPF_ENGINE_TEXT_CONDITION_H_
#define SCHAFKOPF_ENGINE_TEXT_CONDITION_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/play/card_order.h"
#include "engine/play/deal.h"

namespace schafkopf {

// The ranks that are trump in every suit, which cards(SEAT,SUIT) does not count.
CardSet RankTrumps(const CardOrder& order);

// Comparisons `COUNT op COUNT` (op: < <= > >= == !=) joined by `and`, `or`, `not` and parentheses;
// `not` binds tightest, then `and`. A COUNT is a whole number or one of
//   trumps(SEAT)      trumps of the contract that the hand was dealt
//   cards(SEAT,SUIT)  its cards of the suit, without the ranks that are trump in every suit: in a
//                     Rufspiel without Ober and Unter, in a Wenz without the Unter only
//   aces(SEAT)        its Sauen, trumps or not
//   points(SEAT)      the points of its cards
//   has(SEAT,CARD)    1 or 0; may stand alone
// Upper and lower case are the same. Any number of threads may share one.
class Condition {
 public:
  // Whether the hands, as dealt, agree. `order` is that of the contract in force.
  bool Holds(const Hands& hands, const CardOrder& order) const;
  // Sets of cards such that it depends on nothing but how many of each every seat was dealt.
  std::vector<CardSet> SetsCounted(const CardOrder& order) const;
  // The seats whose hands it depends on.
  SeatSet SeatsCounted() const;

 private:
  friend class ConditionReader;

  enum class Op : std::uint8_t {
    kNumber,
    kTrumps,
    kCards,
    kAces,
    kPoints,
    kHas,
    kLess,
    kAtMost,
    kMore,
    kAtLeast,
    kEqual,
    kDifferent,
    kNot,
    kAnd,
    kOr,
  };
  // The first six push a count; the rest take their operands from the stack and push 1 or 0.
  struct Step {
    Op op;
    Seat seat{};
    int operand = 0;  // the number, or the index of the suit or card
  };

  static int Count(const Step& step, const Hands& hands, const CardOrder& order);
  static bool Join(Op op, int left, int right);

  std::vector<Step> steps_;
};

// Errors as in engine/text/notation.h. Parentheses and `not` nest at most 100 deep.
absl::StatusOr<Condition> ParseCondition(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_CONDITION_H_
