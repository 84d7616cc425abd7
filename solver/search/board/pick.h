// Picking cards from a set.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_PICK_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_PICK_H_

#include <bit>
#include <cstddef>
#include <cstdint>

#include "solver/search/board/layout.h"

namespace schafkopf::pick {

// The cards of `own` above every card of `others`.
inline Cards Above(Cards own, Cards others) {
  return own & ~static_cast<Cards>(std::uint64_t{0xffffffff} >> std::countl_zero(others));
}

inline int SumOfPoints(const Layout& layout, Cards cards) {
  int sum = 0;
  for (std::size_t i = 0; i < layout.point_planes.size(); ++i) {
    sum += std::popcount(cards & layout.point_planes[i]) << i;
  }
  return sum;
}

// The poorest of `cards`, or none.
inline Cards Poorest(const Layout& layout, Cards cards) {
  for (std::size_t i = layout.point_planes.size(); i-- > 0;) {
    const Cards poorer = cards & ~layout.point_planes[i];
    cards = poorer != 0 ? poorer : cards;
  }
  return LowestBit(cards);
}

// The richest of `cards`, or none.
inline Cards Richest(const Layout& layout, Cards cards) {
  for (std::size_t i = layout.point_planes.size(); i-- > 0;) {
    const Cards richer = cards & layout.point_planes[i];
    cards = richer != 0 ? richer : cards;
  }
  return LowestBit(cards);
}

// The second poorest of `cards`, or the only one.
inline Cards SecondPoorest(const Layout& layout, Cards cards) {
  const Cards poorest = Poorest(layout, cards);
  return cards == poorest ? poorest : Poorest(layout, cards ^ poorest);
}

// The `count` richest of `cards`; among equals, those of `preferred` first.
inline Cards Richest(const Layout& layout, Cards cards, int count, Cards preferred) {
  Cards richest = 0;
  for (std::size_t i = layout.worths.size(); i-- > 0 && count > 0;) {
    Cards some = cards & layout.worths[i];
    const int have = std::popcount(some);
    if (have <= count) {
      richest |= some;
      count -= have;
      continue;
    }
    for (; count > 0; --count) {
      const Cards card = LowestBit((some & preferred) != 0 ? some & preferred : some);
      richest |= card;
      some ^= card;
    }
  }
  return richest;
}

}  // namespace schafkopf::pick

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_PICK_H_
