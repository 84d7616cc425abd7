// The worlds a player deals itself before it chooses a card.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_VIEW_WORLDS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_VIEW_WORLDS_H_

#include <cstdint>
#include <vector>

#include "solver/sample/player.h"

namespace schafkopf {

// Whether somebody else chose to declare, with the hand he plays.
bool HeardABid(const SeatView& view);

// As many as the player's skill that agree with what it knows (PlayStyle), or all there are.
// REQUIRES: cards are played; a style that deals worlds.
std::vector<Hands> WorldsOf(const SeatView& view, const Player& player, std::uint64_t seed);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_VIEW_WORLDS_H_
