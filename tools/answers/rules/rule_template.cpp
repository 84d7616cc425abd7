#include "tools/answers/rules/rule_template.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/rules/option_sections.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {
namespace {

// Where comments begin.
constexpr int kComments = 40;

// What is said of the head of a table of the file, or of a line of it.
struct LineSaid {
  std::string_view table, key;
  Text<0> says;
};
constexpr auto kLinesSaid = std::to_array<LineSaid>({
    {"", "name", words::kTemplateName},
    {"", "deck", words::kTemplateDeck},
    {"tariff", "", words::kTemplateTariff},
    {"tariff", "extra", words::kTemplateExtra},
    {"tariff", "solo", words::kTemplateSolo},
    {"tariff", "bettel", words::kTemplateBettelPrice},
    {"tariff", "ramsch", words::kTemplateRamsch},
    {"contracts", "", words::kTemplateContracts},
    {"contracts", "wenz", words::kTemplateGame},
    {"options", "", words::kTemplateOptions},
});

std::string Commented(absl::string_view line, const std::string& comment) {
  const int room = std::max(1, kComments - CharacterCount(line));
  return absl::StrCat(line, std::string(static_cast<std::size_t>(room), ' '), "# ", comment, "\n");
}

// The file, but for its options.
std::string BeforeOptions(const RuleSet& rules, Language language) {
  std::string text;
  std::string_view table;
  for (absl::string_view line : absl::StrSplit(ToRuleFile(rules, language), '\n')) {
    const bool head = !line.empty() && line[0] == '[';
    if (head) table = StdView(EnglishKey(line.substr(1, line.size() - 2)));
    if (line.empty() && table == "tariff") {
      for (const OwnTariffKey& own : kOwnTariffKeys) {
        if (rules.tariff.*own.member) continue;
        absl::StrAppend(&text, Commented(absl::StrCat("# ", KeyIn(language, own.key), " = ",
                                                      rules.tariff.extra.count()),
                                         Message(words::kTemplateOwnPrice).in(language)));
      }
    }
    const auto key =
        head ? std::string_view() : StdView(EnglishKey(line.substr(0, line.find(' '))));
    const auto said = std::ranges::find_if(kLinesSaid, [&](const LineSaid& row) {
      return !line.empty() && row.table == table && row.key == key;
    });
    absl::StrAppend(&text, said == kLinesSaid.end()
                               ? absl::StrCat(line, "\n")
                               : Commented(line, Message(said->says).in(language)));
    if (table == "options") break;
  }
  return text;
}

}  // namespace

std::string RuleTemplate(const RuleSet& rules, TemplateOptions shown, Language language) {
  std::string text = absl::StrCat("# ", Message(words::kTemplateHead).in(language), "\n",
                                  BeforeOptions(rules, language));
  const auto changed = rules.options.Changed();
  for (const OptionSection& section : kOptionSections) {
    std::string lines;
    for (std::size_t place = 0; place < kOptions.size(); ++place) {
      const bool usual = std::ranges::find(changed, place) == changed.end();
      const bool wanted = section.common || shown == TemplateOptions::kAll || !usual;
      if (kSectionOfOption[place] != &section || !wanted) continue;
      const std::string line = OptionLine(rules.options, place, language);
      absl::StrAppend(&lines, Commented(absl::StrCat(usual ? "# " : "", line),
                                        absl::StrCat(ValuesOf(place).in(language), ": ",
                                                     MeaningOfOption(place).in(language))));
    }
    if (lines.empty()) continue;
    absl::StrAppend(&text, "\n# ", Message(section.title).in(language), "\n", lines);
  }
  if (shown == TemplateOptions::kCommon) {
    absl::StrAppend(&text, "\n# ", Message(words::kTemplateMore).in(language), "\n");
  }
  return text;
}

}  // namespace schafkopf
