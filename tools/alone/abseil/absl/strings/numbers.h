// Numbers as text (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_NUMBERS_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_NUMBERS_H_

#include <charconv>
#include <concepts>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"

namespace absl {

// Whether the text is one decimal number that fits; spaces around it and a sign are allowed.
template <std::integral Int>
bool SimpleAtoi(string_view text, Int* out) {
  text = StripAsciiWhitespace(text);
  if (text.starts_with('+')) {
    text.remove_prefix(1);
    if (text.starts_with('-')) return false;
  }
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *out);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_NUMBERS_H_
