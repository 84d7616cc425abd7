// rules: the contracts, the tariff and the options in force.
#include "tools/answers/rules/rules.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "absl/strings/ascii.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "tools/answers/rules/rules_markdown.h"
#include "tools/cli/rules_option.h"
#include "tools/language/language.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct RulesOptions {
  RulesChoice rules;
  std::string check;
  bool json = false;
  bool toml = false;
  bool markdown = false;
};

ExitCode CheckFile(const std::string& file) {
  const auto text = ReadFileText(file);
  if (!text.ok()) return ReportRules(text.status());
  const auto rules = ParseRuleFile(*text, file);
  if (!rules.ok()) return ReportRules(rules.status());
  PrintLine(absl::StrCat(
      file, ": ",
      Said({words::kRuleSetTariffGamesOptionsChanged, Quoted(rules->name), ToString(rules->tariff),
            rules->offers.size(), rules->options.Changed().size()})));
  return ExitCode::kOk;
}

ExitCode RunRules(const RulesOptions& options) {
  if (!options.check.empty()) return CheckFile(options.check);
  auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  if (options.toml || options.markdown) {
    const std::string text = options.toml ? ToRuleFile(*rules) : RulesMarkdown();
    return PrintLine(absl::StripTrailingAsciiWhitespace(text)), ExitCode::kOk;
  }
  return Say(AnswerOf(RulesQuestion{*std::move(rules)}, {}), options.json);
}

std::function<ExitCode()> AddRules(CLI::App& verb) {
  auto options = std::make_shared<RulesOptions>();
  AddRulesOptions(verb, options->rules);
  CLI::Option* check =
      verb.add_option("--check", options->check, Said(words::kOnlyCheckThisRuleFile));
  verb.add_flag("--json", options->json, Said(words::kOneJsonObject))->excludes(check);
  verb.add_flag("--toml", options->toml, Said(words::kRuleSetAsRuleFile))->excludes(check);
  verb.add_flag("--markdown", options->markdown, Said(words::kTablesOfRules))->excludes(check);
  return [options] { return RunRules(*options); };
}

}  // namespace

const Verb kRulesVerb = {"rules", words::kVerbRules, AddRules};

}  // namespace schafkopf
