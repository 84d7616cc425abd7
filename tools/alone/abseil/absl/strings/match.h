// What is in a text (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_MATCH_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_MATCH_H_

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"

namespace absl {

inline bool StrContains(string_view text, string_view part) {
  return text.find(part) != string_view::npos;
}
inline bool StrContains(string_view text, char part) {
  return text.find(part) != string_view::npos;
}
inline bool StartsWith(string_view text, string_view part) { return text.starts_with(part); }
inline bool EndsWith(string_view text, string_view part) { return text.ends_with(part); }
inline bool EqualsIgnoreCase(string_view a, string_view b) {
  return AsciiStrToLower(a) == AsciiStrToLower(b);
}
inline bool StartsWithIgnoreCase(string_view text, string_view part) {
  return EqualsIgnoreCase(text.substr(0, part.size()), part);
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_MATCH_H_
