// Letters and spaces of ASCII (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_ASCII_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_ASCII_H_

#include <algorithm>
#include <string>

#include "absl/strings/string_view.h"

namespace absl {

constexpr bool ascii_isdigit(unsigned char c) { return '0' <= c && c <= '9'; }
constexpr bool ascii_isupper(unsigned char c) { return 'A' <= c && c <= 'Z'; }
constexpr bool ascii_islower(unsigned char c) { return 'a' <= c && c <= 'z'; }
constexpr bool ascii_isalpha(unsigned char c) { return ascii_isupper(c) || ascii_islower(c); }
constexpr bool ascii_isalnum(unsigned char c) { return ascii_isalpha(c) || ascii_isdigit(c); }
constexpr bool ascii_isprint(unsigned char c) { return 32 <= c && c < 127; }
constexpr bool ascii_isspace(unsigned char c) { return c == ' ' || (9 <= c && c <= 13); }
constexpr char ascii_tolower(unsigned char c) {
  return static_cast<char>(ascii_isupper(c) ? c + 32 : c);
}
constexpr char ascii_toupper(unsigned char c) {
  return static_cast<char>(ascii_islower(c) ? c - 32 : c);
}

inline std::string AsciiStrToLower(string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](char c) { return ascii_tolower(c); });
  return lower;
}
inline std::string AsciiStrToUpper(string_view text) {
  std::string upper(text);
  std::ranges::transform(upper, upper.begin(), [](char c) { return ascii_toupper(c); });
  return upper;
}

inline string_view StripLeadingAsciiWhitespace(string_view text) {
  while (!text.empty() && ascii_isspace(text.front())) text.remove_prefix(1);
  return text;
}
inline string_view StripTrailingAsciiWhitespace(string_view text) {
  while (!text.empty() && ascii_isspace(text.back())) text.remove_suffix(1);
  return text;
}
inline string_view StripAsciiWhitespace(string_view text) {
  return StripTrailingAsciiWhitespace(StripLeadingAsciiWhitespace(text));
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_ASCII_H_
