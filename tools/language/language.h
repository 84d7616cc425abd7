// The languages that people are answered in, by name, and what the system says in them.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/message.h"

namespace schafkopf {

// `en`, `de`.
std::vector<std::string> LanguageNames();
// The language of such a name, in capitals or not.
std::optional<Language> FindLanguage(std::string_view name);

// That of SCHAFKOPF_LANG, else of the locale: LC_ALL, LC_MESSAGES or LANG, the first that is set,
// such as de_DE.UTF-8. English where it is another.
Language SystemLanguage();

// Why the system refused something, by its errno: "No such file or directory".
Message SystemReason(int error);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_LANGUAGE_H_
