// The fields of a question as the arguments of its verb: what a field is and says stands in its row
// alone.
#ifndef SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_
#define SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <span>

#include "tools/answers/door/fields.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/say.h"

namespace schafkopf {

// Adds --FIELD to `app` for each of `rows`, or the argument that `names` gives it: another option,
// a positional, none where that is empty. What the user writes is set in `asked`, an object that
// ReadAsked reads. REQUIRES: `asked` outlives the app.
void AddFields(CLI::App& app, std::span<const FieldRow> rows, Json& asked,
               ArgumentNames names = {});

// The question that the user asked, as `read` has it, by these rules.
template <class Question>
absl::StatusOr<Question> ReadAsked(const Json& asked, std::span<const FieldRow> rows,
                                   absl::StatusOr<Question> (*read)(const Fields&),
                                   absl::StatusOr<RuleSet> rules) {
  if (!rules.ok()) return rules.status();
  auto fields = Fields::Read(asked, rows);
  if (!fields.ok()) return fields.status();
  fields->AskBy(*std::move(rules));
  return read(*fields);
}

// The same by the rules of `choice`: the book's where it names none.
template <class Question>
absl::StatusOr<Question> ReadAsked(const Json& asked, std::span<const FieldRow> rows,
                                   absl::StatusOr<Question> (*read)(const Fields&),
                                   const RulesChoice& choice) {
  return ReadAsked(asked, rows, read, ReadBookRules(choice));
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_
