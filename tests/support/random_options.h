// What tables might agree on, by chance.
#ifndef SCHAFKOPF_TESTS_SUPPORT_RANDOM_OPTIONS_H_
#define SCHAFKOPF_TESTS_SUPPORT_RANDOM_OPTIONS_H_

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/random.h"
#include "engine/play/option.h"

namespace schafkopf {

// Words and numbers that an option takes: of its numbers the least, the most and one between.
inline std::vector<std::string> SomeValues(const OptionRow& row, Random& random) {
  std::vector<std::string> values;
  for (std::string_view word : WordsOf(row.words)) values.emplace_back(word);
  if (row.type == OptionType::kNumber) {
    const auto span = static_cast<std::uint64_t>(row.high - row.low) + 1;
    for (int number : {row.low, row.high, row.low + static_cast<int>(random.Below(span))}) {
      values.push_back(std::to_string(number));
    }
  }
  return values;
}

// The same for each name, on every system.
constexpr std::uint64_t StreamOf(std::string_view name) {
  std::uint64_t stream = 0xcbf29ce484222325;
  for (char c : name) stream = (stream ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return stream;
}

// Half of the options of these sections of RULES.md have any value, the others their usual one.
// Each is drawn by its name, so that another option changes the draws of none.
inline RuleOptions RandomOptions(std::initializer_list<int> sections, Random& random) {
  RuleOptions options;
  const std::uint64_t seed = random.Next();
  for (const OptionRow& row : kOptions) {
    const bool chosen = std::find(sections.begin(), sections.end(), row.section) != sections.end();
    Random own(seed, StreamOf(row.name));
    if (!chosen || own.Below(2) == 0) continue;
    const auto values = SomeValues(row, own);
    options.Set(row.name, values[own.Below(values.size())]);
  }
  return options;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RANDOM_OPTIONS_H_
