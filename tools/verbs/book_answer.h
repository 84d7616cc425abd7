// What `book` and `ask --book` say of a book that does not answer.
#ifndef SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_
#define SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_

#include "absl/status/status.h"
#include "tools/batch/outcome.h"

namespace schafkopf {

// Says why a book is of no use, or does not have a hand.
inline ExitCode ReportBook(const absl::Status& error) {
  const ExitCode code = ReportFailure(error);
  return absl::IsDataLoss(error) ? ExitCode::kData : code;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_BOOK_ANSWER_H_
