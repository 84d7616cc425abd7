// rules: the contracts, the tariff and the options in force.
#include "tools/answers/rules/rules.h"

#include <CLI/CLI.hpp>
#include <array>

#include "absl/strings/ascii.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "tools/answers/rules/rule_template.h"
#include "tools/answers/rules/rules_markdown.h"
#include "tools/answers/rules/rules_said.h"
#include "tools/answers/rules/words.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kRulesOptions = std::to_array<FieldRow>({
    {"check", FieldType::kText, words::kOnlyCheckThisRuleFile},
    {"template", FieldType::kFlag, words::kRuleSetAsTemplate},
    {"all", FieldType::kFlag, words::kTemplateWithAll},
    {"toml", FieldType::kFlag, words::kRuleSetAsRuleFile},
    {"markdown", FieldType::kFlag, words::kTablesOfRules},
});

ExitCode CheckFile(const std::string& file) {
  const auto text = ReadFileText(file);
  if (!text.ok()) return ReportRules(text.status());
  const auto rules = ParseRuleFile(*text, file);
  if (!rules.ok()) return ReportRules(rules.status());
  const Message found(words::kRuleSetTariffOptionsChanged, Quoted(rules->name),
                      ToString(rules->tariff), rules->options.Changed().size());
  PrintTextLine(absl::StrCat(file, ": ", Said(found)));
  for (const Message& sentence : SentencesOf(*rules)) PrintSentence(Said(sentence));
  PrintSentence(Said(words::kSaidRanks));
  return ExitCode::kOk;
}

ExitCode RunRules(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kRulesOptions);
  if (const std::string file = fields.Text("check"); !file.empty()) return CheckFile(file);
  auto rules = ReadBookRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  std::string text;
  if (fields.Flag("template")) {
    const auto shown = fields.Flag("all") ? TemplateOptions::kAll : TemplateOptions::kCommon;
    text = RuleTemplate(*rules, shown, SpokenLanguage());
  }
  if (fields.Flag("toml")) text = ToRuleFile(*rules, SpokenLanguage());
  if (fields.Flag("markdown")) text = RulesMarkdown();
  if (!text.empty()) return PrintLine(absl::StripTrailingAsciiWhitespace(text)), ExitCode::kOk;
  return Say(AnswerOf(RulesQuestion{*std::move(rules), WrittenLanguage()}, {}), arguments.json);
}

void AddRules(CLI::App& verb, Arguments& arguments) {
  AddRulesOptions(verb, arguments.rules);
  const std::span<const FieldRow> rows = kRulesOptions;
  AddFields(verb, rows.first(1), arguments.asked);
  AddJson(verb, arguments);
  AddFields(verb, rows.subspan(1), arguments.asked);
  for (const char* other : {"--json", "--template", "--toml", "--markdown"}) {
    verb.get_option(other)->excludes(verb.get_option("--check"));
  }
  verb.get_option("--all")->needs(verb.get_option("--template"));
}

}  // namespace

const Verb kRulesVerb = {
    "rules",
    words::kVerbRules,
    AddRules,
    RunRules,
    {"rules --rules sauspiel --json", "rules --template", "rules --check my.toml"}};

}  // namespace schafkopf
