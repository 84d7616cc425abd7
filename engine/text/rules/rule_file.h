// Rule sets as text: small TOML files, and those that come with the program.
//
//   name = "our table"         # with a base it may be left out: that of the file
//   base = "sauspiel"          # start from another rule set; may be left out
//   deck = 32                  # 32, 24, 20 or 16 cards
//   [tariff]                   # in cents
//   extra = 10                 # Schneider, schwarz, each Laufender, where these are left out:
//   lauf = 10                  # each Laufender
//   schneider = 10
//   schwarz = 10               # on top of it
//   call = 20
//   solo = 50
//   bettel = 50
//   ramsch = 20
//   [contracts]                # what may be announced, with its rank in the auction
//   ruf = 10
//   wenz = {rank = 70, tout = 170}
//   solo = {rank = 80, tout = 180, price = 50, lauf_min = 3, lauf_max = 8, tout_lauf_min = 3}
//   "solo:H" = {price = 60}    # one suit, the rest as its game; schneider = false pays none
//   [options]                  # of kOptions; what is left out has its default
//   legen = "all_multiply"
// Rows without a rank change what the base offers. German is read, too: grundlage = "sauspiel",
// [regeln], legen = "jeder" (engine/text/rules/rule_spelling.h).
#ifndef SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_H_
#define SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_H_

#include <cstddef>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "engine/text/message.h"

namespace schafkopf {

// A rule set of the program, as the text of its file.
struct Preset {
  absl::string_view name;
  absl::string_view text;
};
// The first is the default.
std::span<const Preset> Presets();

// The preset called `name`. InvalidArgument names those there are.
absl::StatusOr<RuleSet> PresetRules(absl::string_view name);
// The default.
RuleSet DefaultRules();
// No table's rules, for questions about the rules themselves: every game may be announced, every
// option has its default, but whoever laid counts. Called "defaults".
RuleSet PlainRules();

// Reads all of a rule file. A mistake is InvalidArgument with the message
// `FILE:LINE:COLUMN: expected ..., found ...`.
absl::StatusOr<RuleSet> ParseRuleFile(absl::string_view text, absl::string_view file);

// The rule set as a file that reads back equal; whatever is kept or compared is English.
std::string ToRuleFile(const RuleSet& rules, Language language = Language::kEnglish);
// A line of its [options]: `legen = "off"`.
std::string OptionLine(const RuleOptions& options, std::size_t place, Language language);

// The values of an option of kOptions: "off, on", "0 to 8", "off, all_tricks or 61 to 120".
Message ValuesOf(std::size_t place);

// Sets one option from `NAME=VALUE`, in English or German.
absl::Status SetOption(absl::string_view text, RuleOptions& options);
// Reads `10/20/50` (extra, Rufspiel, solo and Bettel) in cents.
absl::StatusOr<Tariff> ParseTariff(absl::string_view text);
// Has everything cost what such a text says: no game keeps a price of its own.
absl::Status SetTariff(absl::string_view text, RuleSet& rules);
// "10/20/50": extra, Rufspiel, solo.
std::string ToString(const Tariff& tariff);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_RULES_RULE_FILE_H_
