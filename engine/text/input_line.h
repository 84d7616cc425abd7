// A line of a file of deals or questions, and where a mistake in it stands.
#ifndef SCHAFKOPF_ENGINE_TEXT_INPUT_LINE_H_
#define SCHAFKOPF_ENGINE_TEXT_INPUT_LINE_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/notation.h"

namespace schafkopf {

// A line that is neither blank nor a comment.
struct InputLine {
  std::int64_t number = 0;    // from 1, blank lines and comments counted
  std::string text;           // without the line's end; its first kMaxBytes bytes
  bool cut = false;           // there were more
  absl::Status refusal = {};  // why what stands there is no game; its text does not matter then
  bool converted = false;     // from another form, which has other columns

  static constexpr int kMaxBytes = 64 * 1024;
};

// Why a line that was cut is refused: at its end.
Mistake CutLine(const InputLine& line);

// As ParseDealLine; refuses what is too long for an InputLine, or is not read.
absl::StatusOr<DealLine> ReadDealLine(const InputLine& line,
                                      const RuleOptions& options = kUsualOptions,
                                      LineSpan span = LineSpan::kDeal);

// `FILE:LINE:COLUMN: expected ..., found ...`
Message PlacedError(absl::string_view file, std::int64_t line, const absl::Status& error);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_INPUT_LINE_H_
