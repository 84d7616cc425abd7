// The options of a table in groups, as one asks for them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "engine/play/option_table.h"
#include "engine/text/message.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {

// Options of a section of RULES.md, from one on.
struct OptionSection {
  int number;
  std::string_view first;  // empty: all
  Text<0> title;
  bool common;  // whether tables often differ in them
};

// Those that tables differ in most first.
inline constexpr auto kOptionSections = std::to_array<OptionSection>({
    {8, "", words::kTemplateLaufende, true},
    {8, "kontra_allowed", words::kTemplateKontra, true},
    {8, "legen", words::kTemplateStock, true},
    {8, "bock_lost_solo", words::kTemplateBock, true},
    {14, "", words::kTemplatePrices, true},
    {7, "", words::kTemplateRamschen, true},
    {4, "", words::kTemplateSolos, true},
    {9, "", words::kTemplateBidding, true},
    {3, "", words::kTemplateCalled, false},
    {6, "", words::kTemplateForced, false},
    {5, "", words::kTemplateBettel, false},
    {2, "", words::kTemplatePlaying, false},
    {10, "", words::kTemplateRounds, false},
    {11, "", words::kTemplateTables, false},
});

// Of each option, its section: of those with its number the last that does not begin behind it.
inline constexpr auto kSectionOfOption = [] {
  std::array<const OptionSection*, kOptions.size()> sections{};
  for (const OptionSection& section : kOptionSections) {
    bool begun = section.first.empty();
    for (std::size_t place = 0; place < kOptions.size(); ++place) {
      begun |= kOptions[place].name == section.first;
      if (begun && kOptions[place].section == section.number) sections[place] = &section;
    }
  }
  return sections;
}();
static_assert(std::ranges::none_of(kSectionOfOption, [](auto* section) { return !section; }));

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_
