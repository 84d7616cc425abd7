// How a player chooses a card where every seat plays for itself.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_RAMSCH_PLAYER_H_
#define SCHAFKOPF_SOLVER_SAMPLE_RAMSCH_PLAYER_H_

#include <cstdint>

#include "engine/money/ramsch.h"
#include "solver/sample/player.h"

namespace schafkopf {

// Worlds dealt for each one of a player's skill: to play one out by habit costs a microsecond.
inline constexpr int kRamschWorlds = 8;

// The card that is paid most over the worlds dealt, each played out by RamschHabits; of equal ones
// that which brings the seat the fewest points. A pure function of its arguments. REQUIRES: every
// seat plays for itself; terms of the game; a style that deals worlds.
Card ChooseInRamsch(const SeatView& view, const Player& player, std::uint64_t seed,
                    const RamschTerms& terms);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_RAMSCH_PLAYER_H_
