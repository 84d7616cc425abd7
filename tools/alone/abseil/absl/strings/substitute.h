// $0, $1 ... in a text replaced by what follows (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_SUBSTITUTE_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_SUBSTITUTE_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace absl {

// `$$` is a dollar. REQUIRES: no number beyond the values.
template <class... Values>
std::string Substitute(string_view format, const Values&... values) {
  const std::vector<std::string> texts = {StrCat(values)...};
  std::string text;
  for (std::size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '$' || i + 1 == format.size()) {
      text += format[i];
    } else if (const char next = format[++i]; ascii_isdigit(next)) {
      text += texts[static_cast<std::size_t>(next - '0')];
    } else {
      text += next;
    }
  }
  return text;
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_SUBSTITUTE_H_
