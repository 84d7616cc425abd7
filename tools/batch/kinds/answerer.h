// Answers the items of a job one after the other.
#ifndef SCHAFKOPF_TOOLS_BATCH_KINDS_ANSWERER_H_
#define SCHAFKOPF_TOOLS_BATCH_KINDS_ANSWERER_H_

#include <optional>

#include "engine/worlds/dealer.h"
#include "solver/solver.h"
#include "tools/batch/job/job.h"
#include "tools/batch/job/source.h"
#include "tools/batch/store/record.h"

namespace schafkopf {

// One thread at a time. Each answer depends on the job and the item alone, not on those before.
class Answerer {
 public:
  // `job` must outlive it.
  explicit Answerer(const Job& job);

  Record Answer(const JobItem& item);

 private:
  // The item's deal where deals are generated.
  absl::StatusOr<std::optional<DealLine>> Generate(const JobItem& item) const;

  const Job& job_;
  std::optional<Dealer> dealer_;  // where deals are generated
  Solver solver_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_KINDS_ANSWERER_H_
