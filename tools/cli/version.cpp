#include "tools/cli/version.h"

#include "absl/strings/str_cat.h"
#include "build_info.h"

namespace schafkopf {

const char* const kVersion = kVersionText;

std::string SignatureOf(absl::string_view name) {
  const absl::string_view text = kVersion;
  const std::string key = absl::StrCat(" ", name, " ");
  const std::size_t at = text.find(key, text.find("\nsignature "));
  if (at == text.npos) return "unknown";
  const absl::string_view rest = text.substr(at + key.size());
  return std::string(rest.substr(0, rest.find(' ')));
}

}  // namespace schafkopf
