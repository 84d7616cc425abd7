// All questions as a table: a new one is one row.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_

#include <span>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

struct QuestionRow {
  std::string_view name;
  Text<0> says;
  std::span<const FieldRow> fields;  // besides those of CommonFields
  // What it answers with.
  std::vector<AnswerForm> (*forms)();
  // Reads the fields and answers. An error is at its field (see AtField).
  absl::StatusOr<Answer> (*answer)(const Fields& fields, const Watch& watch);
};

std::span<const QuestionRow> Questions();

// The answer to {"question": NAME, ...}: the same bytes as the program prints with --json. A NAME
// is one of the table, mostly that of a verb; "verb" is read for "question".
absl::StatusOr<Answer> AnswerTo(const Json& question, const Watch& watch);

// What is said instead of an answer to `question`, in its language (see ErrorJson).
Json ErrorTo(const Json& question, const absl::Status& error);

// The answer from text to text, whatever that holds: an error is an answer, too. Takes as long as
// the answer; any number of threads may ask at once.
std::string AnswerJson(absl::string_view question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_
