#include "tools/answers/answer.h"

#include "absl/strings/cord.h"
#include "engine/text/notation.h"

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

Json ErrorJson(const absl::Status& error) {
  Json object = {{"error", std::string(error.message())}};
  if (const std::string field = FieldOf(error); !field.empty()) object["field"] = field;
  object["column"] = ColumnOf(error);
  return object;
}

}  // namespace schafkopf
