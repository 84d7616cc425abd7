// The fields of a question as the arguments of its verb: what a field is and says stands in its row
// alone.
#ifndef SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_
#define SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <array>
#include <span>

#include "engine/text/try.h"
#include "tools/answers/door/fields.h"
#include "tools/verbs/arguments.h"
#include "tools/verbs/say.h"

namespace schafkopf {

// Adds --FIELD to `app` for each of `rows`, or the argument that `names` gives it: another option,
// a positional, none where that is empty. What the user writes is set in `asked`, an object that
// ReadAsked reads. REQUIRES: `asked` outlives the app.
void AddFields(CLI::App& app, std::span<const FieldRow> rows, Json& asked,
               ArgumentNames names = {});

// What the user set of these rows, which may be some of those that AddFields added, and the
// language that JSON is written in.
absl::StatusOr<Fields> ReadFields(const Json& asked, std::span<const FieldRow> rows);
// The same of rows whose values the options have checked.
inline Fields FieldsOf(const Arguments& arguments, std::span<const FieldRow> rows) {
  return ReadFields(arguments.asked, rows).value();
}

// How much of an answer is said, beside the fields of its question (see StyleOf).
inline constexpr auto kStyleOptions =
    std::to_array<FieldRow>({{"all", FieldType::kFlag, words::kAllRowsOfTable},
                             {"details", FieldType::kFlag, words::kHowItWasComputedToo}});

// A text of them; the fallback where it is left out or empty.
inline std::string TextOr(const Fields& fields, std::string_view name,
                          const std::string& fallback) {
  std::string text = fields.Text(name);
  return text.empty() ? fallback : text;
}

// The question that the user asked, as `read` has it, by the rules that it names; the book's where
// it names none.
template <class Question>
absl::StatusOr<Question> ReadAsked(
    const Arguments& arguments, std::span<const FieldRow> rows,
    absl::StatusOr<Question> (*read)(const Fields&),
    absl::StatusOr<RuleSet> (*read_rules)(const RulesChoice&) = ReadBookRules) {
  SCHAFKOPF_TRY(RuleSet rules, read_rules(arguments.rules));
  SCHAFKOPF_TRY(Fields fields, ReadFields(arguments.asked, rows));
  fields.AskBy(std::move(rules));
  return read(fields);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_FIELD_OPTIONS_H_
