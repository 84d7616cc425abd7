// What a text must be before toml++ may read it: that library is safe with nothing else.
#ifndef SCHAFKOPF_ENGINE_TEXT_TOML_CHECK_H_
#define SCHAFKOPF_ENGINE_TEXT_TOML_CHECK_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace schafkopf {

inline constexpr std::size_t kMaxTomlBytes = 1 << 20;
inline constexpr int kMaxTomlNesting = 16;   // brackets within one another
inline constexpr int kMaxTomlKeyParts = 16;  // of a dotted key

// What is wrong with a text, and where: line and column in characters, from 1.
struct TomlFault {
  int line;
  int column;
  std::string expected;
  std::string found;
};

// The first fault of a text: too long, no UTF-8, a control character, a letter beyond ASCII outside
// quotes and comments, or nested too deep. Whether it is TOML is not asked. Cost: its length.
std::optional<TomlFault> FaultOfToml(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_TOML_CHECK_H_
