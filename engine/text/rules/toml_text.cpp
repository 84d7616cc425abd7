#define TOML_IMPLEMENTATION  // here alone, and no library of toml++
#include "engine/text/rules/toml_text.h"

#include <utility>

#include "engine/text/rules/toml_check.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

constexpr std::size_t kMostShown = 200;

}  // namespace

Mistake InToml(absl::string_view file, const toml::source_region& where, Message expected,
               Message found) {
  // What is not there at all has no place.
  const toml::source_position place = where.begin ? where.begin : toml::source_position{1, 1};
  Mistake mistake =
      SyntaxError(static_cast<int>(place.column), std::move(expected), std::move(found));
  mistake.place.line = static_cast<int>(place.line);
  return InFile(file, mistake);
}

absl::StatusOr<toml::table> ParseToml(absl::string_view text, absl::string_view file) {
  if (const auto fault = FaultOfToml(text)) return InFile(file, *fault);
  toml::parse_result parsed = toml::parse(StdView(text));
  if (parsed) return std::move(parsed).table();
  return InToml(file, parsed.error().source(), AsIs("TOML"),
                Escaped(AbslView(parsed.error().description()), kMostShown));
}

}  // namespace schafkopf
