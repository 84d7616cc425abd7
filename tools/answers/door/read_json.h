// JSON that strangers wrote: the one door to it.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DOOR_READ_JSON_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DOOR_READ_JSON_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace schafkopf {

// Arrays and objects within one another: whatever copies, compares or prints a value takes stack
// for each.
inline constexpr int kMaxJsonNesting = 64;

// The part of a text in JSON before the first bracket within more than that. Cost: its length.
absl::string_view ShallowPart(absl::string_view text);

// Discarded where the text is no JSON, or nested deeper. Never throws.
template <class Json = nlohmann::ordered_json>
Json ReadJson(absl::string_view text) {
  if (ShallowPart(text).size() < text.size()) return Json(Json::value_t::discarded);
  return Json::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
}

// Whether no object of a text has one key twice: else where it is again. Cost: its length.
// REQUIRES: the text is JSON (ReadJson).
absl::Status CheckKeys(absl::string_view text);

// The same, or where the text ends to be a question in JSON, or has a key again.
absl::StatusOr<nlohmann::ordered_json> ReadJsonQuestion(absl::string_view text);

// The fields of an object, checked where they are read: once one is missing, of another type or
// out of its bounds, ok() is false and what was read of no use.
class TypedFields {
 public:
  // REQUIRES: `object` outlives it; it may be anything.
  explicit TypedFields(const nlohmann::ordered_json& object) : object_(object) {}

  bool ok() const { return ok_; }
  bool Has(const char* name) const { return Find(name) != nullptr; }
  std::string Text(const char* name);
  std::uint64_t Count(const char* name, std::uint64_t least, std::uint64_t most);
  double Number(const char* name, double least, double most);
  bool Flag(const char* name);
  // The same where the field is null: nothing.
  std::optional<std::string> TextOrNull(const char* name);
  std::optional<std::uint64_t> CountOrNull(const char* name, std::uint64_t least,
                                           std::uint64_t most);
  std::optional<double> NumberOrNull(const char* name, double least, double most);
  // An array or an object; else an empty one.
  const nlohmann::ordered_json& Array(const char* name);
  const nlohmann::ordered_json& Object(const char* name);

 private:
  // Null where there is no such field.
  const nlohmann::ordered_json* Find(const char* name) const;
  bool IsNull(const char* name) const;
  template <class Value>
  Value Require(bool fits, Value value);

  const nlohmann::ordered_json& object_;
  bool ok_ = true;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DOOR_READ_JSON_H_
