// Conditions on the hands of worlds, as questions name them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_CONDITIONS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_CONDITIONS_H_

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/condition.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

// A condition as it was written, and read.
struct WrittenCondition {
  std::string text;
  Condition condition;
};
using Conditions = std::vector<WrittenCondition>;

// Those of a field; errors are at it.
inline absl::StatusOr<Conditions> ReadConditions(const Fields& fields, std::string_view field) {
  Conditions conditions;
  for (const std::string& text : fields.Texts(field)) {
    auto condition = ParseCondition(text);
    if (!condition.ok()) return AtField(AbslView(field), condition.status());
    conditions.push_back({text, *std::move(condition)});
  }
  return conditions;
}

// Whether the hands meet all of them; trumps are those of `order`.
inline bool Holds(const Conditions& conditions, const Hands& hands, const CardOrder& order) {
  return std::ranges::all_of(
      conditions, [&](const WrittenCondition& each) { return each.condition.Holds(hands, order); });
}

// "trumps(2)>=3 and has(1,EO)".
inline std::string TextOf(const Conditions& conditions) {
  return absl::StrJoin(conditions, " and ", [](std::string* out, const WrittenCondition& each) {
    absl::StrAppend(out, each.text);
  });
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_CONDITIONS_H_
