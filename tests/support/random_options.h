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

// Half of the options of these sections of RULES.md have any value, the others their usual one.
inline RuleOptions RandomOptions(std::initializer_list<int> sections, Random& random) {
  RuleOptions options;
  for (const OptionRow& row : kOptions) {
    const bool chosen = std::find(sections.begin(), sections.end(), row.section) != sections.end();
    if (!chosen || random.Below(2) == 0) continue;
    const auto values = SomeValues(row, random);
    options.Set(row.name, values[random.Below(values.size())]);
  }
  return options;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_RANDOM_OPTIONS_H_
