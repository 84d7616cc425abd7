// Feeds one text to both sides of the line protocol: as what an asker says to `engine`, whose `go`
// is stopped at once; and as what a program says to `match`, however its bytes are cut. Reads:
// ReadEngineLine, ReadEngineNumber, ReadEngineReply, ReadEngineCard.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation_view.h"
#include "tests/fuzz/fuzz.h"
#include "tools/play/engine.h"
#include "tools/play/engine_reply.h"

namespace {

using namespace schafkopf;  // NOLINT: the readers are what this file is about

void ReadAsLine(absl::string_view line) {
  if (absl::StripAsciiWhitespace(line).empty()) return;
  if (const auto read = ReadEngineLine(line); !read.ok()) RequireError(read.status(), line);
  const auto number = ReadEngineNumber({std::string(line), 0}, 1, 100);
  Require(!number.ok() || (1 <= *number && *number <= 100), "a number", line);
  if (!number.ok()) RequireError(number.status(), line);
}

void Ask(absl::string_view dialogue) {
  auto engine = Engine::Make({}, [](absl::string_view line) {
    Require(Escaped(line) == line && line.size() < 2000, "a line that cannot be read", line);
  });
  Require(engine.ok(), "no engine");
  const auto yes = [] { return true; };
  for (const absl::string_view line : absl::StrSplit(dialogue, '\n')) {
    // Neither files nor threads of this machine.
    if (absl::StrContains(line, '/') || absl::StrContains(line, "threads")) continue;
    ReadAsLine(line);
    engine->Do(line, {yes, yes});
  }
}

// All lines, and the error that ends them.
std::pair<std::vector<std::string>, std::string> LinesOf(absl::string_view bytes,
                                                         std::size_t piece) {
  LineBuffer buffer;
  std::vector<std::string> lines;
  while (!bytes.empty()) {
    buffer.Add(bytes.substr(0, piece));
    bytes.remove_prefix(std::min(piece, bytes.size()));
    auto line = buffer.Next();
    for (; line.ok() && *line; line = buffer.Next()) lines.push_back(**line);
    if (!line.ok()) return {lines, std::string(line.status().message())};
  }
  return {lines, ""};
}

void Reply(absl::string_view bytes) {
  static const SeatView view =
      ParseViewLine("wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU").value().view;
  const auto whole = LinesOf(bytes, std::max<std::size_t>(bytes.size(), 1));
  for (const std::size_t piece : {std::size_t{1}, std::size_t{5}, std::size_t{4096}}) {
    Require(LinesOf(bytes, piece) == whole, "it matters how the bytes are cut", bytes);
  }
  for (const std::string& line : whole.first) {
    const EngineReply reply = ReadEngineReply(line);
    Require(!absl::StrContains(reply.word, ' '), "a word", reply.word);
    const auto card = ReadEngineCard(reply.rest, view);
    if (card.ok()) {
      Require(view.LegalPlays().Contains(*card), "a card that may not be played", line);
    } else {
      RequireMessage(card.status().message());
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  Ask(text);
  Reply(text);
  return 0;
}
