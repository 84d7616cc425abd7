// The last tricks of a deal with open cards, by plain zero-window search.
//
// The answers are those of Solver, which has a table and much else to set up for a deal: with three
// tricks left that costs many times the search.
#ifndef SCHAFKOPF_SOLVER_HABITS_LAST_TRICKS_H_
#define SCHAFKOPF_SOLVER_HABITS_LAST_TRICKS_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/money/scoring.h"
#include "solver/habits/witness.h"
#include "solver/search/board/bits.h"

namespace schafkopf {

// The cards that are left, in labels (solver/search/board/labels.h): of two cards that can win a
// trick the higher bit does.
class LastTricks {
 public:
  // REQUIRES: seen.leads(), and there are cards left.
  explicit LastTricks(const Witness& seen)
      : masks_(seen.masks()),
        seats_(seen.seats()),
        side_(seen.side()),
        leader_(seen.leader().index()),
        duty_(masks_.labels.ToLabels(seen.duty())),
        points_(seen.points()),
        side_took_(seen.side_took()),
        others_took_(seen.others_took()) {
    if (!seen.called().card.empty()) {
      const Cards card = masks_.labels.ToLabels(seen.called().card);
      called_ = {CardSet::FromBits(card), CardSet::FromBits(GroupOf(card))};
    }
    for (Seat seat : kSeats) {
      hands_[seat.index()] = masks_.labels.ToLabels(seen.hands()[seat]);
      left_ += PointsOf(seen.hands()[seat]).count();
    }
  }

  // Whether the value of the deal is at least `threshold` if both sides play as well as can be.
  bool Reaches(Value threshold) {
    if (threshold > Value(0) && threshold < kAllTricksTaken) {
      worth_ = masks_.label_points.items.data();
      bonus_ = 0;
      counted_ = side_;
      return Get(leader_, threshold.count() - points_, left_, duty_);
    }
    // The others get a trick, or the declarer's side does.
    const bool all = threshold > Value(0);
    if (all ? others_took_ : side_took_) return !all;
    static constexpr std::array<std::uint8_t, kCardCount> kNothing{};
    worth_ = kNothing.data();
    bonus_ = 1;
    counted_ = all ? 0xf & ~side_ : side_;
    return Get(leader_, 1, std::popcount(hands_[0]), duty_) != all;
  }

