#include "tools/answers/door/read_json.h"

#include <cstddef>
#include <utility>

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

}  // namespace

bool IsShallowJson(absl::string_view text) {
  int nesting = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++nesting > kMaxJsonNesting) return false;
    } else if (c == ']' || c == '}') {
      --nesting;
    }
  }
  return true;
}

const Json* TypedFields::Find(const char* name) const {
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(name);
  return found == object_.end() ? nullptr : &*found;
}

bool TypedFields::IsNull(const char* name) const {
  const Json* const field = Find(name);
  return field != nullptr && field->is_null();
}

template <class Value>
Value TypedFields::Require(bool fits, Value value) {
  ok_ = ok_ && fits;
  return fits ? std::move(value) : Value{};
}

std::string TypedFields::Text(const char* name) {
  const Json* const field = Find(name);
  const bool fits = field != nullptr && field->is_string();
  return Require(fits, fits ? field->get<std::string>() : std::string());
}

std::uint64_t TypedFields::Count(const char* name, std::uint64_t least, std::uint64_t most) {
  const Json* const field = Find(name);
  const bool is_count = field != nullptr && field->is_number_unsigned();
  const std::uint64_t count = is_count ? field->get<std::uint64_t>() : 0;
  return Require(is_count && least <= count && count <= most, count);
}

double TypedFields::Number(const char* name, double least, double most) {
  const Json* const field = Find(name);
  const bool is_number = field != nullptr && field->is_number();
  const double number = is_number ? field->get<double>() : 0;
  return Require(is_number && least <= number && number <= most, number);
}

bool TypedFields::Flag(const char* name) {
  const Json* const field = Find(name);
  const bool fits = field != nullptr && field->is_boolean();
  return Require(fits, fits && field->get<bool>());
}

std::optional<std::string> TypedFields::TextOrNull(const char* name) {
  if (IsNull(name)) return std::nullopt;
  return Text(name);
}

std::optional<std::uint64_t> TypedFields::CountOrNull(const char* name, std::uint64_t least,
                                                      std::uint64_t most) {
  if (IsNull(name)) return std::nullopt;
  return Count(name, least, most);
}

std::optional<double> TypedFields::NumberOrNull(const char* name, double least, double most) {
  if (IsNull(name)) return std::nullopt;
  return Number(name, least, most);
}

const Json& TypedFields::Array(const char* name) {
  static const Json none = Json::array();
  const Json* const field = Find(name);
  const bool fits = Require(field != nullptr && field->is_array(), true);
  return fits ? *field : none;
}

const Json& TypedFields::Object(const char* name) {
  static const Json none = Json::object();
  const Json* const field = Find(name);
  const bool fits = Require(field != nullptr && field->is_object(), true);
  return fits ? *field : none;
}

}  // namespace schafkopf
