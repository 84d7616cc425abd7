// A rule file to begin with: what a table may say, each line with what it may be and what it means.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULE_TEMPLATE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULE_TEMPLATE_H_

#include <cstdint>
#include <string>

#include "engine/table/rule_set.h"
#include "engine/text/message.h"

namespace schafkopf {

// Which options it has: those that tables differ in most and those that `rules` change, or all.
enum class TemplateOptions : std::uint8_t { kCommon, kAll };

// Reads back as `rules`. What is as usual stands behind a #; without it the line is as good.
std::string RuleTemplate(const RuleSet& rules, TemplateOptions shown, Language language);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULE_TEMPLATE_H_
