// Feeds one text to the reader of what a round robin keeps: as a file of its own terms, and as one
// of other terms. Reads: ReadResults, ReadResultLine.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/str_split.h"
#include "tests/fuzz/fuzz.h"
#include "tools/arena/results.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ReadAs(absl::string_view text, absl::string_view header) {
  const auto known = ReadResults(text, header);
  if (!known.ok()) return RequireMessage(known.status().message());
  Require(known->good_bytes <= text.size(), "more than there is", text);
  Require(known->damaged.has_value() == (known->good_bytes < text.size()), "a rest", text);
  // What is left once the damaged line is cut off says the same.
  const auto again = ReadResults(text.substr(0, known->good_bytes), header);
  Require(again.ok() && again->lines == known->lines && !again->damaged, "another file", text);
}

void ReadLine(absl::string_view line) {
  const auto read = ReadResultLine(line);
  if (!read.ok()) return RequireError(read.status(), line);
  const auto again = ReadResultLine(ToLine(*read));
  Require(again.ok() && *again == *read, "another result", line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  ReadAs(text, text.substr(0, text.find('\n')));
  ReadAs(text, R"({"results":"schafkopf match","version":1,"games":"whole","seed":1})");
  for (absl::string_view line : absl::StrSplit(text, '\n')) ReadLine(line);
  return 0;
}
