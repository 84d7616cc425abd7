// What passing is worth to a hand that a bid is compared with.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_PASSING_H_
#define SCHAFKOPF_SOLVER_PEOPLE_PASSING_H_

#include <cstdint>
#include <optional>

#include "solver/people/bid_question.h"
#include "solver/people/round_estimate.h"

namespace schafkopf {

// Worlds of passing dealt at first; all the others where those leave the verdict open.
inline constexpr std::uint64_t kFirstPassing = 500;

// What passing is worth to the asker by at most so many worlds; nothing where nobody recorded how
// such tables bid.
std::optional<RoundEstimate> Passing(const BidQuestion& question, const EstimateOptions& options,
                                     std::uint64_t worlds);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_PASSING_H_
