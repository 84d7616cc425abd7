#include "tools/batch/job/toml_keys.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/batch/store/words.h"
#include "tools/language/words.h"

namespace schafkopf {
namespace {

std::string Listed(TomlKeys::Names names) {
  return absl::StrJoin(names, ", ", [](std::string* out, std::string_view one) {
    absl::StrAppend(out, AbslView(one));
  });
}

}  // namespace

void TomlKeys::Refuse(const toml::source_region& where, Message expected, Message found) {
  if (!error_.ok()) return;
  error_ = InToml(path_, where, std::move(expected), std::move(found));
}

void TomlKeys::RefuseText(const toml::node& node, const absl::Status& error) {
  if (!error_.ok()) return;
  const auto place = node.source().begin;
  Mistake mistake = MistakeOf(error);
  mistake.place.line = static_cast<int>(place.line);
  mistake.place.column += static_cast<int>(place.column);  // behind the quote
  error_ = InFile(path_, mistake);
}

void TomlKeys::Only(const toml::table& table, Names keys) {
  for (const auto& [key, node] : table) {
    if (std::find(keys.begin(), keys.end(), key.str()) != keys.end()) continue;
    Refuse(key.source(), Message(words::kOneOfKeys, Listed(keys)), Quoted(AbslView(key.str())));
  }
}

const toml::table& TomlKeys::Section(const toml::table& top, std::string_view key) {
  const toml::node* node = top.get(key);
  if (node == nullptr) return empty_;
  if (const auto* table = node->as_table()) return *table;
  Refuse(node->source(), {words::kTableNamed, key}, Shown(*node));
  return empty_;
}

void TomlKeys::ReadNumber(const toml::table& table, std::string_view key, std::int64_t low,
                          std::int64_t high, std::uint64_t& number) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* read = node->as_integer();
  if (read != nullptr && low <= read->get() && read->get() <= high) {
    number = static_cast<std::uint64_t>(read->get());
    return;
  }
  Refuse(node->source(), {words::kWholeNumberFromTo, low, high}, Shown(*node));
}

std::optional<int> TomlKeys::ReadCount(const toml::table& table, std::string_view key, int low,
                                       int high) {
  if (!table.contains(key)) return std::nullopt;
  std::uint64_t number = static_cast<std::uint64_t>(low);
  ReadNumber(table, key, low, high, number);
  return static_cast<int>(number);
}

void TomlKeys::ReadShare(const toml::table& table, std::string_view key,
                         std::optional<double>& share) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto read = node->value<double>();
  if (node->is_number() && read && *read > 0 && *read <= 1) {
    share = *read;
    return;
  }
  Refuse(node->source(), words::kShare, Shown(*node));
}

void TomlKeys::ReadFlag(const toml::table& table, std::string_view key, bool& flag) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  if (const auto* read = node->as_boolean()) {
    flag = read->get();
  } else {
    Refuse(node->source(), words::kTrueOrFalse, Shown(*node));
  }
}

void TomlKeys::ReadText(const toml::table& table, std::string_view key, std::string& text) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* read = node->as_string();
  if (read != nullptr && !read->get().empty()) {
    text = read->get();
  } else {
    Refuse(node->source(), words::kTextInQuotes, Shown(*node));
  }
}

void TomlKeys::ReadTexts(const toml::table& table, std::string_view key,
                         std::vector<std::string>& texts) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return;
  const auto* array = node->as_array();
  if (array == nullptr) return Refuse(node->source(), words::kArrayOfTexts, Shown(*node));
  for (const toml::node& item : *array) {
    const auto* text = item.as_string();
    if (text == nullptr) return Refuse(item.source(), words::kTextInQuotes, Shown(item));
    texts.push_back(text->get());
  }
}

std::size_t TomlKeys::ReadWord(const toml::table& table, std::string_view key, Names words,
                               std::size_t otherwise) {
  const toml::node* node = table.get(key);
  if (node == nullptr) return otherwise;
  const auto* text = node->as_string();
  const auto found = text == nullptr
                         ? words.end()
                         : std::find(words.begin(), words.end(), std::string_view(text->get()));
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  Refuse(node->source(), Message(words::kOneOf, Listed(words)), Shown(*node));
  return otherwise;
}

}  // namespace schafkopf
