// How one of two players chooses a card, half of whose cards lie face down (RULES.md 11).
#ifndef SCHAFKOPF_SOLVER_SAMPLE_TWO_HANDS_H_
#define SCHAFKOPF_SOLVER_SAMPLE_TWO_HANDS_H_

#include <cstdint>

#include "engine/play/position.h"
#include "solver/sample/player.h"
#include "solver/solver.h"

namespace schafkopf {

// Cards still held by both from which on worlds are solved instead of played out.
inline constexpr int kTwoHandsExact = 10;

// Both see the open cards and neither those face down: these are dealt anew among their places, in
// as many worlds as the player's skill. In each every card is played, and then both go on by rule
// of thumb (the side that wants tricks takes what it can with the dearest card), or with open cards
// near the end: the card with which most worlds are won, of equal ones that of the best values.
// From what both see alone. REQUIRES: two seats; a style that deals worlds.
Card ChooseOfTwo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                 Solver& solver, const Stop& stop);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_TWO_HANDS_H_
