// Feeds one text to all that reads rules: what is read as a rule file prints, and reads back equal.
// Reads: ParseRuleFile, ParseToml, FaultOfToml, PresetRules, SetOption, ParseTariff, SetTariff,
// ParseRound, EnglishKey, OptionCalled, EnglishValue, Utf8Of.
#include <cstddef>
#include <cstdint>

#include "engine/text/rules/rule_file.h"
#include "tests/fuzz/fuzz.h"
#include "tools/language/encoding.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schafkopf;  // NOLINT: the parsers are what this file is about
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  Require(IsUtf8(Utf8Of(std::string(text))), "bytes that become no UTF-8", text);
  const auto rules = ParseRuleFile(text, "f");
  if (rules.ok()) {
    for (Language language : kLanguages) {
      Require(ParseRuleFile(ToRuleFile(*rules, language), "f") == rules,
              "rules that do not read back", text);
    }
  } else {
    RequireMessage(rules.status().message());
  }
  RuleOptions options;
  if (const auto status = SetOption(text, options); !status.ok()) RequireError(status, text);
  IsRead(ParseTariff(text), text);
  RuleSet priced;
  Require(SetTariff(text, priced).ok() == ParseTariff(text).ok(), "a tariff that is not set", text);
  IsRead(ParseRound(text), text);
  IsRead(PresetRules(text), text);
  return 0;
}
