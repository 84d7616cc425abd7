#define TOML_IMPLEMENTATION  // here alone, and no library of toml++
#include "engine/text/toml_text.h"

#include <utility>

#include "engine/text/string_views.h"
#include "engine/text/toml_check.h"

namespace schafkopf {
namespace {

constexpr std::size_t kMostShown = 200;

absl::Status Refused(absl::string_view file, const TomlFault& fault) {
  return absl::InvalidArgumentError(absl::StrCat(file, ":", fault.line, ":", fault.column,
                                                 ": expected ", fault.expected, ", found ",
                                                 fault.found));
}

}  // namespace

absl::StatusOr<toml::table> ParseToml(absl::string_view text, absl::string_view file) {
  if (const auto fault = FaultOfToml(text)) return Refused(file, *fault);
  toml::parse_result parsed = toml::parse(StdView(text));
  if (parsed) return std::move(parsed).table();
  const toml::source_position place = parsed.error().source().begin;
  return Refused(file, {static_cast<int>(place.line), static_cast<int>(place.column), "TOML",
                        Escaped(AbslView(parsed.error().description()), kMostShown)});
}

}  // namespace schafkopf
