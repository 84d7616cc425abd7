// The languages that people are answered in, and what English text is in each.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace schafkopf {

enum class Language : std::uint8_t { kEnglish, kGerman };

// The language of `en` or `de`, in capitals or not.
std::optional<Language> FindLanguage(std::string_view name);

// An English sentence of the program in `language`, by the phrases of tools/language/phrases.h.
// What stands in quotes, numbers, cards and whatever no phrase knows stay as they are; each line
// is a text of its own. Costs some microseconds for a sentence; milliseconds at most, whatever the
// text, and what is longer than any sentence stays as it is.
std::string In(Language language, std::string_view english);

// `text` with the points of its decimal numbers as the language writes them: 0.512, 0,512.
std::string Numbers(Language language, std::string text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_
