// Text that a status carries (see absl/status/status.h).
#ifndef SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_CORD_H_
#define SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_CORD_H_

#include <string>

#include "absl/strings/string_view.h"

namespace absl {

class Cord {
 public:
  Cord() = default;
  explicit Cord(string_view text) : text_(text) {}
  explicit operator std::string() const { return text_; }
  friend bool operator==(const Cord& a, const Cord& b) = default;

 private:
  std::string text_;
};

}  // namespace absl

#endif  // SCHAFKOPF_TOOLS_ALONE_ABSEIL_ABSL_STRINGS_CORD_H_
