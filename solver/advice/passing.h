// What passing is worth to a hand that a bid is compared with.
#ifndef SCHAFKOPF_SOLVER_ADVICE_PASSING_H_
#define SCHAFKOPF_SOLVER_ADVICE_PASSING_H_

#include <optional>

#include "solver/auction/bid_question.h"
#include "solver/auction/round_estimate.h"

namespace schafkopf {

// What passing is worth to the asker by a quarter of the worlds, but usually 500; PassingOf deals
// all where those leave the verdict open. Nothing where nobody recorded how such tables bid.
std::optional<RoundEstimate> FirstPassing(const BidQuestion& question,
                                          const EstimateOptions& options,
                                          const Effort& effort = {});
// By all the worlds that `options` say, as the verdict of AdviseOnBids needs them where it is
// close.
std::optional<RoundEstimate> PassingOf(const BidQuestion& question, const EstimateOptions& options,
                                       const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_PASSING_H_
