// The ends of a text (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRIP_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRIP_H_

#include "absl/strings/ascii.h"
#include "absl/strings/string_view.h"

namespace absl {

inline bool ConsumePrefix(string_view* text, string_view part) {
  if (!text->starts_with(part)) return false;
  text->remove_prefix(part.size());
  return true;
}
inline bool ConsumeSuffix(string_view* text, string_view part) {
  if (!text->ends_with(part)) return false;
  text->remove_suffix(part.size());
  return true;
}
inline string_view StripPrefix(string_view text, string_view part) {
  ConsumePrefix(&text, part);
  return text;
}
inline string_view StripSuffix(string_view text, string_view part) {
  ConsumeSuffix(&text, part);
  return text;
}

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_STRIP_H_
