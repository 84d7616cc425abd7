// Changing single options and the tariff of a rule set.
#include <array>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/mistake.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"

namespace schafkopf {

Message ValuesOf(std::size_t place) {
  const OptionRow& row = kOptions[place];
  std::vector<Message> names;
  for (std::string_view word : WordsOf(row.words)) {
    names.push_back(ValueOfOption(place, AbslView(word)));
  }
  const Message listed = Joined(names, ", ");
  if (row.type != OptionType::kNumber) return listed;
  const Message numbers(words::kFromTo, row.low, row.high);
  return names.empty() ? numbers : Message(words::kOr, listed, numbers);
}

absl::Status SetOption(absl::string_view text, RuleOptions& options) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return SyntaxError(1, words::kNameIsValue, Quoted(text));
  const std::string name =
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(text.substr(0, equals)));
  const auto place = OptionCalled(name);
  if (!place) return SyntaxError(1, words::kNameOfOption, Quoted(name));
  const std::string value =
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(text.substr(equals + 1)));
  const std::string_view option = kOptions[*place].name;
  if (options.Set(option, EnglishValue(*place, value)) ||
      options.Set(option, absl::AsciiStrToUpper(value))) {
    return absl::OkStatus();
  }
  return SyntaxError(static_cast<int>(equals) + 2, ValuesOf(*place), Quoted(value));
}

absl::StatusOr<Tariff> ParseTariff(absl::string_view text) {
  std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  // 10/50: a Rufspiel costs as much as an extra.
  if (parts.size() == 2) parts.insert(parts.begin(), parts.front());
  Tariff tariff;
  std::array<int, 3> cents{};
  bool fine = parts.size() == cents.size();
  for (std::size_t i = 0; fine && i < cents.size(); ++i) {
    fine = absl::SimpleAtoi(parts[i], &cents[i]) && 0 <= cents[i] && cents[i] <= kMaxCents;
  }
  if (!fine) return SyntaxError(1, words::kTariffAsText, Quoted(text));
  tariff.extra = Cents(cents[0]);
  tariff.call = tariff.ramsch = Cents(cents[1]);
  tariff.solo = tariff.bettel = Cents(cents[2]);
  return tariff;
}

absl::Status SetTariff(absl::string_view text, RuleSet& rules) {
  const auto tariff = ParseTariff(text);
  if (!tariff.ok()) return tariff.status();
  rules.tariff = *tariff;
  rules.options.games().ForgetPrices();
  return absl::OkStatus();
}

std::string ToString(const Tariff& tariff) {
  return absl::StrCat(tariff.extra.count(), "/", tariff.call.count(), "/", tariff.solo.count());
}

}  // namespace schafkopf
