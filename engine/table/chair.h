// Where the players sit all evening, while seats move on with the dealer (RULES.md 13).
#ifndef SCHAFKOPF_ENGINE_TABLE_CHAIR_H_
#define SCHAFKOPF_ENGINE_TABLE_CHAIR_H_

#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/cards/indexed.h"

namespace schafkopf {

inline constexpr int kMostChairs = 6;

// A place at the table, numbered clockwise. At a table of five or six some chairs have no seat in a
// deal.
class Chair {
 public:
  constexpr Chair() = default;
  // REQUIRES: 0 <= index < kMostChairs.
  explicit constexpr Chair(int index) : index_(static_cast<std::uint8_t>(index)) {
    assert(0 <= index && index < kMostChairs);
  }
  constexpr int index() const { return index_; }
  friend constexpr auto operator<=>(Chair, Chair) = default;

 private:
  std::uint8_t index_ = 0;
};

// One T for each chair, indexed by Chair.
template <class T>
using PerChair = Indexed<Chair, T, kMostChairs>;

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_CHAIR_H_
