// The one door: a question in, its answer out, as JSON or as text. Nothing here knows of a
// terminal, a signal, a file or a state of the process: the program, a job and a page ask alike.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/message.h"
#include "engine/text/mistake.h"
#include "solver/sample/effort.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

class Answer;

// A value as text in one line, whatever stands in it.
std::string JsonText(const Json& value);

// What the world outside has to do with a question: how much it may work, when it should stop, who
// watches. Nothing of it reaches the answer but `stop`, which ends it with what is known by then;
// the seed is the question's own.
struct Watch : Effort {
  // The answer by what is known so far, which says "early". Of `ask` alone; by the thread that
  // asks.
  std::function<void(const Answer&)> early = {};
};

// {"error": .., "field": .., "column": ..}, what all answers say in place of themselves.
Json ErrorJson(const absl::Status& error, Language language = Language::kEnglish);

// An answer, or an error, as it stands for a line of a file: {"line": N, ..}.
Json InLine(std::int64_t line, const Json& answer);

// An answer that is printed when it is wanted; copies share it. Made of any struct that ToJson
// knows (columns.h), with `std::string ToText(Language) const` (without a line end).
class Answer {
 public:
  template <class Known>
  static Answer Of(Known known) {
    const auto shared = std::make_shared<const Known>(std::move(known));
    return Answer([shared] { return schafkopf::ToJson(*shared); },
                  [shared](Language language) { return shared->ToText(language); });
  }

  // The same as the answer to a line of a file.
  Answer InLine(std::int64_t line) const;

  Json ToJson() const { return json_(); }
  std::string ToText(Language language) const { return text_(language); }

 private:
  Answer(std::function<Json()> json, std::function<std::string(Language)> text)
      : json_(std::move(json)), text_(std::move(text)) {}

  std::function<Json()> json_;
  std::function<std::string(Language)> text_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_
