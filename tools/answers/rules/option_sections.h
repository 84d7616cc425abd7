// The options of a table in groups, as one asks for them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_

#include <algorithm>
#include <array>

#include "engine/play/option_table.h"
#include "engine/text/message.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {

// The options of a section of RULES.md.
struct OptionSection {
  int number;
  Text<0> title;
  bool common;  // whether tables often differ in them
};

// Those that tables differ in most first.
inline constexpr auto kOptionSections = std::to_array<OptionSection>({
    {8, words::kTemplateMoney, true},
    {14, words::kTemplatePrices, true},
    {7, words::kTemplateRamschen, true},
    {4, words::kTemplateSolos, true},
    {9, words::kTemplateBidding, true},
    {3, words::kTemplateCalled, false},
    {6, words::kTemplateForced, false},
    {5, words::kTemplateBettel, false},
    {2, words::kTemplatePlaying, false},
    {10, words::kTemplateRounds, false},
    {11, words::kTemplateTables, false},
});
static_assert(std::ranges::all_of(kOptions, [](const OptionRow& row) {
  return std::ranges::count(kOptionSections, row.section, &OptionSection::number) == 1;
}));

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_OPTION_SECTIONS_H_
