// The terminal that text for people is shown on: how wide it is, and whether it paints. Nobody else
// wraps a line, looks for a width or sends a colour.
#ifndef SCHAFKOPF_TOOLS_CLI_TERMINAL_H_
#define SCHAFKOPF_TOOLS_CLI_TERMINAL_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace schafkopf {

enum class ColorWish : std::uint8_t { kAuto, kAlways, kNever };

class Terminal {
 public:
  static constexpr std::size_t kUsualWidth = 80;
  static constexpr std::size_t kPipeWidth = 140;  // a verdict in a line, for `head` and `grep`
  static constexpr std::size_t kLeastWidth = 40;

  // As wide as usual, without colours.
  Terminal() = default;
  // Stdout: as wide as SCHAFKOPF_COLUMNS or COLUMNS says, else as the terminal is, else as usual;
  // in a pipe or a file as wide as there.
  // By itself it paints on a terminal, where neither NO_COLOR nor CLICOLOR=0 nor TERM=dumb is set,
  // and elsewhere where CLICOLOR_FORCE is.
  static Terminal OfOutput(ColorWish wish);
  // Stderr, likewise, without colours.
  static Terminal OfErrors();

  bool is_shown() const { return is_shown_; }
  std::size_t width() const { return width_; }

  // An answer by itself, laid out (tools/language/layout.h).
  std::string LaidOut(std::string_view text) const;
  // One of many, each in a line: broken where it is shown, or SCHAFKOPF_COLUMNS is set; else whole,
  // so that programs find a line for each.
  std::string LaidOutLine(std::string_view line) const;
  // The same of an answer; broken first where a clause ends with a semicolon.
  std::string LaidOutClauses(std::string_view line) const;
  // What is laid out in colours, if there are any: cards and suits in those of their suit. A
  // verdict, what stands before the first empty or indented line, is bold.
  std::string Painted(std::string_view laid_out, bool has_verdict) const;

 private:
  static Terminal Of(int file);

  std::size_t width_ = kUsualWidth;
  bool is_shown_ = false;  // people look at it
  bool breaks_lines_ = false;
  bool paints_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_TERMINAL_H_
