// What a text must be before toml++ may read it: that library is safe with nothing else.
#ifndef SCHAFKOPF_ENGINE_TEXT_RULES_TOML_CHECK_H_
#define SCHAFKOPF_ENGINE_TEXT_RULES_TOML_CHECK_H_

#include <optional>

#include "absl/strings/string_view.h"
#include "engine/text/mistake.h"

namespace schafkopf {

inline constexpr std::size_t kMaxTomlBytes = 1 << 20;
inline constexpr int kMaxTomlNesting = 16;   // brackets within one another
inline constexpr int kMaxTomlKeyParts = 16;  // of a dotted key

// The first fault of a text, at its line and column: too long, no UTF-8, a control character, a
// letter beyond ASCII outside quotes and comments, or nested too deep. Whether it is TOML is not
// asked. Cost: its length.
std::optional<Mistake> FaultOfToml(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_RULES_TOML_CHECK_H_
