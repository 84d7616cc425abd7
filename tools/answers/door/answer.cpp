#include "tools/answers/door/answer.h"

#include "absl/strings/cord.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

constexpr char kFieldPayload[] = "field";

}  // namespace

absl::Status AtField(absl::string_view field, const absl::Status& error) {
  absl::Status placed = error;
  placed.SetPayload(kFieldPayload, absl::Cord(field));
  return placed;
}

std::string FieldOf(const absl::Status& error) {
  const auto field = error.GetPayload(kFieldPayload);
  return field ? std::string(*field) : "";
}

Json ErrorJson(const absl::Status& error, Language language) {
  Json object = {{"error", In(language, StdView(error.message()))}};
  if (const std::string field = FieldOf(error); !field.empty()) object["field"] = field;
  object["column"] = ColumnOf(error);
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
