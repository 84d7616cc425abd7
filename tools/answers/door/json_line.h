// A value of JSON as a line of a file has it, and what stands there in place of an answer.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_JSON_LINE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_JSON_LINE_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "engine/text/message.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

// A value as text in one line, whatever stands in it.
std::string JsonText(const Json& value);

// {"error": .., "field": .., "column": ..}, what all answers say in place of themselves.
Json ErrorJson(const absl::Status& error, Language language = Language::kEnglish);

// An answer, or an error, as it stands for a line of a file: {"line": N, ..}.
Json InLine(std::int64_t line, const Json& answer);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_JSON_LINE_H_
