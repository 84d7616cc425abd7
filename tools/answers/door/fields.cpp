#include "tools/answers/door/fields.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/language/language.h"
#include "tools/language/words.h"

namespace schafkopf {
namespace {

constexpr auto kCommonFields = std::to_array<FieldRow>({
    {"rules", FieldType::kText, words::kRuleSetOfProgramDefaults},
    {"options", FieldType::kTexts, words::kOptionsChanged},
    {"tariff", FieldType::kText, words::kTariffField},
    {"rule_file", FieldType::kText, words::kTextOfRuleFileIn},
    {"lang", FieldType::kText, words::kLanguageOfSentenceAndOf},
    {"line_number", FieldType::kNumber, words::kBeginsAnswerWithThisNumber, false, 1, kNoLimit},
});

bool IsWhole(const Json& value, std::int64_t least, std::int64_t most) {
  if (!value.is_number_integer()) return false;
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return number <= static_cast<std::uint64_t>(most) &&
           (least < 0 || number >= static_cast<std::uint64_t>(least));
  }
  return least <= value.get<std::int64_t>() && value.get<std::int64_t>() <= most;
}

bool IsTexts(const Json& value) {
  return value.is_array() &&
         std::ranges::all_of(value, [](const Json& one) { return one.is_string(); });
}

// Whether a value is what the field holds.
bool Fits(const FieldRow& row, const Json& value) {
  switch (row.type) {
    case FieldType::kText:
      return value.is_string();
    case FieldType::kTexts:
      return value.is_string() || IsTexts(value);
    case FieldType::kNumber:
      return IsWhole(value, row.least, row.most);
    case FieldType::kShare:
      return value.is_number() && value.get<double>() > 0 && value.get<double>() <= 1;
    case FieldType::kFlag:
      return value.is_boolean();
  }
  return false;
}

// The row of a field, by its name or by that of a verb's option.
const FieldRow* FindRow(std::span<const FieldRow> rows, std::string_view key) {
  const std::string name = absl::StrReplaceAll(AbslView(key), {{"-", "_"}});
  for (std::span<const FieldRow> some : {rows, CommonFields()}) {
    const auto row = std::ranges::find_if(some, [&](const FieldRow& one) {
      const bool may_repeat = one.type == FieldType::kTexts;
      return one.name == name || (may_repeat && one.name == absl::StrCat(name, "s"));
    });
    if (row != some.end()) return &*row;
  }
  return nullptr;
}

// The value of a key that may also be written with dashes; nullptr where there is none.
const Json* Find(const Json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  for (const auto& [key, value] : object.items()) {
    if (absl::StrReplaceAll(key, {{"-", "_"}}) == AbslView(name)) return &value;
  }
  return nullptr;
}

std::string NamesOf(std::span<const FieldRow> rows) {
  return absl::StrJoin(rows, ", ", [](std::string* out, const FieldRow& row) {
    absl::StrAppend(out, AbslView(row.name));
  });
}

}  // namespace

Message Shown(const Json& value) {
  if (value.is_array()) return words::kArray;
  if (value.is_object()) return words::kObject;
  return value.is_string() ? Quoted(value.get<std::string>()) : Quoted(value.dump());
}

Message KindOf(const FieldRow& row) {
  switch (row.type) {
    case FieldType::kText:
      return words::kText;
    case FieldType::kTexts:
      return words::kArrayOfTexts;
    case FieldType::kNumber:
      return row.most == kNoLimit ? Message(words::kWholeNumberFrom, row.least)
                                  : Message(words::kWholeNumberFromTo, row.least, row.most);
    case FieldType::kShare:
      return words::kShare;
    case FieldType::kFlag:
      return words::kTrueOrFalse;
  }
  return words::kText;
}

std::span<const FieldRow> CommonFields() { return kCommonFields; }

Language LanguageOf(const Json& question) {
  const Json* const lang = Find(question, "lang");
  const bool named = lang != nullptr && lang->is_string();
  return named ? FindLanguage(lang->get<std::string>()).value_or(Language::kEnglish)
               : Language::kEnglish;
}

std::optional<std::int64_t> LineNumberOf(const Json& question) {
  const Json* const number = Find(question, "line_number");
  if (number == nullptr || !IsWhole(*number, 1, kNoLimit)) return std::nullopt;
  return number->get<std::int64_t>();
}

