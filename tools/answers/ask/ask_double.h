// "Should I lay?" after the first cards, "should I say Kontra?" or Re: answered.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_DOUBLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_DOUBLE_H_

#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/auction/basis.h"
#include "solver/auction/round_estimate.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/watch.h"
#include "tools/language/layout.h"

namespace schafkopf {

// REQUIRES: estimate.worlds > 0.
struct DoubleAnswer {
  DoubleQuestion asked;
  RoundEstimate estimate;
  Basis basis;
  std::optional<double> won_before = {};  // KontraEstimate::won_before
  bool interrupted = false;               // not all games were played

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language spoken, const TextStyle& style = {}) const;
};

// "Kontra", "Re" ... by how many were given before; in a Ramsch every one is a Kontra.
std::string DoublingName(const Contract& contract, int given);

// "kontra", "re" or "lay", "leave", "taste".
absl::string_view VerdictName(const DoubleAnswer& answer);

// An error is at the field against or hand where no world agrees; Cancelled where `watch` stopped
// it: of one verdict nobody is told a part unasked.
absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch);

// The same, where `watch` stopped it by the games played so far: Cancelled where there were none.
absl::StatusOr<DoubleAnswer> AnswerSoFar(const DoubleQuestion& asked, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASK_DOUBLE_H_
