// Feeds one text to all that reads rules: what is read as a rule file prints, and reads back equal.
#include <cstddef>
#include <cstdint>

#include "engine/text/rule_file.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace schafkopf;  // NOLINT: the parsers are what this file is about
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto rules = ParseRuleFile(text, "f");
  if (rules.ok()) {
    Require(ParseRuleFile(ToRuleFile(*rules), "f") == rules, "rules that do not read back", text);
  } else {
    RequireMessage(rules.status().message());
  }
  RuleOptions options;
  if (const auto status = SetOption(text, options); !status.ok()) RequireError(status, text);
  if (const auto tariff = ParseTariff(text); !tariff.ok()) RequireError(tariff.status(), text);
  if (const auto round = ParseRound(text); !round.ok()) RequireError(round.status(), text);
  return 0;
}
