#include "tools/batch/kinds/answerer.h"

#include <utility>

#include "tools/answers/deals/words.h"

namespace schafkopf {

Answerer::Answerer(const Job& job) : job_(job) {
  if (job.generated) dealer_.emplace(job.generated->request.knowledge);
}

absl::StatusOr<std::optional<DealLine>> Answerer::Generate(const JobItem& item) const {
  if (!job_.generated) return std::nullopt;
  const DealRequest& request = job_.generated->request;
  const auto hands = GeneratedHands(*dealer_, request, job_.seed, item.index);
  if (!hands)
    return SyntaxError(1, words::kConditionsThatRandomDealsMeet, {words::kNoDealInARow, 1000000});
  return request.LineOf(*hands, job_.seed, item.index);
}

Record Answerer::Answer(const JobItem& item) {
  Record record = {item.line.number, {}, absl::OkStatus()};
  auto generated = Generate(item);
  if (!generated.ok()) {
    record.error = generated.status();
    return record;
  }
  solver_.Forget();
  auto cells = job_.question.kind->answer({job_, item.line, *generated, solver_});
  record.error = cells.status();
  if (cells.ok()) record.cells = *std::move(cells);
  record.deal = *std::move(generated);
  return record;
}

}  // namespace schafkopf
