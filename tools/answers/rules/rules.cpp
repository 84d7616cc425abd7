#include "tools/answers/rules/rules.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/words.h"
#include "tools/answers/door/words.h"
#include "tools/answers/rules/contract_forms.h"
#include "tools/answers/rules/rules_games.h"
#include "tools/answers/rules/rules_tables.h"
#include "tools/answers/rules/words.h"
#include "tools/language/layout.h"

namespace schafkopf {
namespace {

std::string Joined(const std::vector<std::string>& words) {
  return words.empty() ? "-" : absl::StrJoin(words, " ");
}

// A row of the table of contracts: its cells are flush right behind a tab, else flush left.
constexpr char kRowLine[] = "%s\v%s\t%s\v%s\v%s\t%s\t%s\t%s\v%s\v%s";

Message TariffLine(const RuleSet& rules) {
  const Tariff& tariff = rules.tariff;
  const Contract ruf = Contract::Named("ruf", Suit::kEichel);
  const Cents two = PriceTermsOf(ruf, rules.deck, tariff, rules.options).two_laufende;
  const bool apart = two != tariff.extra * 2 || tariff.schneider_price() != tariff.extra ||
                     tariff.schwarz_price() != tariff.extra;
  if (!apart) return {words::kRuleSetAndTariff, rules.name, ToString(tariff)};
  return {words::kRuleSetAndTariffApart,
          rules.name,
          ToString(tariff),
          tariff.schneider_price().count(),
          tariff.schwarz_price().count(),
          OneLaufender(two)};
}

std::vector<std::string> HeadLines(const RuleSet& rules, Language language) {
  const auto say = [&](const Text<0>& text) { return Say(language, text); };
  std::vector<std::string> lines = {TariffLine(rules).in(language),
                                    say(words::kMayBeAnnouncedUnderThis)};
  if (rules.name == "defaults") {
    lines.push_back(say(words::kRuleBookItselfAskDeal));
  }
  lines.emplace_back();
  lines.push_back(absl::StrFormat(kRowLine, say(words::kContractKind), "", say(words::kDeck),
                                  say(words::kSidesColumn), say(words::kObjectiveColumn),
                                  say(words::kRankColumn), say(words::kCents), "Laufende",
                                  say(words::kPlainOrder), say(words::kTrumpsHighestFirst)));
  return lines;
}

std::string RowLine(const DeckContract& row, const RuleSet& rules, Language language) {
  const Contract& contract = row.contract;
  const int least = LeastLaufende(contract, rules.options);
  const bool pays_laufende = least > 0 && row.laufende_max > 0;
  const auto rank = RankOf(rules, contract);
  return absl::StrFormat(
      kRowLine, ToString(contract), row.offered ? "*" : "", absl::StrCat(CardsOf(row.deck).size()),
      Say(language, TextOf(contract.parties())), Say(language, TextOf(contract.objective())),
      rank ? absl::StrCat(*rank) : std::string("-"), absl::StrCat(row.base.count()),
      pays_laufende ? Say(language, words::kFromTo, least, row.laufende_max) : std::string("-"),
      Joined(row.order), Joined(row.trumps));
}

std::vector<std::string> OptionLines(const RuleOptions& options, Language language) {
  const auto say = [&](const Text<0>& text) { return Say(language, text); };
  constexpr char kOptionLine[] = "%-36s %-16s  %s";
  std::vector<std::string> lines = {absl::StrFormat(kOptionLine, say(words::kOptionChanged),
                                                    say(words::kOptionValue),
                                                    say(words::kOptionValues))};
  const auto changed = options.Changed();
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const bool is_changed = std::ranges::find(changed, i) != changed.end();
    Message values = ValuesOf(i);
    if (is_changed)
      values = {words::kOptionDefault, values, ValueOfOption(i, AbslView(kOptions[i].normal))};
    lines.push_back(absl::StrFormat(
        kOptionLine, absl::StrCat(NameOfOption(i).in(language), is_changed ? " *" : ""),
        ValueOfOption(i, options.ValueOf(i)).in(language), values.in(language)));
  }
  return lines;
}

// What can be asked about each game.
std::string GamesText(const RuleSet& rules, Language language) {
  std::vector<std::vector<std::string>> table;
  for (const std::vector<Message>& row : GamesTable(rules)) {
    std::vector<std::string>& said = table.emplace_back();
    for (const Message& cell : row)
      said.push_back(cell.in(language).empty() ? "-" : cell.in(language));
  }
  return absl::StrCat(TableText(table), Say(language, words::kGamesExplained), "\n");
}

}  // namespace

absl::StatusOr<RulesQuestion> ReadRulesQuestion(const Fields& fields) {
  SCHAFKOPF_TRY(auto rules, fields.Rules(PlainRules()));
  return RulesQuestion{std::move(rules), fields.language()};
}

absl::StatusOr<RulesAnswer> AnswerOf(const RulesQuestion& question, const Watch& /*watch*/) {
  return RulesAnswer{question.rules, question.spoken};
}

std::string RulesAnswer::ToText(Language language) const {
  std::vector<std::string> lines = HeadLines(rules, language);
  for (const DeckContract& row : ContractsByDeck(rules))
    lines.push_back(RowLine(row, rules, language));
  lines.emplace_back();
  for (const ContractForm& form : kContractForms) {
    lines.push_back(
        absl::StrFormat("%-34s %s", AbslView(form.contracts), Say(language, form.says)));
  }
  lines.emplace_back();
  lines.push_back(GamesText(rules, language));
  for (std::string& line : OptionLines(rules.options, language)) lines.push_back(std::move(line));
  return absl::StrJoin(lines, "\n");
}

}  // namespace schafkopf
