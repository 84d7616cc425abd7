#include "tools/answers/door/json_line.h"

#include <nlohmann/json.hpp>

#include "engine/text/mistake.h"

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

}  // namespace schafkopf
