// --rules, --option and --tariff: the rules a verb goes by, as its user names them.
#ifndef SCHAFKOPF_TOOLS_CLI_RULES_OPTION_H_
#define SCHAFKOPF_TOOLS_CLI_RULES_OPTION_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/rules/rule_file.h"
#include "tools/cli/cli.h"

namespace CLI {
class App;
}

namespace schafkopf {

struct RulesChoice {
  std::string rules;                 // a preset or a file; empty: none named
  std::vector<std::string> options;  // NAME=VALUE
  std::string tariff;                // 10/20/50; empty: that of the rules
};

// Adds --rules, --option and --tariff. REQUIRES: `choice` outlives the verb.
void AddRulesOptions(CLI::App& verb, RulesChoice& choice);

// The rules chosen, the default preset where none are named. Errors are at the fields rules, option
// or tariff; of a file the message names the place, and the code is NotFound where it cannot be
// read.
absl::StatusOr<RuleSet> ReadRules(const RulesChoice& choice);

// The same, but where none are named those of the rule book: every game, every option at its
// default. What verbs about the rules go by; ask and deal go by a table's.
absl::StatusOr<RuleSet> ReadBookRules(const RulesChoice& choice);

// Who sits at a terminal and named no rules is told, on stderr, by which it was answered.
void TellBookRules(const RulesChoice& choice, const RuleSet& rules);

// The text of a file, "-" for stdin, as UTF-8. NotFound where it cannot be read.
absl::StatusOr<std::string> ReadFileText(const std::string& name);

// Prints an error of ReadRules or ReadFileText.
ExitCode ReportRules(const absl::Status& error);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_RULES_OPTION_H_
