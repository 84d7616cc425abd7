#include "tools/answers/door/answer.h"

namespace schafkopf {

std::string JsonText(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json ErrorJson(const absl::Status& error, Language language) {
  const auto [place, message] = MistakeOf(error);
  Json object = {{"error", message.in(language)}};
  if (!place.field.empty()) object["field"] = place.field;
  object["column"] = place.column;
  return object;
}

Json InLine(std::int64_t line, const Json& answer) {
  Json object = {{"line", line}};
  object.update(answer);
  return object;
}

Answer Answer::InLine(std::int64_t line) const {
  return Answer([line, json = json_] { return schafkopf::InLine(line, json()); }, text_);
}

}  // namespace schafkopf
