// The last tricks of a deal with open cards, by plain alpha-beta.
//
// The same value as Solver's, which has a table and much else to set up for a deal; with three
// tricks left that costs more than the search.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_LAST_TRICKS_H_
#define SCHAFKOPF_SOLVER_PEOPLE_LAST_TRICKS_H_

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/money/scoring.h"
#include "solver/people/witness.h"

namespace schafkopf {

// The cards that `seen` has left, played out.
class LastTricks {
 public:
  // REQUIRES: seen.leads(), and there are cards left.
  explicit LastTricks(const Witness& seen)
      : masks_(seen.masks()), called_(seen.called()), side_(seen.side()), hands_(seen.hands()) {
    start_ = {seen.leader(), seen.duty(), seen.points(), 0, seen.side_took(), seen.others_took()};
    for (const CardSet& hand : hands_) start_.left += PointsOf(hand).count();
  }

  // Of the deal, under best play of both sides. Costs about a microsecond with three tricks left.
  schafkopf::Value Value() {
    return schafkopf::Value(Tricks(start_, kNoTrickTaken.count() - 1, kAllTricksTaken.count() + 1));
  }

 private:
  // Between two tricks.
  struct State {
    Seat leader;
    CardSet duty;  // the called Sau while its holder has duties
    int points;    // of the declarer's side
    int left;      // points still to come
    bool side_took;
    bool others_took;
  };
  // One trick, and where it began.
  struct Trick {
    Card best;
    Seat winner;
    std::size_t led;  // group
    int points;
  };

  bool OfSide(Seat seat) const { return (side_ & BitOf(seat)) != 0; }

  // Fail-soft: the value if it is within alpha .. beta, else a bound on that side.
  int Tricks(const State& state, int alpha, int beta) {
    const CardSet hand = hands_[state.leader];
    if (hand.empty()) return ValueOf(state);
    if (state.side_took && state.points >= beta) return state.points;
    if (state.others_took && state.points + state.left <= alpha) return state.points + state.left;
    const CardSet legal = hand.Intersects(state.duty) ? LegalLeads(hand, called_) : hand;
    return Best<0>(state, {}, state.leader, legal, alpha, beta);
  }

  static int ValueOf(const State& state) {
    if (!state.others_took) return kAllTricksTaken.count();
    return state.side_took ? state.points : kNoTrickTaken.count();
  }

  // The best of the legal cards of `seat`, which plays as number kPlace of the trick.
  template <int kPlace>
  int Best(const State& state, const Trick& trick, Seat seat, CardSet legal, int alpha, int beta) {
    const bool raises = OfSide(seat);
    int best = raises ? kNoTrickTaken.count() - 1 : kAllTricksTaken.count() + 1;
    for (Card card : legal) {
      hands_[seat].Remove(card);
      const int value = After<kPlace>(state, With<kPlace>(trick, seat, card), seat, alpha, beta);
      hands_[seat].Insert(card);
      best = raises ? std::max(best, value) : std::min(best, value);
      (raises ? alpha : beta) = raises ? std::max(alpha, best) : std::min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  }

  // The trick once `seat` has added `card` as number kPlace.
  template <int kPlace>
  Trick With(Trick trick, Seat seat, Card card) const {
    const int points = PointsOf(card).count();
    if constexpr (kPlace == 0) return {card, seat, masks_.GroupOf(card), points};
    if (masks_.BeatersOf(trick.best).Contains(card)) {
      trick.best = card;
      trick.winner = seat;
    }
    trick.points += points;
    return trick;
  }

  template <int kPlace>
  int After(const State& state, const Trick& trick, Seat seat, int alpha, int beta) {
    if constexpr (kPlace + 1 < kSeatCount) {
      const Seat next = seat.Next();
      const CardSet hand = hands_[next];
      const CardSet group = masks_.groups[trick.led];
      const CardSet following = hand & group;
      CardSet legal = following.empty() ? hand : following;
      if (hand.Intersects(state.duty)) legal = LegalFollows(hand, group, called_);
      return Best<kPlace + 1>(state, trick, next, legal, alpha, beta);
    } else {
      State after = state;
      const bool ours = OfSide(trick.winner);
      after.leader = trick.winner;
      after.duty -= masks_.groups[trick.led];
      after.points += ours ? trick.points : 0;
      after.left -= trick.points;
      after.side_took |= ours;
      after.others_took |= !ours;
      return Tricks(after, alpha, beta);
    }
  }

  const CardMasks& masks_;
  CalledSau called_;
  SeatBits side_;
  Hands hands_;
  State start_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_LAST_TRICKS_H_
