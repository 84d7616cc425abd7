#include "tools/cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <set>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/play/contract.h"
#include "engine/play/option.h"
#include "engine/table/round.h"
#include "engine/text/rules/rule_file.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

// What CLI11 lists in braces behind a type: TEXT:{en,de}.
std::vector<std::string> ChoicesIn(absl::string_view type) {
  const std::size_t open = type.find('{');
  if (open == type.npos || !absl::EndsWith(type, "}")) return {};
  return absl::StrSplit(type.substr(open + 1, type.size() - open - 2), ',');
}

// "INT:INT in [0 - 3]" is 0..3; one of few words is each of them; else a kind of value.
std::string ValueOf(const std::string& type, const std::vector<std::string>& choices) {
  if (!choices.empty()) return absl::StrReplaceAll(type.substr(type.find('{')), {{",", "|"}});
  const std::size_t open = type.find('[');
  if (open != type.npos && type.ends_with(']')) {
    const std::string range = type.substr(open + 1, type.size() - open - 2);
    return absl::StrReplaceAll(range, {{" - ", ".."}});
  }
  return type == "TEXT" ? type : "N";
}

std::vector<std::string> NamesOf(const std::set<CLI::Option*>& options) {
  std::vector<std::string> names;
  for (const CLI::Option* option : options) names.push_back(option->get_name());
  std::ranges::sort(names);
  return names;
}

Argument Read(const CLI::Option& option) {
  Argument argument;
  argument.name = option.get_name();
  const std::string type = option.get_type_name();
  if (option.get_items_expected_max() > 0) {
    argument.choices = ChoicesIn(type);
    argument.value = ValueOf(type, argument.choices);
  }
  argument.says = option.get_description();
  argument.fallback = option.get_default_str();
  argument.needs = NamesOf(option.get_needs());
  argument.excludes = NamesOf(option.get_excludes());
  argument.required = option.get_required();
  argument.repeats = option.get_expected_max() > 1;
  return argument;
}

Command Read(const CLI::App& verb) {
  Command command = {verb.get_name(), verb.get_description(), {}};
  for (const CLI::Option* option : verb.get_options()) {
    if (option != verb.get_help_ptr()) command.arguments.push_back(Read(*option));
  }
  return command;
}

// What a contract is named with besides.
std::vector<std::string> EndingsOf(const ContractRow& row) {
  if (row.parties == Parties::kPair) return {":0", ":1", ":2", ":3"};
  if (!Contract::NeedsSuit(row)) return {""};
  if (row.parties == Parties::kCall) return {":E", ":G", ":S"};
  return {":E", ":G", ":H", ":S"};
}

std::vector<std::string> ContractWords() {
  std::vector<std::string> words;
  for (const ContractRow& row : kContracts) {
    for (const std::string& ending : EndingsOf(row)) {
      words.push_back(std::string(row.name) + ending);
      if (row.tout_level) words.push_back(words.back() + "+tout");
    }
  }
  return words;
}

std::vector<std::string> OptionWords() {
  std::vector<std::string> words;
  for (const OptionRow& row : kOptions) {
    const std::string name = std::string(row.name) + "=";
    if (row.type == OptionType::kNumber) words.push_back(name);
    const std::string values(row.words);
    for (absl::string_view value : absl::StrSplit(values, ' ', absl::SkipEmpty())) {
      words.push_back(name + std::string(value));
    }
  }
  return words;
}

template <class Rows>
std::vector<std::string> NamesOfRows(const Rows& rows) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.emplace_back(row.name);
  return names;
}

}  // namespace

CommandLine ReadCommandLine(const CLI::App& program) {
  CommandLine line = {Read(program), {}};
  for (const CLI::App* verb : program.get_subcommands([](const CLI::App*) { return true; })) {
    line.verbs.push_back(Read(*verb));
  }
  return line;
}

std::vector<std::string> WordsFor(const Argument& argument) {
  if (!argument.choices.empty()) return argument.choices;
  const auto is = [&](auto... names) { return ((argument.name == names) || ...); };
  if (is("--contract", "--contracts", "--against", "C", "CONTRACT")) return ContractWords();
  if (is("--rules")) return NamesOfRows(Presets());
  if (is("--option")) return OptionWords();
  if (is("--round")) return NamesOfRows(kRounds);
  return {};
}

}  // namespace schafkopf
