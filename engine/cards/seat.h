// The seats at the table, clockwise from forehand: four, unless a deal says otherwise.
#ifndef SCHAFKOPF_ENGINE_CARDS_SEAT_H_
#define SCHAFKOPF_ENGINE_CARDS_SEAT_H_

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <vector>

#include "engine/cards/indexed.h"

namespace schafkopf {

inline constexpr int kSeatCount = 4;

// Seat 0 is forehand and leads the first trick; seat 3 deals.
class Seat {
 public:
  constexpr Seat() = default;
  // REQUIRES: 0 <= index < 4.
  explicit constexpr Seat(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(0 <= index && index < kSeatCount);
  }

  constexpr int index() const { return index_; }
  // The seat `steps` further clockwise, steps >= 0.
  constexpr Seat Plus(int steps) const { return Seat((index_ + steps) % kSeatCount); }
  constexpr Seat Next() const { return Plus(1); }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};
inline constexpr std::array<Seat, kSeatCount> kSeats = {Seat(0), Seat(1), Seat(2), Seat(3)};

template <class T>
using PerSeat = Indexed<Seat, T, kSeatCount>;

// A set of seats; the side of the declarer is one.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet Of(Seat seat) { return SeatSet(1u << seat.index()); }
  static constexpr SeatSet All() { return SeatSet(0xf); }

  constexpr bool Contains(Seat seat) const { return (bits_ >> seat.index() & 1) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr unsigned bits() const { return bits_; }
  constexpr SeatSet Complement() const { return SeatSet(~bits_ & 0xf); }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(a.bits_ | b.bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(unsigned bits) : bits_(bits) {}
  unsigned bits_ = 0;
};

// Those of a set, in turn.
inline std::vector<Seat> SeatsOf(SeatSet set) {
  std::vector<Seat> seats;
  for (Seat seat : kSeats) {
    if (set.Contains(seat)) seats.push_back(seat);
  }
  return seats;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_CARDS_SEAT_H_
