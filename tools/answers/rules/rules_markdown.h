// The tables of engine/RULES.md, made from the data they show.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_MARKDOWN_H_
#define SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_MARKDOWN_H_

#include <string>

namespace schafkopf {

// Each table between the marks it has in the document: contracts, options, presets, rounds.
std::string RulesMarkdown();

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_RULES_RULES_MARKDOWN_H_
