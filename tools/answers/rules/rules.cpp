#include "tools/answers/rules/rules.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/money/scoring.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "tools/answers/ask/text_table.h"
#include "tools/answers/rules/contract_forms.h"
#include "tools/answers/rules/rules_games.h"
#include "tools/answers/rules/rules_tables.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

std::string Joined(const std::vector<std::string>& words) {
  return words.empty() ? "-" : absl::StrJoin(words, " ");
}

constexpr char kRowLine[] = "%-20s %4s  %-6s %-10s %4s %5s %8s  %-15s %s";

// A cell of the table, one of `column`.
std::string Entry(Language language, absl::string_view column, std::string_view value) {
  if (language == Language::kEnglish) return std::string(value);
  return In(language, absl::StrCat(column, " = ", AbslView(value)));
}

std::vector<std::string> HeadLines(const RuleSet& rules, Language language) {
  const auto say = [&](const char* text) { return In(language, text); };
  std::vector<std::string> lines = {
      In(language, absl::StrCat("Rule set ", rules.name, ", tariff ", ToString(rules.tariff),
                                " (cents: Schneider, schwarz or one Laufender / Rufspiel / Solo)")),
      say("* may be announced under this rule set; cents: a win without extras, from each loser")};
  if (rules.name == "defaults") {
    lines.push_back(
        say("The rule book itself; ask, deal, match and batch go by a table's rules: --rules "
            "sauspiel"));
  }
  lines.emplace_back();
  lines.push_back(absl::StrFormat(kRowLine, say("contract"), say("deck"), say("sides"),
                                  say("objective"), say("rank"), say("cents"), "Laufende",
                                  say("plain order"), say("trumps, highest first")));
  return lines;
}

std::string RowLine(const DeckContract& row, const RuleSet& rules, Language language) {
  const Contract& contract = row.contract;
  const int least = LeastLaufende(contract, rules.options);
  const bool pays_laufende = least > 0 && row.laufende_max > 0;
  const auto rank = RankOf(rules, contract);
  return absl::StrFormat(
      kRowLine, absl::StrCat(ToString(contract), row.offered ? " *" : ""),
      absl::StrCat(CardsOf(row.deck).size()), Entry(language, "sides", NameOf(contract.parties())),
      Entry(language, "objective", NameOf(contract.objective())),
      rank ? absl::StrCat(*rank) : std::string("-"), absl::StrCat(row.base.count()),
      pays_laufende ? In(language, absl::StrCat(least, " to ", row.laufende_max))
                    : std::string("-"),
      Joined(row.order), Joined(row.trumps));
}

std::vector<std::string> OptionLines(const RuleOptions& options, Language language) {
  const auto say = [&](const char* text) { return In(language, text); };
  constexpr char kOptionLine[] = "%-36s %-16s %-56s %s";
  std::vector<std::string> lines = {absl::StrFormat(kOptionLine, say("option (* changed)"),
                                                    say("value"), say("values"), say("default"))};
  const auto changed = options.Changed();
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const bool is_changed = std::ranges::find(changed, i) != changed.end();
    lines.push_back(absl::StrFormat(
        kOptionLine, absl::StrCat(AbslView(kOptions[i].name), is_changed ? " *" : ""),
        options.ValueOf(i), In(language, ValuesOf(kOptions[i])), AbslView(kOptions[i].normal)));
  }
  return lines;
}

// What can be asked about each game.
std::string GamesText(const RuleSet& rules, Language language) {
  std::vector<std::vector<std::string>> table = GamesTable(rules);
  const std::vector<std::string> columns = table.front();
  for (auto& line : table) {
    const bool head = &line == &table.front();
    for (std::size_t i = head ? 0 : 1; i < line.size(); ++i) {
      if (line[i].empty()) line[i] = "-";
      const bool is_word = std::ranges::any_of(
          line[i], [](char c) { return absl::ascii_isalpha(static_cast<unsigned char>(c)); });
      if (!is_word) continue;
      line[i] =
          head ? In(language, line[i]) : Entry(language, i > 3 ? "from" : columns[i], line[i]);
    }
  }
  return absl::StrCat(
      Aligned(table),
      In(language,
         "legal: the cards that may be played; solve: what open cards tell; then "
         "what a chance of `ask` rests on at each table (- where it is not played)"),
      "\n");
}

}  // namespace

absl::StatusOr<RulesQuestion> ReadRulesQuestion(const Fields& fields) {
  SCHAFKOPF_TRY(auto rules, fields.Rules(PlainRules()));
  return RulesQuestion{std::move(rules)};
}

absl::StatusOr<RulesAnswer> AnswerOf(const RulesQuestion& question, const Watch& /*watch*/) {
  return RulesAnswer{question.rules};
}

std::string RulesAnswer::ToText(Language language) const {
  std::vector<std::string> lines = HeadLines(rules, language);
  for (const DeckContract& row : ContractsByDeck(rules))
    lines.push_back(RowLine(row, rules, language));
  lines.emplace_back();
  for (const ContractForm& form : kContractForms) {
    lines.push_back(absl::StrFormat("%-34s %s", AbslView(form.contracts), In(language, form.says)));
  }
  lines.emplace_back();
  lines.push_back(GamesText(rules, language));
  for (std::string& line : OptionLines(rules.options, language)) lines.push_back(std::move(line));
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