  // The value of the deal if both sides play as well as can be.
  Value Solve() {
    int low = points_;
    int high = points_ + left_;
    for (int middle = kWin.count(); low < high; middle = (low + high + 1) / 2) {
      middle = std::clamp(middle, low + 1, high);
      if (Reaches(Value(middle))) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    if (low == 0 && !Reaches(Value(0))) return kNoTrickTaken;
    return low == kAllTricksTaken.count() - 1 && Reaches(kAllTricksTaken) ? kAllTricksTaken
                                                                          : Value(low);
  }

  // A value with the price of the true one, as schafkopf::ValueOfSamePrice.
  Value ValueOfSamePrice(const Thresholds& thresholds) {
    const auto at = [](Points points) { return Value(points.count()); };
    if (Reaches(at(thresholds.win))) {
      if (!Reaches(at(thresholds.win_schneider))) return at(thresholds.win);
      return Reaches(kAllTricksTaken) ? kAllTricksTaken : at(thresholds.win_schneider);
    }
    if (Reaches(at(thresholds.schneider_free))) return at(thresholds.schneider_free);
    return Reaches(Value(0)) ? Value(0) : kNoTrickTaken;
  }

 private:
  // One trick so far, and what is asked of all that are left.
  struct Trick {
    int need;    // of the counted side, this trick included
    int left;    // the count that there is, this trick included
    Cards duty;  // the called Sau while its holder has duties
    Cards led;   // every card of the group
    Cards best;  // the winning card
    int winner;
    int worth;
  };

  Cards& HandOf(int seat) { return hands_[seat]; }
  bool Counts(int seat) const { return (counted_ >> seat & 1) != 0; }
  int WorthOf(Cards card) const { return worth_[IndexOf(card)]; }
  Cards GroupOf(Cards card) const { return masks_.labels.GroupOf(card); }
  Cards trumps() const { return masks_.labels.trumps(); }

  // Whether the counted side gets at least `need` of the count `left`.
  bool Get(int leader, int need, int left, Cards duty) {
    if (need <= 0) return true;
    if (left < need) return false;
    const Cards hand = HandOf(leader);
    if ((hand & (hand - 1)) == 0) return Counts(WinnerOfLast(leader));
    Cards legal = hand;
    if ((hand & duty) != 0) {
      legal = LegalLeads(CardSet::FromBits(hand), called_).bits();
    } else {
      const int sure = SureOf(leader, left);
      if (Counts(leader) ? sure >= need : left - sure < need) return Counts(leader);
    }
    return Best<0>({need, left, duty, 0, 0, leader, bonus_}, leader, legal);
  }

  // A count that the leader gets with his own hand, if he may lead as he likes: the trumps that
  // nobody beats, then, once the others have none left, the plain cards that nobody beats.
  int SureOf(int leader, int left) {
    const Cards own = HandOf(leader);
    Cards others = 0;
    int rounds = 0;  // that leave the others without trumps
    for (int step = 1; step < kSeatCount; ++step) {
      const Cards hand = HandOf((leader + step) & 3);
      others |= hand;
      rounds = std::max(rounds, std::popcount(hand & trumps()));
    }
    Cards sure = own & trumps() & Above(others & trumps());
    if (std::popcount(sure) >= rounds) {
      for (Cards rest = own & ~trumps(); rest != 0;) {
        const Cards group = GroupOf(rest);
        sure |= rest & group & Above(others & group);
        rest &= ~group;
      }
    }
    if (sure == own) return left;
    int count = std::popcount(sure) * bonus_;
    for (; sure != 0; sure &= sure - 1) count += WorthOf(LowestBit(sure));
    return count;
  }

  int WinnerOfLast(int leader) {
    const Cards lead = HandOf(leader);
    const Cards eligible = GroupOf(lead) | trumps();
    const Cards best = HighestBit((hands_[0] | hands_[1] | hands_[2] | hands_[3]) & eligible);
    int winner = leader;
    while (HandOf(winner) != best) winner = (winner + 1) & 3;
    return winner;
  }

  // The same once `seat` has played the best of its legal cards as number kPlace of the trick.
  template <int kPlace>
  bool Best(const Trick& trick, int seat, Cards legal) {
    Cards& hand = HandOf(seat);
    const bool wants = Counts(seat);
    const Cards all = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const Cards others = (all & ~hand) | trick.best;
    // High cards first, but for who cannot take the trick from the other side.
    const Cards eligible = kPlace == 0 ? ~Cards{0} : trick.led | trumps();
    const bool gains =
        kPlace == 0 || Counts(trick.winner) == wants || (legal & eligible) > trick.best;
    Cards tried = 0;
    while (legal != 0) {
      const Cards card = gains ? HighestBit(legal) : LowestBit(legal);
      legal ^= card;
      if (tried != 0 && AreAlike(std::max(card, tried), std::min(card, tried), others)) continue;
      tried = card;
      hand ^= card;
      const bool gets = After<kPlace>(trick, seat, card);
      hand ^= card;
      if (gets == wants) return wants;
    }
    return !wants;
  }

  // All labels above every one of `cards`.
  static Cards Above(Cards cards) {
    return ~static_cast<Cards>(std::uint64_t{0xffffffff} >> std::countl_zero(cards));
  }

  // Of one group, worth the same, with no card of others between.
  bool AreAlike(Cards high, Cards low, Cards others) const {
    return ((high - 2 * low) & others) == 0 && WorthOf(high) == WorthOf(low) &&
           (GroupOf(low) & high) != 0;
  }

  template <int kPlace>
  bool After(const Trick& trick, int seat, Cards card) {
    Trick next = trick;
    next.worth += WorthOf(card);
    if constexpr (kPlace == 0) {
      next.led = GroupOf(card);
      next.best = card;
    } else if ((card & (trick.led | trumps())) > trick.best) {
      next.best = card;
      next.winner = seat;
    }
    if constexpr (kPlace + 1 < kSeatCount) {
      if (kPlace + 1 == seats_) return AfterTrick(next);
      const int follower = seat + 1 < seats_ ? seat + 1 : 0;
      const Cards hand = HandOf(follower);
      Cards legal = Else(hand & next.led, hand);
      if ((hand & next.duty) != 0) {
        legal = LegalFollows(CardSet::FromBits(hand), CardSet::FromBits(next.led), called_).bits();
      }
      return Best<kPlace + 1>(next, follower, legal);
    } else {
      return AfterTrick(next);
    }
  }

  bool AfterTrick(const Trick& trick) {
    const int gain = Counts(trick.winner) ? trick.worth : 0;
    return Get(trick.winner, trick.need - gain, trick.left - trick.worth, trick.duty & ~trick.led);
  }

  const CardMasks& masks_;
  int seats_;
  SeatBits side_;
  int leader_;
  Cards duty_;
  int points_;  // of the declarer's side
  bool side_took_;
  bool others_took_;
  int left_ = 0;  // points
  CalledCard called_;
  PerSeatNumber<Cards> hands_;

  // What is asked: who counts; what a card is worth, by label, and a trick besides.
  SeatBits counted_ = 0;
  const std::uint8_t* worth_ = nullptr;
  int bonus_ = 0;
};

inline bool HasEnded(const Witness& seen) { return seen.leads() && seen.hand().empty(); }

// REQUIRES: HasEnded(seen).
inline Value EndValue(const Witness& seen) {
  if (!seen.others_took()) return kAllTricksTaken;
  return seen.side_took() ? Value(seen.points()) : kNoTrickTaken;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_LAST_TRICKS_H_
