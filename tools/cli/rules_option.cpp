#include "tools/cli/rules_option.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "engine/text/rules/toml_check.h"
#include "engine/text/words.h"
#include "tools/cli/words.h"
#include "tools/language/encoding.h"
#include "tools/language/language.h"
#include "tools/language/words.h"

namespace schafkopf {
namespace {

constexpr char kBookRules[] = "defaults";

absl::StatusOr<RuleSet> ReadNamed(const std::string& name) {
  if (name.empty()) return DefaultRules();
  if (name == kBookRules) return PlainRules();
  auto preset = PresetRules(name);
  if (preset.ok()) return preset;
  // A name without a dot or slash is a file's only where there is one.
  auto text = ReadFileText(name);
  if (text.ok()) return ParseRuleFile(*text, name);
  const bool file = name == "-" || name.find_first_of("./") != std::string::npos;
  return file ? text.status() : AtField("rules", preset.status());
}

}  // namespace

void AddRulesOptions(CLI::App& verb, RulesChoice& choice) {
  verb.add_option("--rules", choice.rules, Said(words::kRuleSetNameSeeRules));
  verb.add_option("--option", choice.options, Said(words::kOneOptionChanged))
      ->allow_extra_args(false);
  verb.add_option("--tariff", choice.tariff, Said(words::kTariffField));
}

absl::StatusOr<RuleSet> ReadRules(const RulesChoice& choice) {
  auto rules = ReadNamed(choice.rules);
  if (!rules.ok()) return rules;
  for (const std::string& option : choice.options) {
    const absl::Status status = SetOption(option, rules->options);
    if (!status.ok()) return AtField("option", status);
  }
  if (!choice.tariff.empty()) {
    const absl::Status status = SetTariff(choice.tariff, *rules);
    if (!status.ok()) return AtField("tariff", status);
  }
  return rules;
}

absl::StatusOr<RuleSet> ReadBookRules(const RulesChoice& choice) {
  RulesChoice named = choice;
  if (named.rules.empty()) named.rules = kBookRules;
  return ReadRules(named);
}

void TellBookRules(const RulesChoice& choice, const RuleSet& rules) {
  if (!choice.rules.empty() || isatty(STDERR_FILENO) == 0) return;
  PrintError({words::kByBookRules, ToString(rules.tariff)});
}

absl::StatusOr<std::string> ReadFileText(const std::string& name) {
  std::FILE* file = name == "-" ? stdin : std::fopen(name.c_str(), "rb");
  int error = file == nullptr ? errno : 0;
  std::string text;
  if (file != nullptr) {
    std::array<char, 4096> block{};
    std::size_t read = 0;
    while ((read = std::fread(block.data(), 1, block.size(), file)) > 0) {
      text.append(block.data(), read);
      if (text.size() > kMaxTomlBytes) break;
    }
    if (std::ferror(file) != 0) error = errno;
    if (file != stdin) std::fclose(file);
  }
  if (error != 0) {
    return Failure(absl::StatusCode::kNotFound,
                   {words::kCannotRead, Escaped(name), SystemReason(error)});
  }
  if (text.size() > kMaxTomlBytes) {
    Mistake mistake = SyntaxError(1, {words::kAtMostBytes, kMaxTomlBytes}, words::kMore);
    mistake.place.line = 1;
    return InFile(name, mistake);
  }
  return Utf8Of(std::move(text));
}

ExitCode ReportRules(const absl::Status& error) {
  if (const std::string field = FieldOf(error); !field.empty()) {
    return ReportArgument(absl::StrCat("--", field), error);
  }
  if (absl::IsNotFound(error)) {
    PrintFailure(MessageOf(error));
    return ExitCode::kIo;
  }
  PrintError(MessageOf(error));
  return ExitCode::kData;
}

}  // namespace schafkopf
