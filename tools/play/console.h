// A person at the terminal: lines out, lines in.
#ifndef SCHAFKOPF_TOOLS_PLAY_CONSOLE_H_
#define SCHAFKOPF_TOOLS_PLAY_CONSOLE_H_

#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/text/message.h"

namespace schafkopf {

// One thread at a time.
class Console {
 public:
  // A line, or several, on stdout.
  void Say(const Message& text) const;
  // The same, bold where the terminal shows that.
  void Stress(const Message& text) const;
  // Says `prompt` and waits for a line, which it returns without blanks around it; where stdin is
  // no terminal the line is shown too, so that what was said can be read. Nothing at the end of the
  // input, and at a signal (see WatchSignals).
  std::optional<std::string> Ask(const Message& prompt);

 private:
  std::optional<std::string> ReadLine();

  std::string received_;
  bool ended_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_PLAY_CONSOLE_H_
