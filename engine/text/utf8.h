// Text as characters of UTF-8. A byte that begins none counts as one.
#ifndef SCHAFKOPF_ENGINE_TEXT_UTF8_H_
#define SCHAFKOPF_ENGINE_TEXT_UTF8_H_

#include <cstddef>

#include "absl/strings/string_view.h"

namespace schafkopf {

// Bytes of the UTF-8 character that begins `text`; 0 if none does. REQUIRES: not empty.
std::size_t CharacterSize(absl::string_view text);

// Its first character, or its first byte where that is none; empty where `text` is.
absl::string_view FirstCharacter(absl::string_view text);

// The number of the first character. REQUIRES: there is one.
char32_t CodePoint(absl::string_view text);

// Whether the first character can be shown, and does nothing else: no byte that is not UTF-8, no
// control character, none that ends a line or turns round what stands beside it. REQUIRES: not
// empty.
bool IsPrintable(absl::string_view text);

// How many characters stand in `text`.
int CharacterCount(absl::string_view text);

// The column, in characters from 1, of the byte number `byte` of a line; of its end where that is
// its size.
inline int ColumnAt(absl::string_view line, std::size_t byte) {
  return CharacterCount(line.substr(0, byte)) + 1;
}
// The column of `part`, a piece of `line`.
inline int ColumnOfPart(absl::string_view part, absl::string_view line) {
  return ColumnAt(line, static_cast<std::size_t>(part.data() - line.data()));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_UTF8_H_
