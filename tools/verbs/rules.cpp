// rules: the contracts, the tariff and the options in force.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/play/card_order.h"
#include "engine/play/duties.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "tools/answers/contract_forms.h"
#include "tools/answers/rules_markdown.h"
#include "tools/answers/rules_tables.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct RulesOptions {
  RulesChoice rules;
  std::string check;
  bool json = false;
  bool toml = false;
  bool markdown = false;
};

const char* NameOf(Parties parties) {
  switch (parties) {
    case Parties::kSolo:
      return "solo";
    case Parties::kCall:
      return "call";
    case Parties::kCross:
      return "cross";
    case Parties::kPair:
      return "pair";
    case Parties::kOld:
    case Parties::kHighestUnter:
      return "card_holders";
    case Parties::kEach:
      return "each";
  }
  return "";
}

const char* NameOf(Objective objective) {
  switch (objective) {
    case Objective::kPoints:
      return "points";
    case Objective::kAllTricks:
      return "all_tricks";
    case Objective::kNoTricks:
      return "no_tricks";
    case Objective::kHoldTop:
      return "hold_top";
    case Objective::kFewestPoints:
      return "fewest_points";
  }
  return "";
}

const char* NameOf(TariffClass tariff) {
  switch (tariff) {
    case TariffClass::kCall:
      return "call";
    case TariffClass::kSolo:
      return "solo";
    case TariffClass::kBettel:
      return "bettel";
    case TariffClass::kRamsch:
      return "ramsch";
    case TariffClass::kKop:
      return "kop";
    case TariffClass::kSjavs:
      return "sjavs";
  }
  return "";
}

// What a contract is on one deck, ready to print.
struct Row {
  Contract contract;
  Deck deck;
  std::vector<std::string> trumps;  // best first
  std::vector<std::string> order;   // ranks of a plain suit, best first
  int laufende_max;
  Cents base;  // what a win without any extras costs each loser
  bool offered;
};

Row RowOf(const Contract& contract, Deck deck, const RuleSet& rules) {
  Row row{contract, deck, {}, {}, 0, Cents(0), false};
  const CardOrder order(ContractUnder(contract, rules.options));
  // The suit with the most plain cards shows the plain order.
  const auto plain_cards = [&](Suit suit) {
    return (order.PlainSuit(suit) & CardsOf(deck)).size();
  };
  const Suit plain = *std::ranges::max_element(kSuits, {}, plain_cards);
  for (Card card : order.best_first()) {
    if (!CardsOf(deck).Contains(card)) continue;
    if (order.trumps().Contains(card)) {
      row.trumps.push_back(ToString(card));
    } else if (card.suit() == plain) {
      row.order.push_back(ToString(card).substr(1));
    }
  }
  const Game game(contract, deck);
  const Laufende all = CountLaufende(game, CardsOf(deck));
  row.laufende_max = PaidLaufende(game, all, /*won=*/true, rules.options);
  const PriceTerms terms = PriceTermsOf(contract, deck, rules.tariff, rules.options);
  row.base = BillOf(terms, Result{true, false, false}, 0, {}).price();
  const auto offered = ContractsOf(rules);
  row.offered = std::ranges::find(offered, contract) != offered.end();
  return row;
}

std::vector<Row> RowsOf(const RuleSet& rules) {
  std::vector<Row> rows;
  for (const auto& [deck, deck_name, deck_cards] : kDecks) {
    for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
      if (!IsPlayedWith(kContracts[static_cast<std::size_t>(row)], deck)) continue;
      auto contracts = ContractsOfRow(row, /*touts=*/true);
      for (const Contract& contract : ContractsOf(rules)) {
        if (std::ranges::find(contracts, contract) == contracts.end() &&
            &contract.row() == &kContracts[static_cast<std::size_t>(row)]) {
          contracts.push_back(contract);  // a Tout by option
        }
      }
      for (const Contract& contract : contracts) rows.push_back(RowOf(contract, deck, rules));
    }
  }
  return rows;
}

// How many hands a seat can be dealt.
std::int64_t HandsOf(Deck deck) {
  std::int64_t hands = 1;
  for (int i = 0; i < HandSize(deck); ++i) hands = hands * (CardsOf(deck).size() - i) / (i + 1);
  return hands;
}

std::vector<std::string> Words(CardSet cards, const CardOrder& order) {
  std::vector<std::string> words;
  for (Card card : order.best_first()) {
    if (cards.Contains(card)) words.push_back(ToString(card));
  }
  return words;
}

Json ObjectOf(const Row& row, const RuleSet& rules) {
  const Contract& contract = row.contract;
  const bool points = IsPointContract(contract);
  const int target = contract.row().pack == Pack::kBavarian
                         ? ThresholdsOf(contract, rules.options).win.count()
                         : contract.row().target;
  const auto rank = RankOf(rules, contract);
  Json object = {{"name", ToString(contract)},
                 {"deck", CardsOf(row.deck).size()},
                 {"trumps", row.trumps},
                 {"order", row.order},
                 {"parties", NameOf(contract.parties())},
                 {"objective", NameOf(contract.objective())},
                 {"target", points ? Json(target) : Json(nullptr)},
                 {"tariff", NameOf(contract.row().tariff)},
                 {"rank", rank ? Json(*rank) : Json(nullptr)}};
  const bool one_rank = contract.row().laufende_max == LaufendeMax::kFour;
  object["laufende_min"] =
      one_rank ? rules.options.Number("wenz_lauf_min") : contract.row().laufende_min;
  object["laufende_max"] = row.laufende_max;
  object["cents"] = row.base.count();
  object["offered"] = row.offered;
  if (contract.objective() == Objective::kHoldTop) {
    object["hand"] = Words(HighestHand(Game(contract, row.deck)), CardOrder(contract));
    object["one_in"] = HandsOf(row.deck);
  }
  return object;
}

