#include "tools/answers/door/read_json.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "engine/text/mistake.h"
#include "engine/text/notation.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

// Listens to the parser until that stumbles: over what, in bytes from the beginning.
class FirstFault : public nlohmann::json_sax<Json> {
 public:
  explicit FirstFault(std::size_t size) : byte_(size) {}
  std::size_t byte() const { return byte_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(Json::number_integer_t) override { return true; }
  bool number_unsigned(Json::number_unsigned_t) override { return true; }
  bool number_float(Json::number_float_t, const Json::string_t&) override { return true; }
  bool string(Json::string_t&) override { return true; }
  bool binary(Json::binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(Json::string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  // `read` counts the end of the text, too, where that was read.
  bool parse_error(std::size_t read, const std::string& /*token*/,
                   const nlohmann::detail::exception&) override {
    byte_ = std::min(byte_, read - std::min<std::size_t>(read, 1));
    return false;
  }

 private:
  std::size_t byte_;
};

// Where the text, the name or the number begins that ends at a byte.
std::size_t BeginOf(absl::string_view text, std::size_t end) {
  if (end == text.size()) return end;
  if (text[end] == '"' && end > 0) {
    const std::size_t begin = text.rfind('"', end - 1);
    return begin == text.npos ? end : begin;
  }
  while (end > 0 && (absl::ascii_isalnum(static_cast<unsigned char>(text[end - 1])) ||
                     absl::StrContains("+-.", text[end - 1]))) {
    --end;
  }
  return end;
}

}  // namespace

absl::StatusOr<Json> ReadJsonQuestion(absl::string_view text) {
  Json json = ReadJson(text);
  if (!json.is_discarded()) {
    SCHAFKOPF_DO(CheckKeys(text));
    return json;
  }
  const absl::string_view shallow = ShallowPart(text);
  FirstFault fault(shallow.size());
  Json::sax_parse(shallow.begin(), shallow.end(), &fault);
  const std::size_t begin = BeginOf(shallow, fault.byte());
  const absl::string_view rest = text.substr(begin);
  return SyntaxError(ColumnAt(text, begin), words::kQuestionAsJson,
                     rest.empty() ? Message(words::kEndOfLine) : Quoted(rest));
}

absl::Status CheckKeys(absl::string_view text) {
  std::vector<std::set<std::string>> seen;  // of each bracket that is open
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{' || text[i] == '[') seen.emplace_back();
    if ((text[i] == '}' || text[i] == ']') && !seen.empty()) seen.pop_back();
    if (text[i] != '"') continue;
    const std::size_t begin = i;
    for (++i; i < text.size() && text[i] != '"'; ++i) i += text[i] == '\\' ? 1U : 0U;
    const std::size_t next = text.find_first_not_of(" \t\r\n", i + 1);
    if (next == text.npos || text[next] != ':' || seen.empty()) continue;
    const absl::string_view quoted = text.substr(begin, i + 1 - begin);
    const std::string key = absl::StrContains(quoted, '\\')
                                ? ReadJson(quoted).get<std::string>()
                                : std::string(quoted.substr(1, quoted.size() - 2));
    if (seen.back().insert(key).second) continue;
    return SyntaxError(ColumnAt(text, begin), words::kEachKeyOnce, {words::kAgain, Quoted(key)});
  }
  return absl::OkStatus();
}

absl::string_view ShallowPart(absl::string_view text) {
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
      if (++nesting > kMaxJsonNesting) return text.substr(0, i);
    } else if (c == ']' || c == '}') {
      --nesting;
    }
  }
  return text;
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
