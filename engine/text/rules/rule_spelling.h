// What rule files spell in German: keys, options and their words, without umlauts, which TOML does
// not take as they are. Both languages are read everywhere, English alone is kept.
#ifndef SCHAFKOPF_ENGINE_TEXT_RULES_RULE_SPELLING_H_
#define SCHAFKOPF_ENGINE_TEXT_RULES_RULE_SPELLING_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/text/message.h"

namespace schafkopf {

// A key of a rule file, such as base: grundlage; one that is the same in both languages is itself.
absl::string_view KeyIn(Language language, absl::string_view key);
absl::string_view EnglishKey(absl::string_view key);

// An option of kOptions by its name in either language.
std::optional<std::size_t> OptionCalled(absl::string_view name);
Message NameOfOption(std::size_t place);
// What the option says, as people at a table do.
Message MeaningOfOption(std::size_t place);
// A value of the option as RuleOptions takes it, from a text in either language: "jeder" is
// "all_multiply". What is none of its words stays as it is.
std::string EnglishValue(std::size_t place, absl::string_view text);
// What RuleOptions::ValueOf says, in both languages.
Message ValueOfOption(std::size_t place, absl::string_view value);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_RULES_RULE_SPELLING_H_
