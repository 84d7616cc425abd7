// Players against each other in pairs: every pair on the same deals, in every seating.
#ifndef SCHAFKOPF_TOOLS_ARENA_ARENA_H_
#define SCHAFKOPF_TOOLS_ARENA_ARENA_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/play/whole_game.h"

namespace schafkopf {

struct ArenaPlayer {
  std::string name;
  WholePlayer player;
  std::string clock = {};  // the time that a program has, where it is not the usual one

  // With another time it is another player.
  std::string NameInResults() const { return name + clock; }
};

// Whole games of random deals; or, where there are any, the cards of `deals` alone. Deal number i
// is a pure function of (terms, seed, i), and of what engines say.
struct Arena {
  std::vector<ArenaPlayer> players;  // REQUIRES: of different names
  WholeTerms terms;                  // REQUIRES: CheckTerms
  std::vector<Deal> deals = {};      // REQUIRES: cards are played
  std::uint64_t seed = 1;
};

// What one of two players had of a deal, over all its seats in all seatings.
struct ArenaSide {
  std::int64_t cents = 0;
  std::int64_t decided = 0;  // times that a seat of its won or lost cents
  std::int64_t won = 0;      // of those
  std::int64_t declared = 0;
  std::int64_t declared_won = 0;  // of those
  std::int64_t doublings = 0;     // Kontra, Re ...
  std::int64_t faults = 0;        // games that it lost by erring, hanging or dying
  friend bool operator==(const ArenaSide&, const ArenaSide&) = default;
};

// One deal between two players: in whole games, and where every seat plays for itself, each has two
// seats in each of the six ways; else each has the declarer's side once.
struct Encounter {
  std::uint64_t deal = 0;
  std::size_t first = 0, second = 0;  // players; first < second
  std::int64_t games = 0;
  std::array<ArenaSide, 2> sides = {};
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

// What each seat of a player whose program failed pays to each seat of the other: a solo lost
// schwarz. The game counts as lost for all of them.
Cents FaultPrice(const Tariff& tariff);

// Told of each fault, by the thread that plays.
using OnArenaFault = std::function<void(std::uint64_t deal, const EngineFault& fault)>;

// Plays deal number `deal` between two players; nothing where it was stopped. `memory` is that of
// the deal, for all pairs. REQUIRES: effort for one thread; `engines` end games by faults.
std::optional<Encounter> Meet(const Arena& arena, std::uint64_t deal, std::size_t first,
                              std::size_t second, const Effort& effort, EngineSeats& engines,
                              Chooser& chooser, DealMemory& memory, const OnArenaFault& on_fault);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ARENA_ARENA_H_
