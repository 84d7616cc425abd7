#include "tools/verbs/field_options.h"

#include <algorithm>
#include <charconv>

#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/cli/number_option.h"

namespace schafkopf {
namespace {

// A whole number of the row's range, which the help names.
CLI::Validator InRange(const FieldRow& row) {
  const auto check = [least = row.least, most = row.most](const std::string& text) -> std::string {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc() && read.ptr == end && least <= number && number <= most) return "";
    return Refused({words::kWholeNumberFromTo, least, most}, text);
  };
  return CLI::Validator(check, absl::StrCat("INT in [", row.least, " - ", row.most, "]"), "");
}

CLI::Option* AddNumber(CLI::App& app, const std::string& name, const FieldRow& row, Json& asked) {
  const std::string field(row.name);
  if (row.most == kNoLimit) {
    const auto set = [&asked, field](const std::uint64_t& number) {
      asked[field] = std::min(number, static_cast<std::uint64_t>(kNoLimit));
    };
    return app.add_option_function<std::uint64_t>(name, set, Said(row.says))
        ->check(WholeNumber(static_cast<std::uint64_t>(row.least)));
  }
  const auto set = [&asked, field](const std::int64_t& number) { asked[field] = number; };
  return app.add_option_function<std::int64_t>(name, set, Said(row.says))->check(InRange(row));
}

template <class Type>
CLI::Option* AddValue(CLI::App& app, const std::string& name, const FieldRow& row, Json& asked) {
  const auto set = [&asked, field = std::string(row.name)](const Type& value) {
    asked[field] = value;
  };
  return app.add_option_function<Type>(name, set, Said(row.says));
}

CLI::Option* AddField(CLI::App& app, const std::string& name, const FieldRow& row, Json& asked) {
  switch (row.type) {
    case FieldType::kText:
      return AddValue<std::string>(app, name, row, asked);
    case FieldType::kTexts:
      return AddValue<std::vector<std::string>>(app, name, row, asked)->allow_extra_args(false);
    case FieldType::kNumber:
      return AddNumber(app, name, row, asked);
    case FieldType::kShare:
      return AddValue<double>(app, name, row, asked)->check(Fraction());
    case FieldType::kFlag:
      return app.add_flag_callback(
          name, [&asked, field = std::string(row.name)] { asked[field] = true; }, Said(row.says));
  }
  return nullptr;
}

}  // namespace

void AddFields(CLI::App& app, std::span<const FieldRow> rows, Json& asked, ArgumentNames names) {
  for (const FieldRow& row : rows) {
    const std::string name = ArgumentOf(AbslView(row.name), names);
    if (name.empty()) continue;
    CLI::Option* const option = AddField(app, name, row, asked)->required(row.required);
    if (!row.standard.empty()) option->default_str(std::string(row.standard));
    if (!row.choices.empty()) {
      const std::vector<std::string> choices = absl::StrSplit(AbslView(row.choices), ' ');
      option->check(CLI::IsMember(choices));
    }
  }
}

absl::StatusOr<Fields> ReadFields(const Json& asked, std::span<const FieldRow> rows) {
  Json of_rows = {{"lang", std::string(RowOf(WrittenLanguage()).name)}};
  for (const FieldRow& row : rows) {
    if (const auto said = asked.find(row.name); said != asked.end()) of_rows[row.name] = *said;
  }
  return Fields::Read(of_rows, rows);
}

}  // namespace schafkopf
