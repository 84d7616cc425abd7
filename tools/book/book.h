// A book: what `ask` would answer about every hand, looked up.
#ifndef SCHAFKOPF_TOOLS_BOOK_BOOK_H_
#define SCHAFKOPF_TOOLS_BOOK_BOOK_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"
#include "tools/answers/door/columns.h"
#include "tools/batch/job/book_plan.h"
#include "tools/batch/job/job.h"
#include "tools/book/book_file.h"

namespace schafkopf {

struct KnownGame;  // solver/advice/bid_advice.h

// Immutable once open: any number of threads may ask.
class Book {
 public:
  // As BookFile::Open; FailedPrecondition also where it was made by a program that answers
  // otherwise. Costs about a millisecond, and some microseconds for each hand of a sample.
  static absl::StatusOr<Book> Open(const std::string& path);
  // The same of a book of these very rules and this seed; FailedPrecondition where it has others,
  // found out before anything that costs more than reading its header.
  static absl::StatusOr<Book> OpenOf(const std::string& path, const RuleSet& rules,
                                     std::uint64_t seed);

  const RuleSet& rules() const { return rules_; }
  const BookTerms& terms() const { return plan_.terms(); }
  std::uint64_t seed() const { return plan_.terms().seed; }
  // The games it was made of, in every suit; none where it has all.
  std::vector<Contract> Games() const;

  // What AdviseOnBids says where every game gets the book's worlds; of a hand that does not stand
  // for its class for a game, by the worlds of the one that does. OutOfRange, with the reason,
  // where the book does not have it; DataLoss. REQUIRES: hands as dealt, without a round or
  // conditions.
  absl::StatusOr<BidAdvice> Advise(const BidQuestion& question) const;

  absl::Status Verify() const { return file_.Verify(); }
  std::uint64_t blocks() const { return file_.blocks(); }
  // Answers the hands of one block anew, up to 16 for one game. DataLoss names the first that is
  // answered otherwise. Costs some milliseconds to a second a hand. REQUIRES: block < blocks().
  absl::Status Recompute(std::uint64_t block) const;
  // What it is: rules, worlds, parts, errors.
  Json ToJson() const;
  std::string ToText(Language language) const;

 private:
  Book(BookFile file, RuleSet rules, BookPlan plan)
      : file_(std::move(file)), rules_(std::move(rules)), plan_(std::move(plan)) {}
  static absl::StatusOr<Book> Of(BookFile file, RuleSet rules);
  // DataLoss where it is damaged, or no row of the part. REQUIRES: such a part and row.
  absl::StatusOr<BookRow> Row(std::size_t part, std::uint64_t row) const;
  absl::StatusOr<KnownGame> Known(const BidQuestion& question, const Contract& contract) const;
  absl::StatusOr<std::optional<RoundEstimate>> Passing(const BidQuestion& question) const;
  // The job that it was made by.
  Job AsJob() const;
  absl::Status Lacks(const Message& what) const;

  BookFile file_;
  RuleSet rules_;
  BookPlan plan_;
};

// Makes a book of the whole result of a job of kind book. Errors are those of ReadReceipt and
// VerifyResult, or say which record is wrong.
absl::Status MakeBook(const Job& job, const std::string& result, const std::string& path);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_BOOK_H_
