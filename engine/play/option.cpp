#include "engine/play/option.h"

namespace schafkopf {

std::vector<std::string_view> WordsOf(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const std::size_t end = list.find(' ');
    words.push_back(list.substr(0, end));
    if (end == std::string_view::npos) break;
    list.remove_prefix(end + 1);
  }
  return words;
}

namespace {

// Words for the two values of a bool besides off and on.
std::string_view BoolWord(std::string_view value) {
  for (std::string_view yes : {"true", "yes", "1"}) {
    if (value == yes) return "on";
  }
  for (std::string_view no : {"false", "no", "0"}) {
    if (value == no) return "off";
  }
  return value;
}

}  // namespace

bool RuleOptions::Set(std::string_view name, std::string_view value) {
  const auto place = FindOption(name);
  if (!place) return false;
  const OptionRow& row = kOptions[*place];
  const auto code = CodeOf(row, row.type == OptionType::kBool ? BoolWord(value) : value);
  if (!code) return false;
  codes_[*place] = static_cast<Code>(*code);
  return true;
}

std::string RuleOptions::ValueOf(std::size_t place) const {
  const OptionRow& row = kOptions[place];
  const int code = codes_[place];
  if (row.type == OptionType::kNumber && code >= 0) return std::to_string(code);
  const int word = row.type == OptionType::kNumber ? -1 - code : code;
  return std::string(WordsOf(row.words)[static_cast<std::size_t>(word)]);
}

std::vector<std::size_t> RuleOptions::Changed() const {
  std::vector<std::size_t> changed;
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    if (codes_[i] != RuleOptions().codes_[i]) changed.push_back(i);
  }
  return changed;
}

}  // namespace schafkopf
