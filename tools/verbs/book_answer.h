// A hand looked up in a book, as `book` and `ask --book` do.
#ifndef SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_
#define SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_

#include <memory>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/batch/outcome.h"
#include "tools/book/book.h"

namespace schafkopf {

// Lets questions of these terms be answered from the book, by its rules and seed. REQUIRES: that
// `book` outlives them.
inline void LookUpIn(const Book& book, AskTerms& terms) {
  terms.rules = book.rules();
  terms.seed = book.seed();
  terms.lookup = [&book](const BidQuestion& question) { return book.Advise(question); };
}

// As LookUpIn; where no game is named, those that the book has and the hand may announce are asked
// about.
inline void AskOf(const Book& book, AskTerms& terms) {
  LookUpIn(book, terms);
  if (!terms.contracts.empty()) return;
  terms.contracts = book.Games();
  terms.any_of_them = true;
}

// Says why a book is of no use, or does not have a hand.
inline ExitCode ReportBook(const absl::Status& error) {
  const ExitCode code = ReportFailure(error);
  return absl::IsDataLoss(error) ? ExitCode::kData : code;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_
