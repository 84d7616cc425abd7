// Many texts as one (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_JOIN_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_JOIN_H_

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace absl {

// `append(&text, item)` adds an item.
template <class Range, class Append>
std::string StrJoin(const Range& items, string_view between, Append&& append) {
  std::string text;
  bool first = true;
  for (const auto& item : items) {
    if (!first) text += between;
    first = false;
    append(&text, item);
  }
  return text;
}

template <class Range>
std::string StrJoin(const Range& items, string_view between) {
  return StrJoin(items, between,
                 [](std::string* text, const auto& item) { StrAppend(text, item); });
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STR_JOIN_H_
