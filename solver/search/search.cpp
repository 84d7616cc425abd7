#include "solver/search/search.h"

namespace schafkopf {

Start StartOf(const Position& position, const Layout& layout) {
  Start start{};
  CardSet left;
  for (Seat seat : kSeats) {
    start.node.hands[seat.index()] = layout.ToLabels(position.held(seat));
    left |= position.held(seat);
  }
  for (Card card : position.trick()) {
    start.trick.push_back(layout.ToLabel(card));
    left.Insert(card);
  }
  start.node.leader = position.leader().index();
  start.node.sau = position.called_suit_led() ? 0 : layout.called.card.bits();
  start.node.left =
      layout.trick_bonus != 0 ? left.size() / position.seats() : PointsOf(left).count();
  return start;
}

}  // namespace schafkopf
