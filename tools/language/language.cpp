#include "tools/language/language.h"

#include <cerrno>
#include <cstring>

#include "absl/strings/match.h"
#include "engine/text/string_views.h"
#include "tools/language/words.h"

namespace schafkopf {

std::optional<Language> FindLanguage(std::string_view name) {
  if (absl::EqualsIgnoreCase(AbslView(name), "en")) return Language::kEnglish;
  if (absl::EqualsIgnoreCase(AbslView(name), "de")) return Language::kGerman;
  return std::nullopt;
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
