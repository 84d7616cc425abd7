#include "tools/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>

#include "absl/strings/str_replace.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

constexpr std::size_t kMostWidth = 10'000;
constexpr std::size_t kLineHang = 2;  // of a line among many

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kNotBold = "\x1b[22m";
constexpr std::string_view kPlainColor = "\x1b[39m";

std::string_view Variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::optional<std::size_t> WidthWanted(const char* name) {
  const std::string_view text = Variable(name);
  std::size_t width = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), width);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size() || width == 0) return {};
  return width;
}

std::optional<std::size_t> WidthShown(int file) {
  winsize size = {};
  if (ioctl(file, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {};
  return size.ws_col;
}

bool Paints(ColorWish wish, bool is_shown) {
  if (wish != ColorWish::kAuto) return wish == ColorWish::kAlways;
  if (!Variable("NO_COLOR").empty() || Variable("CLICOLOR") == "0") return false;
  const std::string_view forced = Variable("CLICOLOR_FORCE");
  if (!forced.empty() && forced != "0") return true;
  return is_shown && Variable("TERM") != "dumb";
}

struct SuitColor {
  char suit;
  std::string_view name;
  std::string_view color;
};
constexpr std::array<SuitColor, 4> kSuitColors = {{{'E', "Eichel", "\x1b[33m"},
                                                   {'G', "Gras", "\x1b[32m"},
                                                   {'H', "Herz", "\x1b[31m"},
                                                   {'S', "Schellen", "\x1b[93m"}}};

// That of a card or the name of a suit; empty for other words.
std::string_view ColorOf(std::string_view word) {
  constexpr std::string_view kRanks = "AZKOU987";
  for (const SuitColor& row : kSuitColors) {
    const bool is_card =
        word.size() == 2 && word[0] == row.suit && kRanks.find(word[1]) != kRanks.npos;
    if (is_card || word == row.name) return row.color;
  }
  return "";
}

bool IsOfWord(char c) {
  return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') ||
         (c & 0x80) != 0;
}

std::string InColors(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    std::size_t end = at;
    while (end < line.size() && IsOfWord(line[end])) ++end;
    const std::string_view word = line.substr(at, end - at);
    if (const std::string_view color = ColorOf(word); !color.empty()) {
      text.append(color).append(word).append(kPlainColor);
    } else {
      text += word;
    }
    if (end < line.size()) text += line[end++];
    at = end;
  }
  return text;
}

}  // namespace

Terminal Terminal::Of(int file) {
  Terminal terminal;
  terminal.is_shown_ = isatty(file) != 0;
  const auto wanted = WidthWanted("SCHAFKOPF_COLUMNS");
  auto shown = wanted ? wanted : WidthWanted("COLUMNS");
  if (!shown) shown = WidthShown(file);
  const std::size_t usual = terminal.is_shown_ ? kUsualWidth : kPipeWidth;
  terminal.width_ = std::clamp(shown.value_or(usual), kLeastWidth, kMostWidth);
  terminal.breaks_lines_ = terminal.is_shown_ || wanted.has_value();
  return terminal;
}

Terminal Terminal::OfOutput(ColorWish wish) {
  Terminal terminal = Of(STDOUT_FILENO);
  terminal.paints_ = Paints(wish, terminal.is_shown_);
  return terminal;
}

Terminal Terminal::OfErrors() { return Of(STDERR_FILENO); }

std::string Terminal::LaidOut(std::string_view text) const {
  return schafkopf::LaidOut(text, width_);
}

std::string Terminal::LaidOutLine(std::string_view line) const {
  return schafkopf::LaidOut(line, breaks_lines_ ? width_ : kMostWidth, kLineHang);
}

std::string Terminal::LaidOutClauses(std::string_view line) const {
  const bool fits = !breaks_lines_ || CharacterCount(AbslView(line)) <= static_cast<int>(width_);
  return LaidOutLine(fits ? std::string(line)
                          : absl::StrReplaceAll(AbslView(line), {{"; ", "\n  "}}));
}

std::string Terminal::Painted(std::string_view laid_out, bool has_verdict) const {
  if (!paints_) return std::string(laid_out);
  std::size_t verdict = 0;
  if (has_verdict) {
    verdict = std::min({laid_out.find("\n\n"), laid_out.find("\n "), laid_out.size()});
  }
  std::string text;
  if (verdict > 0)
    text.append(kBold).append(InColors(laid_out.substr(0, verdict))).append(kNotBold);
  return text + InColors(laid_out.substr(verdict));
}

}  // namespace schafkopf
