#include "engine/text/rules/name_meant.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/play/option.h"
#include "engine/text/nearest.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

std::vector<std::string> OptionNames() {
  std::vector<std::string> names;
  for (std::size_t place = 0; place < kOptions.size(); ++place) {
    for (Language language : kLanguages) names.push_back(NameOfOption(place).in(language));
  }
  return names;
}
std::vector<std::string> ContractNames() {
  std::vector<std::string> names;
  for (const ContractRow& row : kContracts) names.emplace_back(row.name);
  return names;
}
// What is expected instead of a name that is not known here: in another table it is, or another
// name is near to it.
Message NameMeant(absl::string_view name, const Text<0>& expected,
                  const std::vector<std::string>& names) {
  const absl::string_view english = EnglishKey(name);
  const bool tariff =
      std::ranges::find(kOwnTariffKeys, english, &OwnTariffKey::key) != kOwnTariffKeys.end() ||
      std::ranges::find(kTariffKeys, english, &TariffKey::key) != kTariffKeys.end();
  const auto under = [&](const Text<0>& table) -> Message {
    return {words::kNameUnder, expected, name, table};
  };
  if (OptionCalled(name)) return under(words::kTableOfOptions);
  if (tariff) return under(words::kTableOfTariff);
  const bool term = std::ranges::find(kTermKeys, english, &TermKey::key) != kTermKeys.end();
  if (term || FindContractRow(StdView(name))) return under(words::kTableOfContracts);
  const std::string near = Nearest(StdView(name), names);
  return near.empty() ? Message(expected) : Message(words::kNameLike, expected, near);
}

}  // namespace

Message OptionMeant(absl::string_view name) {
  return NameMeant(name, words::kNameOfOption, OptionNames());
}
Message ContractMeant(absl::string_view name) {
  return NameMeant(name, words::kNameOfContract, ContractNames());
}

}  // namespace schafkopf
