// rules: the contracts, the tariff and the options in force.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/called_sau.h"
#include "engine/card_order.h"
#include "engine/notation.h"
#include "engine/rule_set.h"
#include "engine/scoring.h"
#include "tools/cli.h"
#include "tools/verb.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
  std::string rules{kRuleSets[0].name};
  bool json = false;
};

const char* NameOf(Parties parties) {
  switch (parties) {
    case Parties::kSolo:
      return "solo";
    case Parties::kCall:
      return "call";
    case Parties::kCross:
      return "cross";
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
  const CardOrder order(contract);
  // The first suit that is not the trump suit shows the plain order.
  const auto is_plain = [&](Suit suit) { return contract.trump_suit() != suit; };
  const Suit plain = *std::ranges::find_if(kSuits, is_plain);
  for (Card card : order.best_first()) {
    if (!CardsOf(deck).Contains(card)) continue;
    if (order.trumps().Contains(card)) {
      row.trumps.push_back(ToString(card));
    } else if (card.suit() == plain) {
      row.order.push_back(ToString(card).substr(1));
    }
  }
  row.laufende_max = CountLaufende(contract, deck, CardsOf(deck)).payable;
  row.base = Price(contract, rules.tariff, Result{true, false, false}, 0);
  const auto offered = ContractsOf(rules);
  row.offered = std::ranges::find(offered, contract) != offered.end();
  return row;
}

std::vector<Row> RowsOf(const RuleSet& rules) {
  std::vector<Row> rows;
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
      for (const Contract& contract : ContractsOfRow(row, /*touts=*/true)) {
        rows.push_back(RowOf(contract, deck, rules));
      }
    }
  }
  return rows;
}

Json ObjectOf(const Row& row) {
  const Contract& contract = row.contract;
  const bool points = IsPointContract(contract);
  Json object = {{"name", ToString(contract)},
                 {"deck", CardsOf(row.deck).size()},
                 {"trumps", row.trumps},
                 {"order", row.order},
                 {"parties", NameOf(contract.parties())},
                 {"objective", NameOf(contract.objective())},
                 {"target", points ? Json(kWin.count()) : Json(nullptr)},
                 {"tariff", NameOf(contract.row().tariff)},
                 {"rank", contract.level() > 0 ? Json(contract.level()) : Json(nullptr)}};
  object["laufende_min"] = contract.row().laufende_min;
  object["laufende_max"] = row.laufende_max;
  object["cents"] = row.base.count();
  object["offered"] = row.offered;
  return object;
}

Json OptionsOf(const RuleSet& rules) {
  return {{"rules", std::string(rules.name)},
          {"tariff", ToString(rules.tariff)},
          {"extra", rules.tariff.extra.count()},
          {"call", rules.tariff.call.count()},
          {"solo", rules.tariff.solo.count()},
          {"bettel", rules.tariff.bettel.count()},
          {"touts", rules.touts},
          {"runaway_min", kRunawayMin},
          {"must_overtake", false},
          {"win", kWin.count()},
          {"win_schneider", kWinSchneider.count()},
          {"schneider_free", kSchneiderFree.count()}};
}

std::string Joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) absl::StrAppend(&text, text.empty() ? "" : " ", word);
  return text.empty() ? "-" : text;
}

void PrintTable(const RuleSet& rules) {
  constexpr char kLine[] = "%-20s %4s  %-6s %-10s %4s %5s %8s  %-15s %s";
  const std::string name(rules.name);
  PrintLine(absl::StrCat("Rule set ", name, ", tariff ", ToString(rules.tariff),
                         " (cents: Schneider, schwarz or one Laufender / Rufspiel / Solo)"));
  PrintLine("* may be announced under this rule set; cents: a win without extras, from each loser");
  PrintLine("");
  PrintLine(absl::StrFormat(kLine, "contract", "deck", "sides", "objective", "rank", "cents",
                            "Laufende", "plain order", "trumps, highest first"));
  for (const Row& row : RowsOf(rules)) {
    const Contract& contract = row.contract;
    const int least = contract.row().laufende_min;
    PrintLine(absl::StrFormat(
        kLine, absl::StrCat(ToString(contract), row.offered ? " *" : ""),
        absl::StrCat(CardsOf(row.deck).size()), NameOf(contract.parties()),
        NameOf(contract.objective()),
        contract.level() > 0 ? absl::StrCat(contract.level()) : std::string("-"),
        absl::StrCat(row.base.count()),
        least > 0 ? absl::StrCat(least, " to ", row.laufende_max) : std::string("-"),
        Joined(row.order), Joined(row.trumps)));
  }
  PrintLine("");
  const Json options = OptionsOf(rules);
  for (const auto& [option, value] : options.items()) {
    PrintLine(absl::StrFormat("%-20s %s", option,
                              value.is_string() ? value.get<std::string>() : value.dump()));
  }
}

ExitCode RunRules(const Options& options) {
  const auto rules = ParseRuleSet(options.rules);
  if (!rules.ok()) return ReportArgument("--rules", rules.status());
  if (!options.json) {
    PrintTable(**rules);
    return ExitCode::kOk;
  }
  Json object = {{"contracts", Json::array()}};
  for (const Row& row : RowsOf(**rules)) object["contracts"].push_back(ObjectOf(row));
  object["options"] = OptionsOf(**rules);
  PrintLine(object.dump());
  return ExitCode::kOk;
}

std::function<ExitCode()> AddRules(CLI::App& verb) {
  auto options = std::make_shared<Options>();
  verb.add_option("--rules", options->rules, "name of a rule set")->capture_default_str();
  verb.add_flag("--json", options->json, "one JSON object");
  return [options] { return RunRules(*options); };
}

}  // namespace

const Verb kRulesVerb = {"rules", "contracts, tariff and options in force", AddRules};

}  // namespace schafkopf
