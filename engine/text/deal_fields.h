// The fields of a line about a deal, and the first of them: who plays what.
#ifndef SCHAFKOPF_ENGINE_TEXT_DEAL_FIELDS_H_
#define SCHAFKOPF_ENGINE_TEXT_DEAL_FIELDS_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/play/option.h"

namespace schafkopf {

struct Field {
  absl::string_view text;  // without spaces around
  int column = 1;          // of its first character that is no space, or of its end
};

// Contract and declarer, up to four hands, cards played, and one more.
inline constexpr std::size_t kDealFields = 1 + kSeatCount + 2;

// In the place of a contract that nobody bid.
inline constexpr absl::string_view kPassed = "passed";

// What comes before notes and comment.
inline absl::string_view WithoutNotes(absl::string_view text) {
  return text.substr(0, text.find_first_of("#;"));
}

// The parts between bars, at least one; refuses more than kDealFields.
absl::StatusOr<std::vector<Field>> SplitDealLine(absl::string_view text);

// "wenz 2", "ramsch -", "passed -".
struct DealHead {
  std::optional<Contract> contract;  // as a table of these options plays it; nothing: passed
  Seat declarer;                     // seat 0 where nobody declares
};
// `field`: the first one of `line`.
absl::StatusOr<DealHead> ParseDealHead(const Field& field, absl::string_view line,
                                       const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_DEAL_FIELDS_H_
