#include "tools/answers/rules/rules_markdown.h"

#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/play/card_order.h"
#include "engine/play/deal.h"
#include "engine/table/round.h"
#include "engine/text/card_reader.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "tools/answers/rules/rules_games.h"
#include "tools/answers/rules/rules_tables.h"

namespace schafkopf {
namespace {

std::string Line(const std::vector<std::string>& cells) {
  return absl::StrCat("| ", absl::StrJoin(cells, " | "), " |\n");
}

std::string Head(const std::vector<std::string>& cells) {
  return absl::StrCat(Line(cells), "|",
                      absl::StrJoin(std::vector<std::string>(cells.size(), "---"), "|"), "|\n");
}

std::string Block(absl::string_view name, absl::string_view table) {
  return absl::StrCat("<!-- ", name, ": from the data -->\n", table, "<!-- end of ", name,
                      " -->\n");
}

std::string TrumpsOf(const ContractRow& row) {
  std::string text;
  if (row.trump_ranks.empty()) return "none";
  for (char letter : row.trump_ranks)
    absl::StrAppend(&text, text.empty() ? "" : " ", std::string(1, letter));
  return text;
}

std::string SuitOf(const ContractRow& row) {
  switch (row.trump_suit) {
    case TrumpSuit::kNone:
      return "none";
    case TrumpSuit::kHerz:
      return "Herz";
    case TrumpSuit::kChosen:
      return "named";
  }
  return "";
}

std::string SidesOf(const ContractRow& row) {
  switch (row.parties) {
    case Parties::kSolo:
      return "alone";
    case Parties::kCall:
      return "with the holder of the called card";
    case Parties::kCross:
      return "seats opposite each other";
    case Parties::kPair:
      return "with a named partner";
    case Parties::kOld:
      return "holders of EO and GO";
    case Parties::kHighestUnter:
      return "with the holder of the highest Unter";
    case Parties::kEach:
      return "each for himself";
  }
  return "";
}

std::string AimOf(const ContractRow& row) {
  switch (row.objective) {
    case Objective::kPoints:
      return absl::StrCat(row.target);
    case Objective::kAllTricks:
      return "every trick";
    case Objective::kNoTricks:
      return "no trick";
    case Objective::kHoldTop:
      return "hold the top cards";
    case Objective::kFewestPoints:
      return "few points";
  }
  return "";
}

// Trumps by deck, "14/12/11"; of a suit game the same for every suit.
std::string CountsOf(int index, const ContractRow& row) {
  const auto suit = Contract::NeedsSuit(row) ? std::optional(Suit::kGras) : std::nullopt;
  const CardSet trumps = CardOrder(Contract(index, suit)).trumps();
  std::vector<std::string> counts;
  for (const DeckRow& deck : kDecks) {
    if (!IsPlayedWith(row, deck.deck)) continue;
    counts.push_back(absl::StrCat((trumps & deck.cards).size()));
  }
  return absl::StrJoin(counts, "/");
}

std::string PriceOf(const ContractRow& row) {
  const auto name = AbslView(NameOf(row.tariff));
  return row.factor == 1 ? std::string(name) : absl::StrCat(row.factor, " x ", name);
}

std::string OrZero(int number) { return number > 0 ? absl::StrCat(number) : "-"; }

std::string Contracts() {
  std::string table = Head({"name", "game", "trump ranks", "and suit", "trumps 32/24/20", "sides",
                            "aim", "Laufende from", "price", "rank", "Tout"});
  for (int index = 0; index < static_cast<int>(kContracts.size()); ++index) {
    const ContractRow& row = kContracts[static_cast<std::size_t>(index)];
    absl::StrAppend(
        &table,
        Line({absl::StrCat("`", AbslView(row.name), "`"), std::string(row.title), TrumpsOf(row),
              SuitOf(row), CountsOf(index, row), SidesOf(row), AimOf(row), OrZero(row.laufende_min),
              PriceOf(row), OrZero(row.level), OrZero(row.tout_level.value_or(0))}));
  }
  return table;
}

std::string OptionTable() {
  std::string table = Head({"option", "type", "values", "default", "section", "says", "in German"});
  for (std::size_t place = 0; place < kOptions.size(); ++place) {
    const OptionRow& row = kOptions[place];
    const std::string german = absl::StrCat("`", NameOfOption(place).in(Language::kGerman),
                                            "`: ", ValuesOf(place).in(Language::kGerman));
    absl::StrAppend(&table,
                    Line({absl::StrCat("`", AbslView(row.name), "`"), std::string(NameOf(row.type)),
                          ValuesOf(place).in(Language::kEnglish), std::string(row.normal),
                          absl::StrCat(row.section), std::string(row.meaning), german}));
  }
  return table;
}

// What the table says of the game, or of one of its suits: "price=25,lauf_min=2".
std::string TermsOf(const RuleSet& rules, int row, std::optional<Suit> suit) {
  std::vector<std::string> terms;
  for (const TermKey& key : kTermKeys) {
    const auto said = rules.options.games().SaidOf(key.term, row, suit);
    if (said) terms.push_back(absl::StrCat(key.key, "=", *said));
  }
  return absl::StrJoin(terms, ",");
}

// "wenz"; "wenz{price=20}" where it has terms of its own.
std::string NameAndTerms(const std::string& name, const std::string& terms) {
  return terms.empty() ? name : absl::StrCat(name, "{", terms, "}");
}

// "10/20/50", and what else has a price.
std::string TariffOf(const Tariff& tariff) {
  std::string text = ToString(tariff);
  for (const OwnTariffKey& key : kOwnTariffKeys) {
    const auto& own = tariff.*key.member;
    if (own) absl::StrAppend(&text, " ", key.key, "=", own->count());
  }
  return text;
}

std::string PresetTable() {
  std::string table = Head({"rule set", "deck", "tariff", "games", "options changed"});
  for (const Preset& preset : Presets()) {
    const RuleSet rules = PresetRules(preset.name).value();
    std::vector<std::string> games;
    for (const Offer& offer : rules.offers) {
      const std::string name(kContracts[static_cast<std::size_t>(offer.row)].name);
      games.push_back(NameAndTerms(name, TermsOf(rules, offer.row, std::nullopt)));
      for (Suit suit : kSuits) {
        const std::string terms = TermsOf(rules, offer.row, suit);
        if (terms.empty()) continue;
        games.push_back(
            NameAndTerms(absl::StrCat(name, ":", std::string(1, LetterOf(suit))), terms));
      }
    }
    std::vector<std::string> options;
    for (std::size_t place : rules.options.Changed()) {
      options.push_back(
          absl::StrCat(AbslView(kOptions[place].name), "=", rules.options.ValueOf(place)));
    }
    absl::StrAppend(&table, Line({absl::StrCat("`", preset.name, "`"),
                                  absl::StrCat(CardsOf(rules.deck).size()), TariffOf(rules.tariff),
                                  absl::StrJoin(games, " "), absl::StrJoin(options, " ")}));
  }
  return table;
}

std::string RoundTable() {
  constexpr absl::string_view kPlayers[] = {"forehand", "the dealer, if nobody bids", "anybody",
                                            "nobody"};
  constexpr absl::string_view kGames[] = {"Solo",      "Rufspiel",       "solos", "Ramsch",
                                          "Kreuzbock", "Solo hintenrum", "any"};
  std::string table = Head({"round", "called", "who must play", "what", "doubled", "deals"});
  for (const RoundRow& row : kRounds) {
    absl::StrAppend(&table,
                    Line({absl::StrCat("`", AbslView(row.name), "`"), std::string(row.title),
                          std::string(kPlayers[static_cast<std::size_t>(row.player)]),
                          std::string(kGames[static_cast<std::size_t>(row.games)]),
                          row.doubled ? "yes" : "no", OrZero(row.deals)}));
  }
  return table;
}

// What can be asked about each game, by a tariff of 10/20/50.
std::string Games() {
  std::vector<std::vector<std::string>> lines;
  for (const std::vector<Message>& row : GamesTable(DefaultRules())) {
    std::vector<std::string>& line = lines.emplace_back();
    for (const Message& cell : row) line.push_back(cell.in(Language::kEnglish));
  }
  std::string table = Head(lines.front());
  for (std::size_t i = 1; i < lines.size(); ++i) absl::StrAppend(&table, Line(lines[i]));
  return table;
}

}  // namespace

std::string RulesMarkdown() {
  return absl::StrCat(Block("contracts", Contracts()), "\n", Block("options", OptionTable()), "\n",
                      Block("presets", PresetTable()), "\n", Block("rounds", RoundTable()), "\n",
                      Block("games", Games()));
}

}  // namespace schafkopf
