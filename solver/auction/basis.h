// What a chance at the table rests on, where nobody sees the other hands.
//
// People are best forecast by recorded games of their own; where none are, by games played by
// habits carried over from the nearest recorded game; where those do not reach, by seats that deal
// worlds and think. Open cards, with which nobody errs, are no chance at the table.
#ifndef SCHAFKOPF_SOLVER_AUCTION_BASIS_H_
#define SCHAFKOPF_SOLVER_AUCTION_BASIS_H_

#include <array>
#include <cstdint>

#include "engine/play/game.h"

namespace schafkopf {

// Best first.
enum class Basis : std::uint8_t {
  kFitted,  // habits, and a curve that recorded games are fitted to
  kHabit,   // habits alone
  kPlayed,  // thinking seats (solver/sample/player.h)
  kOpen,    // open cards only
};
inline constexpr std::array kBases = {Basis::kFitted, Basis::kHabit, Basis::kPlayed, Basis::kOpen};

// The best for the chance of `seat`, who holds `hand`, as declarer of a game.
Basis BasisOf(const Game& game, Seat seat, CardSet hand);

// About how far a chance is off what people win, where that was or could be checked
// (tools/reliability; docs/lab/carried-habits.md). REQUIRES: basis != kOpen.
double ChanceErrorOf(Basis basis);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_BASIS_H_
