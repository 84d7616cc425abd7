// A deal in labels, and the question that the search is asked about it.
#ifndef SCHAFKOPF_SOLVER_SEARCH_BOARD_LAYOUT_H_
#define SCHAFKOPF_SOLVER_SEARCH_BOARD_LAYOUT_H_

#include <array>
#include <cstdint>

#include "engine/play/position.h"
#include "solver/search/board/hand_worth.h"
#include "solver/search/board/labels.h"
#include "solver/search/board/lanes.h"

namespace schafkopf {

// Games whose cards are played alike: Ober and Unter and more, one rank, one rank and a suit; and
// questions about tricks, wanted or unwanted.
inline constexpr int kOrderFamilies = 5;
// Their fitted tables end to end, one character a weight (order/order_weights.txt).
extern const std::array<const char*, kOrderFamilies> kOrderWeights;

inline constexpr int kMostCardPoints = 11;

// What is counted, who wants it, and who gets it.
struct Goal {
  // Count 1 for each trick instead of the points of its cards.
  bool count_tricks;
  // The seats whose tricks are counted.
  SeatSet counted;
  // The seats that want the count high; the others want it low. Either `counted` or all the others.
  SeatSet maximizers;
  // Tells the goals of one deal apart in the table: 0 to 3.
  std::uint32_t id;
};

struct Layout : Labels {
  Layout(const Game& game, const Hands& dealt, const Goal& goal);

  int PointsOf(Cards label) const { return points[IndexOf(label)]; }
  // 0 to 11: by the points of the card (0 2 3 4 10 11), plain then trumps.
  int KindOf(Cards label) const { return kind_of[IndexOf(label)]; }
  // Whether a trick taken by `seat` is counted; whether `seat` wants the count high.
  bool Counts(int seat) const { return (counted >> seat & 1) != 0; }
  bool Maximizes(int seat) const { return (maximizers >> seat & 1) != 0; }
  bool SameSide(int seat, int other) const { return Maximizes(seat) == Maximizes(other); }
  // Whether the called suit was led: until then `sau`, of a Node, is the called Sau.
  bool CalledLed(Cards sau) const { return sau != called.card.bits(); }
  bool Alone(int seat) const { return seat == lone; }

  PerLabel<std::uint8_t> points;        // 0 where tricks are counted
  std::array<Cards, 4> point_planes{};  // labels whose points contain 1, 2, 4, 8
  std::array<Cards, 6> worths{};        // the labels by their points, poorest first
  PerLabel<std::uint8_t> kind_of;
  int trick_bonus = 0;  // what a trick is worth besides its cards
  unsigned counted = 0;
  unsigned maximizers = 0;
  int lone = -1;                      // the seat that plays against all others, if one does
  std::array<HandWorth, 4> worth_of;  // by seat
  // By seat: all cards dealt to its side; which of the next three seats are its partners, as bits.
  PerSeatNumber<Cards> side_cards;
  PerSeatNumber<std::uint8_t> partners;
  // By seat and label index + 1, for the order of moves: whose the card was dealt to, as 1 an
  // enemy's, 2 a partner's, 3 the seat's own; 0 at both ends, where there is no card.
  PerSeatNumber<std::array<std::uint8_t, 34>> owner_for;
  std::array<CardLanes, 32> lanes;      // by label
  const char* order_weights = nullptr;  // of the family
  std::uint32_t goal_id = 0;
  // Who was dealt each card, as two bit planes: the seat's low and high bit.
  Cards owner_low = 0;
  Cards owner_high = 0;
  CalledCard called;  // in labels
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_BOARD_LAYOUT_H_
