// `--others NAME|FILE`: who else plays, people with a name or those of a file of their games.
#ifndef SCHAFKOPF_TOOLS_VERBS_OTHERS_OPTION_H_
#define SCHAFKOPF_TOOLS_VERBS_OTHERS_OPTION_H_

#include <optional>

#include "engine/table/rule_set.h"
#include "tools/answers/door/fields.h"
#include "tools/cli/cli.h"
#include "tools/verbs/verb.h"

namespace schafkopf {

// By which table a question is asked.
struct AskedTable {
  RuleSet rules;
  std::optional<KnownOthers> others = {};  // learned from a file
};

// Learns from the file that the user named, games in any form that is read, or leaves `table` as it
// is where he named none. Says what is wrong with single games, and goes on.
ExitCode LearnOthersOf(const Arguments& arguments, AskedTable& table);

// What the user said of these rows beside `asked`, at that table.
absl::StatusOr<Fields> FieldsAt(const AskedTable& table, Json asked,
                                std::span<const FieldRow> rows);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_OTHERS_OPTION_H_
