// Parts of a text replaced (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_REPLACE_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_REPLACE_H_

#include <initializer_list>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"

namespace absl {

// From left to right; the first pair that fits at a place is taken. REQUIRES: none is of "".
inline std::string StrReplaceAll(string_view text,
                                 std::initializer_list<std::pair<string_view, string_view>> pairs) {
  std::string replaced;
  while (!text.empty()) {
    const std::pair<string_view, string_view>* fits = nullptr;
    for (const auto& pair : pairs) {
      if (!fits && text.starts_with(pair.first)) fits = &pair;
    }
    replaced += fits ? fits->second : text.substr(0, 1);
    text.remove_prefix(fits ? fits->first.size() : 1);
  }
  return replaced;
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_REPLACE_H_
