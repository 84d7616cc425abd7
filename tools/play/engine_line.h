// A line of the line protocol (docs/engine-protocol.md) as it is read: which command, and where its
// parts stand.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_LINE_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_LINE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

enum class EngineVerb : std::uint8_t {
  kHello,
  kReady,
  kSet,
  kPosition,
  kAuction,
  kDouble,
  kGo,
  kStop,
  kQuit,
};

// Part of a line.
struct EngineText {
  std::string text;
  int offset = 0;  // characters of the line in front of it
};

struct EngineLine {
  EngineVerb verb = EngineVerb::kReady;
  EngineText name = {};  // of the option that is set
  EngineText rest = {};  // its value; what `position`, `auction` or `double` describes
  // Of `go`:
  std::optional<std::uint64_t> worlds = {};
  std::optional<std::uint64_t> milliseconds = {};
};

inline constexpr std::int64_t kMostMilliseconds = 86'400'000;

// Errors are at their column in the line. REQUIRES: a line that is not blank.
absl::StatusOr<EngineLine> ReadEngineLine(absl::string_view text);

// A whole number from `least` to `most` that stands in a line.
absl::StatusOr<std::uint64_t> ReadEngineNumber(const EngineText& text, std::int64_t least,
                                               std::int64_t most);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_LINE_H_
