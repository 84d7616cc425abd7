// Answers the items of a job one after the other.
#ifndef SCHAFKOPF_TOOLS_BATCH_ANSWERER_H_
#define SCHAFKOPF_TOOLS_BATCH_ANSWERER_H_

#include <optional>

#include "engine/worlds/dealer.h"
#include "solver/solver.h"
#include "tools/batch/job.h"
#include "tools/batch/record.h"
#include "tools/batch/source.h"

namespace schafkopf {

// One thread at a time. Each answer depends on the job and the item alone, not on those before.
class Answerer {
 public:
  // `job` must outlive it.
  explicit Answerer(const Job& job);

  Record Answer(const JobItem& item);

 private:
  absl::StatusOr<DealLine> DealOf(const JobItem& item) const;
  // Not OK where such a deal has no answer.
  absl::Status AnswerDeal(const DealLine& deal, Record& record);
  void AddValue(const Position& position, Record& record);
  void AddTable(const DealLine& deal, Record& record);
  void AddPostMortem(const DealLine& deal, Record& record);
  Record AnswerAsk(const JobItem& item);

  const Job& job_;
  const Schema schema_;
  std::optional<Dealer> dealer_;  // where deals are generated
  Solver solver_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_ANSWERER_H_
