// A Solo hintenrum before it is announced: how a player chooses a card, and what it announces
// (RULES.md 10).
#ifndef SCHAFKOPF_SOLVER_SAMPLE_STRIXNER_H_
#define SCHAFKOPF_SOLVER_SAMPLE_STRIXNER_H_

#include <cstdint>

#include "solver/sample/player.h"
#include "solver/solver.h"

namespace schafkopf {

// Of a player's worlds so many are dealt for a card before the announcement: each is solved for
// every card that may be played.
inline constexpr int kLeastStrixnerWorlds = 4;

// The card of the seat to move while nobody has announced. Over the worlds dealt the card is
// played, the tricks up to the announcement by rule of thumb (who holds long trumps of some suit
// takes what he can, the others duck), and the Solo announced, of the longest trumps, is solved:
// the card that is paid most. From what the seat sees alone. REQUIRES: a position that is not
// switched; a style that deals worlds.
Card ChooseBeforeSolo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                      Solver& solver, const Stop& stop);

// The suit that the seat to move announces, which won the trick that decides: that with which most
// of the worlds dealt are won with open cards, of equal ones that of the most points in them. From
// what it sees alone. REQUIRES: a position just switched, whatever its contract names; a style that
// deals worlds.
Suit SuitOfSolo(const Position& position, const Player& player, std::uint64_t seed, Value win,
                Solver& solver, const Stop& stop);

// The suit of which `held` has the longest and strongest trumps, where `contract` names one.
Suit LongestTrumps(CardSet held, const Contract& contract);

// The same position with the Solo that `seat` announces. REQUIRES: as above.
Position Announced(const Position& position, Seat seat, Suit suit);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_STRIXNER_H_
