// The tricks of a game that are over.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_FINISHED_TRICKS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_FINISHED_TRICKS_H_

#include <algorithm>
#include <vector>

#include "engine/play/position.h"

namespace schafkopf {

struct FinishedTrick {
  Seat leader;
  Seat winner;
  std::vector<Card> cards;  // in order
  Points points;
};

// In order.
inline std::vector<FinishedTrick> FinishedTricks(Position position) {
  const auto seats = static_cast<std::size_t>(position.seats());
  for (std::size_t left = position.trick().size(); left > 0; --left) position.Undo();
  std::vector<FinishedTrick> tricks;
  while (!position.played().empty()) {
    const auto cards = position.played().last(seats);
    FinishedTrick trick{{}, position.leader(), {cards.begin(), cards.end()}, {}};
    for (Card card : trick.cards) trick.points += PointsOf(card);
    for (std::size_t i = 0; i < seats; ++i) position.Undo();
    trick.leader = position.leader();
    tricks.push_back(std::move(trick));
  }
  std::ranges::reverse(tricks);
  return tricks;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_FINISHED_TRICKS_H_
