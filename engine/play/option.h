// What tables agree on before they play: one table of all options, and the values one table chose.
//
// An option is known by its spelling, looked up while compiling: a misspelt name or value does not
// compile, and reading one costs a load.
//
//   if (options.On("must_overtake")) ...
//   if (options.Is({"runaway_count", "at_deal"})) ...
//   const int least = options.Number("runaway_min");
#ifndef SCHAFKOPF_ENGINE_PLAY_OPTION_H_
#define SCHAFKOPF_ENGINE_PLAY_OPTION_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/game_terms.h"
#include "engine/play/option_table.h"

namespace schafkopf {

constexpr std::string_view NameOf(OptionType type) {
  switch (type) {
    case OptionType::kBool:
      return "bool";
    case OptionType::kNumber:
      return "number";
    case OptionType::kChoice:
      return "choice";
  }
  return "";
}

// The place of `word` among the blank-separated words of `list`; nothing if it is not there.
constexpr std::optional<int> PlaceOfWord(std::string_view list, std::string_view word) {
  for (int place = 0; !list.empty(); ++place) {
    const std::size_t end = list.find(' ');
    if (list.substr(0, end) == word) return place;
    if (end == std::string_view::npos) break;
    list.remove_prefix(end + 1);
  }
  return std::nullopt;
}

// The place of the option called `name` in kOptions.
constexpr std::optional<std::size_t> FindOption(std::string_view name) {
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    if (kOptions[i].name == name) return i;
  }
  return std::nullopt;
}

// How a word is kept: choices count from 0; words of a number stand below 0, clear of every number.
constexpr std::optional<int> CodeOfWord(const OptionRow& row, std::string_view word) {
  const auto place = PlaceOfWord(row.words, word);
  if (!place) return std::nullopt;
  return row.type == OptionType::kNumber ? -1 - *place : *place;
}

// The value of a word or a number (91 or >=91), as it is kept; nothing if the option does not take
// it.
constexpr std::optional<int> CodeOf(const OptionRow& row, std::string_view text) {
  if (const auto code = CodeOfWord(row, text)) return code;
  constexpr std::string_view kAtLeast = ">=";
  if (text.substr(0, kAtLeast.size()) == kAtLeast) text.remove_prefix(kAtLeast.size());
  if (row.type != OptionType::kNumber || text.empty() || text.size() > 4) return std::nullopt;
  int number = 0;
  for (char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  if (number < row.low || number > row.high) return std::nullopt;
  return number;
}

// An option by its spelling, checked while compiling.
struct OptionName {
  // NOLINTNEXTLINE(google-explicit-constructor): the spelling is the option
  consteval OptionName(const char* name) : place(FindOption(name).value()) {}
  std::size_t place;
};

// One value of an option by its spelling, checked while compiling.
struct OptionValue {
  consteval OptionValue(const char* name, const char* word)
      : place(FindOption(name).value()), code(CodeOfWord(kOptions[place], word).value()) {}
  std::size_t place;
  int code;
};

// The values one table chose, and what it says of single games. A value type of about 1000 bytes;
// starts with the defaults.
class RuleOptions {
 public:
  constexpr RuleOptions() {
    for (std::size_t i = 0; i < kOptions.size(); ++i) {
      codes_[i] = static_cast<Code>(CodeOf(kOptions[i], kOptions[i].normal).value());
    }
  }

  // REQUIRES: a bool.
  constexpr bool On(OptionName option) const { return codes_[option.place] == 1; }
  // REQUIRES: a number, and not one of its words.
  constexpr int Number(OptionName option) const { return codes_[option.place]; }
  constexpr bool Is(OptionValue value) const { return codes_[value.place] == value.code; }

  constexpr const GameTerms& games() const { return games_; }
  constexpr GameTerms& games() { return games_; }

  // False, and nothing changes, where there is no such option or it does not take the value.
  bool Set(std::string_view name, std::string_view value);
  // The value as Set takes it. REQUIRES: place < kOptions.size().
  std::string ValueOf(std::size_t place) const;
  // The places of the options whose value is not the default.
  std::vector<std::size_t> Changed() const;

  friend constexpr bool operator==(const RuleOptions&, const RuleOptions&) = default;

 private:
  using Code = std::int16_t;
  std::array<Code, kOptions.size()> codes_{};
  GameTerms games_;
};

// The words of an option's list, in its order.
std::vector<std::string_view> WordsOf(std::string_view list);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_OPTION_H_