absl::StatusOr<Fields> Fields::Read(const Json& object, std::span<const FieldRow> rows) {
  if (!object.is_object()) return SyntaxError(1, words::kJsonObject, Shown(object));
  Json known = Json::object();
  for (const auto& [key, value] : object.items()) {
    const FieldRow* row = FindRow(rows, key);
    if (row == nullptr) {
      if (key == "question" || key == "verb") continue;  // which names what was asked
      return AtField(
          key, SyntaxError(
                   1, absl::StrCat(NamesOf(rows), rows.empty() ? "" : ", ", NamesOf(kCommonFields)),
                   Quoted(key)));
    }
    if (!Fits(*row, value)) return AtField(key, SyntaxError(1, KindOf(*row), Shown(value)));
    if (known.contains(row->name)) {
      return AtField(key, SyntaxError(1, {words::kOneField, row->name}, words::kTwo));
    }
    known[row->name] = value;
  }
  for (const FieldRow& row : rows) {
    if (row.required && !known.contains(row.name)) {
      return AtField(AbslView(row.name), SyntaxError(1, {words::kField, row.name}, words::kNone));
    }
  }
  if (known.contains("lang") && !FindLanguage(known["lang"].get<std::string>())) {
    return AtField(
        "lang", SyntaxError(1, words::kNameOfLanguage, Quoted(known["lang"].get<std::string>())));
  }
  Json standards = Json::object();
  for (const FieldRow& row : rows) {
    if (row.standard.empty()) continue;
    const std::string text(row.standard);
    standards[row.name] = row.type == FieldType::kNumber ? Json(std::stoll(text)) : Json(text);
  }
  return Fields(std::move(known), std::move(standards));
}

Fields Fields::Over(const Fields& below, const std::function<bool(std::string_view)>& keeps) const {
  Fields fields = *this;
  for (const auto& [name, value] : below.object_.items()) {
    if (!Has(name) && keeps(name)) fields.object_[name] = value;
  }
  return fields;
}

const Json* Fields::Find(std::string_view name) const {
  for (const Json* each : {&object_, &standards_}) {
    if (const auto value = each->find(name); value != each->end()) return &*value;
  }
  return nullptr;
}

bool Fields::Has(std::string_view name) const { return object_.contains(name); }

std::string Fields::Text(std::string_view name, std::string_view fallback) const {
  const Json* const value = Find(name);
  return value != nullptr ? value->get<std::string>() : std::string(fallback);
}

std::vector<std::string> Fields::Texts(std::string_view name) const {
  if (!Has(name)) return {};
  const Json& value = object_.at(name);
  if (value.is_string()) return {value.get<std::string>()};
  return value.get<std::vector<std::string>>();
}

std::int64_t Fields::Number(std::string_view name, std::int64_t fallback) const {
  const Json* const value = Find(name);
  return value != nullptr ? value->get<std::int64_t>() : fallback;
}

std::uint64_t Fields::Count(std::string_view name, std::uint64_t fallback) const {
  return static_cast<std::uint64_t>(Number(name, static_cast<std::int64_t>(fallback)));
}

std::optional<std::int64_t> Fields::FindNumber(std::string_view name) const {
  return Has(name) ? std::optional(Number(name)) : std::nullopt;
}

std::optional<std::string> Fields::FindText(std::string_view name) const {
  return Has(name) ? std::optional(Text(name)) : std::nullopt;
}

double Fields::Share(std::string_view name, double fallback) const {
  return Has(name) ? object_.at(name).get<double>() : fallback;
}

bool Fields::Flag(std::string_view name) const { return Has(name) && object_.at(name).get<bool>(); }

absl::StatusOr<RuleSet> Fields::Rules(const RuleSet& fallback) const {
  RuleSet rules = rules_.value_or(fallback);
  if (Has("rules") && Has("rule_file")) {
    return AtField("rule_file", SyntaxError(1, words::kOneOfRulesAndRuleFile, words::kBoth));
  }
  if (Has("rule_file")) {
    auto own = ParseRuleFile(Text("rule_file"), "rule_file");
    if (!own.ok()) return AtField("rule_file", own.status());
    rules = *std::move(own);
  }
  if (Has("rules")) {
    const std::string name = Text("rules");
    auto named = name == "defaults" ? absl::StatusOr<RuleSet>(PlainRules()) : PresetRules(name);
    if (!named.ok()) return AtField("rules", named.status());
    rules = *std::move(named);
  }
  for (const std::string& option : Texts("options")) {
    const absl::Status status = SetOption(option, rules.options);
    if (!status.ok()) return AtField("options", status);
  }
  if (Has("tariff")) {
    const absl::Status status = SetTariff(Text("tariff"), rules);
    if (!status.ok()) return AtField("tariff", status);
  }
  return rules;
}

absl::StatusOr<KnownOthers> Fields::AskedOthers() const {
  if (!Has("others")) return others_.value_or(KnownOthers());
  const std::string name = Text("others");
  if (auto others = FindOthers(name)) return *std::move(others);
  return AtField("others", SyntaxError(1, words::kOthersNames, Quoted(name)));
}

}  // namespace schafkopf
