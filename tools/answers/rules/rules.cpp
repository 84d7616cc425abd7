#include "tools/answers/rules/rules.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/play/card_order.h"
#include "engine/play/duties.h"
#include "engine/text/notation.h"
#include "engine/text/rule_file.h"
#include "engine/text/string_views.h"
#include "engine/text/words.h"
#include "tools/answers/ask/text_table.h"
#include "tools/answers/rules/contract_forms.h"
#include "tools/answers/rules/rules_games.h"
#include "tools/answers/rules/rules_tables.h"
#include "tools/answers/rules/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

Text<0> TextOf(Parties parties) {
  switch (parties) {
    case Parties::kSolo:
      return words::kSidesSolo;
    case Parties::kCall:
      return words::kSidesCall;
    case Parties::kCross:
      return words::kSidesCross;
    case Parties::kPair:
      return words::kSidesPair;
    case Parties::kOld:
    case Parties::kHighestUnter:
      return words::kSidesCardHolders;
    case Parties::kEach:
      return words::kSidesEach;
  }
  return {};
}

Text<0> TextOf(Objective objective) {
  switch (objective) {
    case Objective::kPoints:
      return words::kObjectivePoints;
    case Objective::kAllTricks:
      return words::kObjectiveAllTricks;
    case Objective::kNoTricks:
      return words::kObjectiveNoTricks;
    case Objective::kHoldTop:
      return words::kObjectiveHoldTop;
    case Objective::kFewestPoints:
      return words::kObjectiveFewestPoints;
  }
  return {};
}

// As JSON has it.
std::string NameOf(const Text<0>& text) { return std::string(text.in(Language::kEnglish)); }

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
                 {"parties", NameOf(TextOf(contract.parties()))},
                 {"objective", NameOf(TextOf(contract.objective()))},
                 {"target", points ? Json(target) : Json(nullptr)},
                 {"tariff", std::string(NameOf(contract.row().tariff))},
                 {"rank", rank ? Json(*rank) : Json(nullptr)}};
  object["laufende_min"] = LeastLaufende(contract, rules.options);
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
                 {"deck", CardsOf(rules.deck).size()},
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
  return words.empty() ? "-" : absl::StrJoin(words, " ");
}

constexpr char kRowLine[] = "%-20s %4s  %-6s %-10s %4s %5s %8s  %-15s %s";

std::vector<std::string> HeadLines(const RuleSet& rules, Language language) {
  const auto say = [&](const Text<0>& text) { return Say(language, text); };
  std::vector<std::string> lines = {
      Say(language, words::kRuleSetAndTariff, rules.name, ToString(rules.tariff)),
      say(words::kMayBeAnnouncedUnderThis)};
  if (rules.name == "defaults") {
    lines.push_back(say(words::kRuleBookItselfAskDeal));
  }
  lines.emplace_back();
  lines.push_back(absl::StrFormat(kRowLine, say(words::kContractColumn), say(words::kDeckColumn),
                                  say(words::kSidesColumn), say(words::kObjectiveColumn),
                                  say(words::kRankColumn), say(words::kCentsColumn), "Laufende",
                                  say(words::kPlainOrder), say(words::kTrumpsHighestFirst)));
  return lines;
}

std::string RowLine(const Row& row, const RuleSet& rules, Language language) {
  const Contract& contract = row.contract;
  const int least = LeastLaufende(contract, rules.options);
  const bool pays_laufende = least > 0 && row.laufende_max > 0;
  const auto rank = RankOf(rules, contract);
  return absl::StrFormat(
      kRowLine, absl::StrCat(ToString(contract), row.offered ? " *" : ""),
      absl::StrCat(CardsOf(row.deck).size()), Say(language, TextOf(contract.parties())),
      Say(language, TextOf(contract.objective())), rank ? absl::StrCat(*rank) : std::string("-"),
      absl::StrCat(row.base.count()),
      pays_laufende ? Say(language, words::kFromTo, least, row.laufende_max) : std::string("-"),
      Joined(row.order), Joined(row.trumps));
}

std::vector<std::string> OptionLines(const RuleOptions& options, Language language) {
  const auto say = [&](const Text<0>& text) { return Say(language, text); };
  constexpr char kOptionLine[] = "%-36s %-16s %-56s %s";
  std::vector<std::string> lines = {
      absl::StrFormat(kOptionLine, say(words::kOptionChanged), say(words::kOptionValue),
                      say(words::kOptionValues), say(words::kOptionDefault))};
  const auto changed = options.Changed();
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    const bool is_changed = std::ranges::find(changed, i) != changed.end();
    lines.push_back(absl::StrFormat(
        kOptionLine, absl::StrCat(AbslView(kOptions[i].name), is_changed ? " *" : ""),
        options.ValueOf(i), ValuesOf(kOptions[i]).in(language), AbslView(kOptions[i].normal)));
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
  return absl::StrCat(Aligned(table), Say(language, words::kGamesExplained), "\n");
}

}  // namespace

absl::StatusOr<RulesQuestion> ReadRulesQuestion(const Fields& fields) {
  auto rules = fields.Rules(PlainRules());
  if (!rules.ok()) return rules.status();
  return RulesQuestion{*std::move(rules)};
}

absl::StatusOr<RulesAnswer> AnswerOf(const RulesQuestion& question, const Watch& /*watch*/) {
  return RulesAnswer{question.rules};
}

Json RulesAnswer::ToJson() const {
  Json object = {{"contracts", Json::array()}};
  for (const Row& row : RowsOf(rules)) object["contracts"].push_back(ObjectOf(row, rules));
  object["options"] = OptionsOf(rules);
  object["decks"] = DecksJson();
  object["rounds"] = RoundsJson(rules.options);
  object["forms"] = FormsJson();
  object["games"] = GamesJson(rules);
  return object;
}

std::string RulesAnswer::ToText(Language language) const {
  std::vector<std::string> lines = HeadLines(rules, language);
  for (const Row& row : RowsOf(rules)) lines.push_back(RowLine(row, rules, language));
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
