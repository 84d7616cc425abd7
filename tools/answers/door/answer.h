// The one door: a question in, its answer out, as JSON or as text. Nothing here knows of a
// terminal, a signal, a file or a state of the process: the program, a job and a page ask alike.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "engine/text/message.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

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

  Json ToJson() const;
  std::string ToText(Language language) const;

 private:
  Answer(std::function<Json()> json, std::function<std::string(Language)> text)
      : json_(std::move(json)), text_(std::move(text)) {}

  std::function<Json()> json_;
  std::function<std::string(Language)> text_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_ANSWER_H_