// An option as JSON: true, 4 or "all_tricks".
Json ValueOf(const RuleOptions& options, std::size_t place) {
  const std::string value = options.ValueOf(place);
  if (kOptions[place].type == OptionType::kBool) return value == "on";
  int number = 0;
  if (kOptions[place].type == OptionType::kNumber && absl::SimpleAtoi(value, &number)) {
    return number;
  }
  return value;
}

Json OptionsOf(const RuleSet& rules) {
  Json object = {{"rules", rules.name},
                 {"tariff", ToString(rules.tariff)},
                 {"deck", rules.deck},
                 {"extra", rules.tariff.extra.count()},
                 {"call", rules.tariff.call.count()},
                 {"solo", rules.tariff.solo.count()},
                 {"bettel", rules.tariff.bettel.count()},
                 {"ramsch", rules.tariff.ramsch.count()}};
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    object[std::string(kOptions[i].name)] = ValueOf(rules.options, i);
  }
  return object;
}

std::string Joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) absl::StrAppend(&text, text.empty() ? "" : " ", word);
  return text.empty() ? "-" : text;
}

void PrintTable(const RuleSet& rules) {
  constexpr char kLine[] = "%-20s %4s  %-6s %-10s %4s %5s %8s  %-15s %s";
  PrintLine(absl::StrCat("Rule set ", rules.name, ", tariff ", ToString(rules.tariff),
                         " (cents: Schneider, schwarz or one Laufender / Rufspiel / Solo)"));
  PrintLine("* may be announced under this rule set; cents: a win without extras, from each loser");
  if (rules.name == "defaults") {
    PrintLine(
        "The rule book itself; ask, deal, match and batch go by a table's rules: --rules sauspiel");
  }
  PrintLine("");
  PrintLine(absl::StrFormat(kLine, "contract", "deck", "sides", "objective", "rank", "cents",
                            "Laufende", "plain order", "trumps, highest first"));
  for (const Row& row : RowsOf(rules)) {
    const Contract& contract = row.contract;
    const int least = contract.row().laufende_min;
    const auto rank = RankOf(rules, contract);
    PrintLine(absl::StrFormat(
        kLine, absl::StrCat(ToString(contract), row.offered ? " *" : ""),
        absl::StrCat(CardsOf(row.deck).size()), NameOf(contract.parties()),
        NameOf(contract.objective()), rank ? absl::StrCat(*rank) : std::string("-"),
        absl::StrCat(row.base.count()),
        least > 0 ? absl::StrCat(least, " to ", row.laufende_max) : std::string("-"),
        Joined(row.order), Joined(row.trumps)));
  }
  PrintLine("");
  for (const ContractForm& form : kContractForms) {
    PrintLine(absl::StrFormat("%-34s %s", AbslView(form.contracts), AbslView(form.says)));
  }
  PrintLine("");
  constexpr char kOptionLine[] = "%-36s %-16s %-56s %s";
  PrintLine(absl::StrFormat(kOptionLine, "option (* changed)", "value", "values", "default"));
  const auto changed = rules.options.Changed();
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const bool is_changed = std::ranges::find(changed, i) != changed.end();
    PrintLine(absl::StrFormat(
        kOptionLine, absl::StrCat(AbslView(kOptions[i].name), is_changed ? " *" : ""),
        rules.options.ValueOf(i), ValuesOf(kOptions[i]), AbslView(kOptions[i].normal)));
  }
}

ExitCode CheckFile(const std::string& file) {
  const auto text = ReadFileText(file);
  if (!text.ok()) return ReportRules(text.status());
  const auto rules = ParseRuleFile(*text, file);
  if (!rules.ok()) return ReportRules(rules.status());
  PrintLine(absl::StrCat(file, ": rule set ", Quoted(rules->name), ", tariff ",
                         ToString(rules->tariff), ", ", rules->offers.size(), " games, ",
                         rules->options.Changed().size(), " options changed"));
  return ExitCode::kOk;
}

ExitCode RunRules(const RulesOptions& options) {
  if (!options.check.empty()) return CheckFile(options.check);
  const auto rules = ReadBookRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  if (options.toml) {
    PrintLine(absl::StripTrailingAsciiWhitespace(ToRuleFile(*rules)));
    return ExitCode::kOk;
  }
  if (options.markdown) {
    PrintLine(absl::StripTrailingAsciiWhitespace(RulesMarkdown()));
    return ExitCode::kOk;
  }
  if (!options.json) {
    PrintTable(*rules);
    return ExitCode::kOk;
  }
  Json object = {{"contracts", Json::array()}};
  for (const Row& row : RowsOf(*rules)) object["contracts"].push_back(ObjectOf(row, *rules));
  object["options"] = OptionsOf(*rules);
  object["decks"] = DecksJson();
  object["rounds"] = RoundsJson(rules->options);
  object["forms"] = FormsJson();
  PrintLine(object.dump());
  return ExitCode::kOk;
}

std::function<ExitCode()> AddRules(CLI::App& verb) {
  auto options = std::make_shared<RulesOptions>();
  AddRulesOptions(verb, options->rules);
  CLI::Option* check = verb.add_option("--check", options->check, "only check this rule file");
  verb.add_flag("--json", options->json, "one JSON object")->excludes(check);
  verb.add_flag("--toml", options->toml, "the rule set as a rule file, to change and read again")
      ->excludes(check);
  verb.add_flag("--markdown", options->markdown, "the tables of engine/RULES.md")->excludes(check);
  return [options] { return RunRules(*options); };
}

}  // namespace

const Verb kRulesVerb = {"rules", "contracts, tariff and options in force", AddRules};

}  // namespace schafkopf
