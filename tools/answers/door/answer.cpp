#include "tools/answers/door/answer.h"

#include <nlohmann/json.hpp>

#include "tools/answers/door/json_line.h"

namespace schafkopf {

Answer Answer::InLine(std::int64_t line) const {
  return Answer([line, json = json_] { return schafkopf::InLine(line, json()); }, text_);
}

Json Answer::ToJson() const { return json_(); }

std::string Answer::ToText(Language language) const { return text_(language); }

}  // namespace schafkopf
