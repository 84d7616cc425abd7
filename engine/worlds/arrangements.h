// Worlds counted by groups: where a question asks only how many cards of some sets each seat holds,
// it need not look at every world.
#ifndef SCHAFKOPF_ENGINE_WORLDS_ARRANGEMENTS_H_
#define SCHAFKOPF_ENGINE_WORLDS_ARRANGEMENTS_H_

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/worlds/knowledge.h"

namespace schafkopf {

// Hands of one arrangement, and how many worlds differ from them only by exchanging cards that are
// in the same of the sets.
using VisitArrangement = std::function<void(const Hands& hands, std::uint64_t worlds)>;

// Visits one world of each arrangement of the cards that `sets` tell apart; over all of them
// `worlds` sums to Dealer(knowledge).count(). False, after the first `most`, where there are more.
bool ForEachArrangement(const Knowledge& knowledge, std::span<const CardSet> sets,
                        std::uint64_t most, const VisitArrangement& visit);

// The same of the hands of `seats` alone: those of the others hold no more than is known of them,
// and `worlds` sums to the number of ways in which `seats` can be dealt theirs.
// REQUIRES: nothing is known but cards that are held.
bool ForEachArrangementOf(SeatSet seats, const Knowledge& knowledge, std::span<const CardSet> sets,
                          std::uint64_t most, const VisitArrangement& visit);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_WORLDS_ARRANGEMENTS_H_
