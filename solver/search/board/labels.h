// The cards of a game as bits in the order of their strength.
//
//   bit  31 ........ 32-n   ...   ...   ... 0
//        trumps, best first  E     G     H    S   plain cards, best first
//
// With trumps on top, the best card of a trick is the highest bit among trumps and the led group,
// in every contract and every order of ranks: "beats" is one unsigned compare.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_LABELS_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_LABELS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/cards/indexed.h"
#include "engine/cards/seat.h"
#include "engine/play/card_order.h"
#include "solver/search/board/bits.h"

namespace schafkopf {

inline constexpr std::size_t kGroupCount = 5;  // trumps, E, G, H, S

// One T for each label: the place of a card's bit.
template <class T>
using PerLabel = Indexed<int, T, kCardCount>;

// One T for each seat, by its number: seats are counted on at every card.
template <class T>
using PerSeatNumber = Indexed<int, T, kSeatCount>;

// Costs some hundred instructions to make.
struct Labels {
  Labels() = default;
  explicit Labels(const CardOrder& order) {
    int label = kCardCount;
    for (Card card : order.best_first()) {
      const std::size_t group =
          order.trumps().Contains(card) ? 0 : kGroupCount - 1 - PlaceOf(card.suit());
      card_at[--label] = card;
      label_of[card] = static_cast<std::uint8_t>(label);
      group_of[label] = static_cast<std::uint8_t>(group);
      groups[group] |= Cards{1} << label;
    }
    for (int at = 0; at < kCardCount; ++at) group_at[at] = groups[PlaceOf(group_of[at])];
  }

  // A card as a bit, and back.
  Cards ToLabel(Card card) const { return Cards{1} << label_of[card]; }
  Cards ToLabels(CardSet cards) const {
    Cards labels = 0;
    for (Card card : cards) labels |= ToLabel(card);
    return labels;
  }
  Card FromLabel(Cards label) const { return card_at[IndexOf(label)]; }
  int GroupIndexOf(Cards label) const { return group_of[IndexOf(label)]; }
  // Every card that follows when that of `label` is led.
  Cards GroupOf(Cards label) const { return group_at[IndexOf(label)]; }
  Cards trumps() const { return groups[0]; }

  std::array<Cards, kGroupCount> groups{};
  PerLabel<std::uint8_t> group_of;
  PerLabel<Cards> group_at;
  PerLabel<Card> card_at;
  PerCard<std::uint8_t> label_of;
};

// The points of each card by its label.
inline PerLabel<std::uint8_t> PointsByLabel(const Labels& labels) {
  PerLabel<std::uint8_t> points;
  for (int label = 0; label < kCardCount; ++label) {
    points[label] = static_cast<std::uint8_t>(PointsOf(labels.card_at[label]).count());
  }
  return points;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_LABELS_H_
