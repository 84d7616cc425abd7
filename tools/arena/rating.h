// How strong players are against each other, in one number each.
#ifndef SCHAFKOPF_TOOLS_ARENA_RATING_H_
#define SCHAFKOPF_TOOLS_ARENA_RATING_H_

#include <cstddef>
#include <span>
#include <vector>

#include "solver/sample/statistics.h"
#include "tools/arena/arena.h"

namespace schafkopf {

// Bradley and Terry's model of who is better on a deal: of two players the one that received more
// cents in all its seats, half of each where they received as much. A player of rating a is better
// than one of rating b with the chance 1 / (1 + 10^((b - a) / 400)): 100 points more, 64 of 100
// deals. The likeliest ratings, where each player besides drew once against one of rating 0: so
// nobody's is without bound, and their mean is about 0. Intervals of 95 % by what deals vary: what
// the pairs of one deal have in common is counted once. REQUIRES: encounters in order of deals.
// Cost: players^2 a deal.
std::vector<MeanError> RatingsOf(std::size_t players, std::span<const Encounter> encounters);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ARENA_RATING_H_
