#include "tools/play/console.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "absl/strings/ascii.h"
#include "engine/text/notation.h"
#include "tools/cli/cli.h"

namespace schafkopf {

void Console::Say(const Message& text) const { PrintText(Said(text)); }

void Console::Stress(const Message& text) const { PrintText(Said(text), /*has_verdict=*/true); }

std::optional<std::string> Console::Ask(const Message& prompt) {
  const bool shown = isatty(STDIN_FILENO) != 0;
  PrintPrompt(Said(prompt));
  const auto line = ReadLine();
  if (!line) {
    PrintLine("");
    return std::nullopt;
  }
  const std::string text(absl::StripAsciiWhitespace(*line));
  if (!shown) PrintLine(Escaped(text));
  return text;
}

std::optional<std::string> Console::ReadLine() {
  constexpr int kSignalInterval = 50;  // milliseconds
  while (true) {
    if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
      std::string line = received_.substr(0, end);
      received_.erase(0, end + 1);
      return line;
    }
    if (PendingSignal()) return std::nullopt;
    if (ended_) {
      if (received_.empty()) return std::nullopt;
      return std::exchange(received_, "");
    }
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, kSignalInterval) <= 0) continue;
    std::array<char, 4096> buffer;
    const ssize_t got = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      ended_ = true;
      continue;
    }
    received_.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace schafkopf
