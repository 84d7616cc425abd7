// What the fuzzers ask of every parser: an abort says what it broke.
#ifndef SCHAFKOPF_TESTS_FUZZ_FUZZ_H_
#define SCHAFKOPF_TESTS_FUZZ_FUZZ_H_

#include <cstdio>
#include <cstdlib>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
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

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_FUZZ_FUZZ_H_
