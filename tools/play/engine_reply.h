// What another program answers in the line protocol (docs/engine-protocol.md), from its bytes on.
#ifndef SCHAFKOPF_TOOLS_PLAY_ENGINE_REPLY_H_
#define SCHAFKOPF_TOOLS_PLAY_ENGINE_REPLY_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "engine/worlds/seat_view.h"

namespace schafkopf {

// Bytes as they come, cut into lines. Keeps one line that is not whole, besides what was added
// last.
class LineBuffer {
 public:
  static constexpr std::size_t kLongestLine = InputLine::kMaxBytes;

  void Add(absl::string_view bytes) { bytes_.append(bytes.data(), bytes.size()); }
  // The next line without its end; nothing where it is not whole. InvalidArgument where it is
  // longer than kLongestLine.
  absl::StatusOr<std::optional<std::string>> Next();

 private:
  std::string bytes_;
  std::size_t begin_ = 0;  // of what is no line yet
};

struct EngineReply {
  std::string word;  // the first
  std::string rest;
};
EngineReply ReadEngineReply(absl::string_view line);

// The card of `bestcard`. InvalidArgument where it is none that may be played.
absl::StatusOr<Card> ReadEngineCard(absl::string_view text, const SeatView& view);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_ENGINE_REPLY_H_
