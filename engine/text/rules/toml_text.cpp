#define TOML_IMPLEMENTATION  // here alone, and no library of toml++
#include "engine/text/rules/toml_text.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "engine/text/notation.h"
#include "engine/text/rules/toml_check.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

// What a line has from a place on. toml++ says what is wrong with it in English alone.
Message TextAt(absl::string_view text, toml::source_position place) {
  for (toml::source_index line = 1; line < place.line && !text.empty(); ++line) {
    text.remove_prefix(std::min(text.size(), text.find('\n')));
    absl::ConsumePrefix(&text, "\n");
  }
  text = absl::StripTrailingAsciiWhitespace(text.substr(0, text.find('\n')));
  for (toml::source_index column = 1; column < place.column && !text.empty(); ++column) {
    text.remove_prefix(FirstCharacter(text).size());
  }
  return text.empty() ? Message(words::kEndOfLine) : Quoted(text);
}

}  // namespace

Mistake InToml(absl::string_view file, const toml::source_region& where, Message expected,
               Message found) {
  // What is not there at all has no place.
  const toml::source_position place = where.begin ? where.begin : toml::source_position{1, 1};
  Mistake mistake =
      SyntaxError(static_cast<int>(place.column), std::move(expected), std::move(found));
  mistake.place.line = static_cast<int>(place.line);
  return InFile(file, mistake);
}

absl::StatusOr<toml::table> ParseToml(absl::string_view text, absl::string_view file) {
  if (const auto fault = FaultOfToml(text)) return InFile(file, *fault);
  toml::parse_result parsed = toml::parse(StdView(text));
  if (parsed) return std::move(parsed).table();
  const toml::source_region& where = parsed.error().source();
  if (absl::StrContains(AbslView(parsed.error().description()), "redefine")) {
    return InToml(file, where, words::kEachNameOnce, TextAt(text, {where.begin.line, 1}));
  }
  return InToml(file, where, words::kToml, TextAt(text, where.begin));
}

}  // namespace schafkopf
