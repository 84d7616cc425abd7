// What the fuzzers ask of every parser: an abort says what it broke.
#ifndef SCHAFKOPF_TESTS_FUZZ_FUZZ_H_
#define SCHAFKOPF_TESTS_FUZZ_FUZZ_H_

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"

namespace schafkopf {

inline void Require(bool holds, const char* what, absl::string_view text = "") {
  if (holds) return;
  std::fprintf(stderr, "fuzzer: %s: %s\n", what, Escaped(text).c_str());
  std::abort();
}

// Messages are short and one line of UTF-8 that a terminal only shows.
inline void RequireMessage(absl::string_view message) {
  Require(message.size() < 1000, "a long message", message);
  Require(Escaped(message) == message, "a message that cannot be shown", message);
}

// The same of an error in `text`, which it points into.
inline void RequireError(const absl::Status& error, absl::string_view text) {
  RequireMessage(error.message());
  const int column = ColumnOf(error);
  Require(1 <= column && column <= CharacterCount(text) + 1, "a column outside the text", text);
}

template <class T>
bool IsRead(const absl::StatusOr<T>& read, absl::string_view text) {
  if (!read.ok()) RequireError(read.status(), text);
  return read.ok();
}

// An answer for people: lines that a terminal only shows, whatever was asked.
inline void RequireShown(absl::string_view answer) {
  for (absl::string_view line :
       absl::StrSplit(answer, absl::ByAnyChar("\n\t\v\f\x1f"))) {  // cells, labels
    Require(Escaped(line) == line, "an answer that cannot be shown", line);
  }
}

// The lines of a text as a file of them is read.
inline std::vector<InputLine> LinesOf(absl::string_view text) {
  std::vector<InputLine> lines;
  std::int64_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    const bool cut = line.size() > InputLine::kMaxBytes;
    lines.push_back({++number, std::string(line.substr(0, InputLine::kMaxBytes)), cut});
  }
  return lines;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_FUZZ_FUZZ_H_
