// Lines of a solver suite and what solvers answer. Reads: ReadSuiteLine, ReadCardScores.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/str_split.h"
#include "tests/fuzz/fuzz.h"
#include "tools/verbs/solver_suite.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ReadAnswer(absl::string_view line) {
  const auto scores = ReadCardScores(line);
  if (!scores.ok()) return RequireError(scores.status(), line);
  const std::string printed = ToString(*scores);
  const auto again = ReadCardScores(printed);
  Require(again.ok() && *again == *scores, "what was printed reads otherwise", printed);
}

void ReadPosition(absl::string_view line) {
  const auto position = ReadSuiteLine({.number = 1, .text = std::string(line)});
  if (!position.ok()) return RequireError(position.status(), line);
  const std::string printed = position->ToLine();
  const auto again = ReadSuiteLine({.number = 1, .text = printed});
  Require(again.ok() && again->ToLine() == printed && again->scores == position->scores,
          "what was printed reads otherwise", printed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    ReadAnswer(line);
    ReadPosition(line);
  }
  return 0;
}
