#include "tools/language/language.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "absl/strings/match.h"
#include "engine/text/string_views.h"
#include "tools/language/words.h"

namespace schafkopf {

std::vector<std::string> LanguageNames() {
  std::vector<std::string> names;
  for (const LanguageRow& row : kLanguageRows) names.emplace_back(row.name);
  return names;
}

std::optional<Language> FindLanguage(std::string_view name) {
  for (Language language : kLanguages) {
    if (absl::EqualsIgnoreCase(AbslView(name), AbslView(RowOf(language).name))) return language;
  }
  return std::nullopt;
}

Language SystemLanguage() {
  for (const char* name : {"SCHAFKOPF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == 0) continue;
    const std::string_view locale = value;
    const auto language = FindLanguage(locale.substr(0, locale.find_first_of("_.@-")));
    return language.value_or(Language::kEnglish);
  }
  return Language::kEnglish;
}

Message SystemReason(int error) {
  switch (error) {
    case ENOENT:
      return words::kNoSuchFile;
    case EACCES:
      return words::kPermissionDenied;
    case EISDIR:
      return words::kIsADirectory;
    case EBADF:
      return words::kBadFile;
    case ENOSPC:
      return words::kNoSpaceLeft;
    default:
      return std::string(std::strerror(error));
  }
}

}  // namespace schafkopf
