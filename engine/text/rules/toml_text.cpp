#define TOML_IMPLEMENTATION  // here alone, and no library of toml++
#include "engine/text/rules/toml_text.h"

#include <algorithm>
#include <map>
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

absl::string_view LineAt(absl::string_view text, toml::source_index number) {
  for (toml::source_index line = 1; line < number && !text.empty(); ++line) {
    text.remove_prefix(std::min(text.size(), text.find('\n')));
    absl::ConsumePrefix(&text, "\n");
  }
  return absl::StripTrailingAsciiWhitespace(text.substr(0, text.find('\n')));
}

// What somebody may have meant who does not know of quotes: `legen = off`, `solo:H = 50`, `10
// Cent`.
Message Meant(absl::string_view line) {
  const std::size_t equals = std::min(line.find('='), line.size());
  const absl::string_view key = absl::StripAsciiWhitespace(line.substr(0, equals));
  absl::string_view value = line.substr(std::min(equals + 1, line.size()));
  value = absl::StripAsciiWhitespace(value.substr(0, value.find('#')));
  const auto is_word = [](absl::string_view text) {
    return !text.empty() && absl::ascii_isalpha(static_cast<unsigned char>(text.front())) &&
           text.find_first_of("\"'{}[],") == text.npos;
  };
  if (!is_word(key) || equals == line.size()) return words::kToml;
  if (absl::StrContains(key, ':')) return {words::kInStraightQuotes, Quoted(key)};
  if (is_word(value)) return {words::kInStraightQuotes, Quoted(value)};
  const bool number = !value.empty() && absl::ascii_isdigit(static_cast<unsigned char>(value[0])) &&
                      value.find_first_of("\"'") == value.npos;
  return number ? Message(words::kNumberAlone) : Message(words::kToml);
}

// What a line has from a place on. toml++ says what is wrong with it in English alone.
Message TextAt(absl::string_view text, toml::source_position place) {
  text = LineAt(text, place.line);
  for (toml::source_index column = 1; column < place.column && !text.empty(); ++column) {
    text.remove_prefix(FirstCharacter(text).size());
  }
  return text.empty() ? Message(words::kEndOfLine) : Quoted(text);
}

// Where the word at a place begins: toml++ may have taken the first letters of one for `true`.
toml::source_position BeginOfWord(absl::string_view text, toml::source_position place) {
  const absl::string_view line = LineAt(text, place.line);
  const auto in_word = [&](toml::source_index column) {
    const bool there = column >= 1 && column <= line.size();
    const char byte = there ? line[column - 1] : ' ';
    return byte == '_' || absl::ascii_isalnum(static_cast<unsigned char>(byte));
  };
  while (in_word(place.column) && in_word(place.column - 1)) --place.column;
  return place;
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

std::vector<TomlRow> RowsInOrder(const toml::table& table) {
  std::map<std::pair<toml::source_index, toml::source_index>, TomlRow> rows;
  for (const auto& [key, node] : table) {
    const toml::source_position place = key.source().begin;
    rows.insert({{place.line, place.column}, {key, node}});
  }
  std::vector<TomlRow> in_order;
  for (const auto& [place, row] : rows) in_order.push_back(row);
  return in_order;
}

absl::StatusOr<toml::table> ParseToml(absl::string_view text, absl::string_view file) {
  if (const auto fault = FaultOfToml(text)) return InFile(file, *fault);
  toml::parse_result parsed = toml::parse(StdView(text));
  if (parsed) return std::move(parsed).table();
  const toml::source_region& where = parsed.error().source();
  if (absl::StrContains(AbslView(parsed.error().description()), "redefine")) {
    return InToml(file, where, words::kEachNameOnce, TextAt(text, {where.begin.line, 1}));
  }
  const toml::source_position place = BeginOfWord(text, where.begin);
  return InToml(file, {place, place, where.path}, Meant(LineAt(text, place.line)),
                TextAt(text, place));
}

}  // namespace schafkopf
