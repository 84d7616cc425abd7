// All questions as a table: a new one is one row.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_

#include <span>
#include <string_view>

#include "absl/status/statusor.h"
#include "tools/answers/answer.h"
#include "tools/answers/fields.h"

namespace schafkopf {

struct QuestionRow {
  std::string_view name;
  std::string_view says;
  std::span<const FieldRow> fields;  // besides those of RulesFields
  // Reads the fields and answers. An error is at its field (see AtField).
  absl::StatusOr<Answer> (*answer)(const Fields& fields, const Watch& watch);
};

std::span<const QuestionRow> Questions();

// The answer to {"question": NAME, ...}: the same bytes as the program prints with --json.
absl::StatusOr<Answer> AnswerTo(const Json& question, const Watch& watch);

// The same from text to text, whatever it holds: an error is an answer, too (see ErrorJson).
std::string AnswerJson(absl::string_view question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_QUESTIONS_H_
