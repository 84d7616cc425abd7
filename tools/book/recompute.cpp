// From a book back to the job it was made by, for as many of its hands as are asked for.
#include <atomic>

#include "engine/text/notation.h"
#include "tools/batch/kinds/answerer.h"
#include "tools/batch/kinds/kinds.h"
#include "tools/book/book.h"
#include "tools/book/words.h"
#include "tools/cli/in_order.h"

namespace schafkopf {
Job Book::AsJob() const {
  Job job;
  job.rules = rules_;
  job.seed = seed();
  job.book = plan_;
  job.question.kind = &kBookKind;
  job.question.contracts = terms().contracts;
  job.question.accuracy.worlds = file_.header().worlds;
  job.question.accuracy.table_error = file_.header().table_error;
  return job;
}

absl::Status Book::Recompute(std::uint64_t block) const {
  const BookBlock rows = file_.BlockAt(block);
  const BookPart& part = plan_.parts()[rows.part];
  const BookLayout layout = BookLayout::Of(part, plan_);
  std::uint64_t number = 0;  // of the part's first row
  for (std::size_t i = 0; i < rows.part; ++i) number += plan_.parts()[i].rows();
  const Job job = AsJob();
  const auto compared = [&](Answerer& answerer, std::uint64_t row) {
    const auto kept = Row(rows.part, row);
    if (!kept.ok()) return kept.status();
    JobItem item;
    item.index = number + row;
    item.line.number = static_cast<std::int64_t>(item.index) + 1;
    const Record record = answerer.Answer(item);
    BookRow anew = record.error.ok() ? NumbersOf(*record.cells.back().As<Cells>()) : BookRow();
    anew.resize(layout.numbers);  // of what has no answer
    if (layout.Kept(anew) == *kept) return absl::OkStatus();
    const std::string game = part.is_passing() ? "passing" : ToString(part.games.front());
    const CardOrder order(part.is_passing() ? Contract::Named("ruf", Suit::kEichel)
                                            : part.games.front());
    return Failure(absl::StatusCode::kDataLoss,
                   Message(words::kAnswersAtOtherwiseThanThisProgram, Escaped(file_.path()),
                           ToString(part.HandOf(row), order), part.seat, game));
  };
  absl::Status found;
  std::atomic<bool> differs = false;
  std::uint64_t next = rows.begin;
  RunInOrder(
      /*threads=*/1,
      [&]() -> std::optional<std::uint64_t> {
        if (next == rows.end || differs) return std::nullopt;
        return next++;
      },
      [&] {
        return [&, answerer = std::make_shared<Answerer>(job)](std::uint64_t row) {
          absl::Status status = compared(*answerer, row);
          if (!status.ok()) differs = true;
          return status;
        };
      },
      [&](const absl::Status& status) { found.Update(status); });
  return found;
}

}  // namespace schafkopf
