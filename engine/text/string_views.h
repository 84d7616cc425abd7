// Between the string views of the standard library and of Abseil, which may be two types.
#ifndef SCHAFKOPF_ENGINE_TEXT_STRING_VIEWS_H_
#define SCHAFKOPF_ENGINE_TEXT_STRING_VIEWS_H_

#include <string_view>

#include "absl/strings/string_view.h"

namespace schafkopf {

inline absl::string_view AbslView(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view StdView(absl::string_view text) { return {text.data(), text.size()}; }

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_STRING_VIEWS_H_
