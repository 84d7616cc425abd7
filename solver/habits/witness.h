// One deal in play by habit: who holds what, what lies on the table, what everybody has seen.
//
// As Position, but of games with habits alone, without a way back, and with all that the habits ask
// kept up to date card by card, as bits.
#ifndef SCHAFKOPF_SOLVER_HABITS_WITNESS_H_
#define SCHAFKOPF_SOLVER_HABITS_WITNESS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/play/deal.h"
#include "engine/play/duties.h"
#include "solver/habits/card_masks.h"

namespace schafkopf {

// Seats as bits, seat 0 lowest; groups likewise, by number.
using SeatBits = unsigned;
constexpr SeatBits BitOf(Seat seat) { return 1u << seat.index(); }

// A value type of about 100 bytes. REQUIRES throughout: common duties.
class Witness {
 public:
  // Before the first card. `masks` must outlive it. REQUIRES: they are those of the contract.
  // With three `seats` the last hand is empty.
  Witness(const CardMasks& masks, const Contract& contract, Seat declarer, const Hands& hands,
          int seats = kSeatCount)
      : masks_(&masks), declarer_(declarer), side_(BitOf(declarer)), hands_(hands), seats_(seats) {
    solo_row_ = contract.trump_suit() ? 3 : 5;
    if (const auto partner =
            contract.parties() == Parties::kCross ? declarer.Plus(2) : contract.partner()) {
      partner_ = BitOf(*partner);
      partner_shown_ = true;
      side_ |= partner_;
    }
    const auto called = contract.called_card();
    if (!called) return;
    called_ = {CardSet::Of(*called), masks.groups[masks.GroupOf(*called)]};
    called_group_ = masks.GroupOf(*called);
    duty_ = called_.card;
    for (Seat seat : kSeats) {
      if (hands[seat].Intersects(called_.card)) partner_ = BitOf(seat);
    }
    side_ |= partner_;
  }

  const CardMasks& masks() const { return *masks_; }
  const CalledCard& called() const { return called_; }
  // The called Sau while its holder has duties: until a finished trick was led with its suit.
  CardSet duty() const { return duty_; }
  Seat declarer() const { return declarer_; }
  // The declarer and the holder of the called Sau.
  SeatBits side() const { return side_; }
  const Hands& hands() const { return hands_; }
  CardSet hand() const { return hands_[to_move()]; }
  Seat to_move() const { return After(leader_, trick_size_); }
  int seats() const { return seats_; }
  // The seat that plays `steps` later, 0 to seats().
  Seat After(Seat seat, int steps) const {
    const int index = seat.index() + steps;
    return Seat(index < seats_ ? index : index - seats_);
  }
  Seat leader() const { return leader_; }
  bool leads() const { return trick_size_ == 0; }
  // Cards on the table.
  int trick_size() const { return trick_size_; }

  // The trick on the table. REQUIRES: !leads().
  CardSet on_table() const { return on_table_; }
  int table_points() const { return table_points_; }
  std::size_t led_group() const { return led_group_; }
  Card best_card() const { return best_; }
  Seat winner() const { return winner_; }

  // What finished tricks brought the declarer's side; whether it and the others took any.
  int points() const { return points_; }
  // The same of each seat.
  int PointsOfSeat(Seat seat) const { return taken_[seat]; }
  bool side_took() const { return side_took_; }
  bool others_took() const { return others_took_; }

  // Who is known to have no card of a group; whether a trick was led with it, by an opponent.
  SeatBits VoidIn(std::size_t group) const { return void_[group]; }
  bool Led(std::size_t group) const { return (led_ >> group & 1) != 0; }
  bool LedByOpponents(std::size_t group) const { return (led_by_opponents_ >> group & 1) != 0; }
  // The suit of the called Sau; kGroupNumbers where nothing is called.
  std::size_t called_group() const { return called_group_; }

  // Of the others, who plays with the seat to move and of whom it cannot tell.
  struct Relations {
    SeatBits friends;
    SeatBits unknown;
  };
  Relations RelationsOf(Seat seat) const {
    const SeatBits me = BitOf(seat);
    const SeatBits declarer = BitOf(declarer_);
    const SeatBits others = 0xf & ~me;
    if (partner_ == 0 || partner_shown_ || me == partner_) {
      return {others & ((side_ & me) != 0 ? side_ : ~side_), 0};
    }
    // Whoever is void in the called suit does not hold the Sau.
    const SeatBits cleared = void_[called_group_];
    if (me == declarer) return {0, others & ~cleared};
    return {others & cleared & ~declarer, others & ~cleared & ~declarer};
  }

  // The row of weights of the seat to move.
  std::size_t Habit() const {
    const SeatBits me = BitOf(to_move());
    std::size_t row = solo_row_ + (me == BitOf(declarer_) ? 0u : 1u);
    if (partner_ != 0) row = me == BitOf(declarer_) ? 0 : me == partner_ ? 1 : 2;
    return 2 * row + (leads() ? 0 : 1);
  }

  CardSet LegalPlays() const {
    const CardSet own = hand();
    if (own.Intersects(duty_)) {
      return leads() ? LegalLeads(own, called_)
                     : LegalFollows(own, masks_->groups[led_group_], called_);
    }
    const CardSet following = own & masks_->groups[led_group_];
    return leads() || following.empty() ? own : following;
  }

  // REQUIRES: the seat to move holds `card`.
  void Play(Card card) {
    const Seat seat = to_move();
    const std::size_t group = masks_->GroupOf(card);
    if (leads()) {
      led_group_ = group;
      led_ |= 1u << group;
      if (seat != declarer_) led_by_opponents_ |= 1u << group;
      best_ = card;
      winner_ = seat;
      table_points_ = 0;
    } else {
      if (group != led_group_) void_[led_group_] |= BitOf(seat);
      if (masks_->BeatersOf(best_).Contains(card)) {
        best_ = card;
        winner_ = seat;
      }
    }
    if (called_.card.Contains(card)) partner_shown_ = true;
    hands_[seat].Remove(card);
    on_table_.Insert(card);
    table_points_ += PointsOf(card).count();
    if (++trick_size_ == seats_) FinishTrick();
  }

 private:
  void FinishTrick() {
    const bool ours = (side_ & BitOf(winner_)) != 0;
    points_ += ours ? table_points_ : 0;
    taken_[winner_] = static_cast<std::uint8_t>(taken_[winner_] + table_points_);
    side_took_ |= ours;
    others_took_ |= !ours;
    duty_ -= masks_->groups[led_group_];
    leader_ = winner_;
    trick_size_ = 0;
    on_table_ = {};
  }

  const CardMasks* masks_;
  Seat declarer_;
  SeatBits side_;
  SeatBits partner_ = 0;  // 0: none
  Hands hands_;
  int seats_;
  CalledCard called_;
  CardSet duty_;
  std::size_t called_group_ = kGroupNumbers;
  std::size_t solo_row_ = 0;

  Seat leader_;
  Seat winner_;
  Card best_;
  CardSet on_table_;
  int trick_size_ = 0;
  std::size_t led_group_ = 0;
  int table_points_ = 0;
  int points_ = 0;
  PerSeat<std::uint8_t> taken_{};
  bool side_took_ = false;
  bool others_took_ = false;

  bool partner_shown_ = false;  // to all
  std::array<SeatBits, kGroupNumbers> void_{};
  unsigned led_ = 0;
  unsigned led_by_opponents_ = 0;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_WITNESS_H_
