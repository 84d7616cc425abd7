#include "tools/answers/rules/rules_tables.h"

#include <algorithm>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "engine/money/price.h"
#include "engine/money/scoring.h"
#include "engine/money/transfer.h"
#include "engine/play/card_order.h"
#include "engine/play/duties.h"
#include "engine/table/round.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/deal_cells.h"
#include "tools/answers/door/words.h"
#include "tools/answers/rules/contract_forms.h"
#include "tools/answers/rules/option_sections.h"
#include "tools/answers/rules/rules.h"
#include "tools/answers/rules/rules_games.h"
#include "tools/answers/rules/rules_said.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {

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
std::string_view NameOf(Parties parties) {
  constexpr std::string_view kNames[] = {"solo",         "call",         "cross", "pair",
                                         "card_holders", "card_holders", "each"};
  return kNames[static_cast<std::size_t>(parties)];
}

Text<0> TextOf(Objective objective) {
  switch (objective) {
    case Objective::kPoints:
      return words::kPoints;
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
std::string_view NameOf(Objective objective) {
  constexpr std::string_view kNames[] = {"points", "all_tricks", "no_tricks", "hold_top",
                                         "fewest_points"};
  return kNames[static_cast<std::size_t>(objective)];
}

std::string_view NameOf(TariffClass tariff) {
  constexpr std::string_view kNames[] = {"call", "solo", "bettel", "ramsch", "kop", "sjavs"};
  return kNames[static_cast<std::size_t>(tariff)];
}

Message OneLaufender(Cents two) {
  return two.count() % 2 == 0 ? Message(two.count() / 2) : Decimal(two.count() / 2.0, 1);
}

namespace {

DeckContract RowOf(const Contract& contract, Deck deck, const RuleSet& rules) {
  DeckContract row{contract, deck, {}, {}, 0, Cents(0), false};
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

// How many hands a seat can be dealt.
std::int64_t HandsOf(Deck deck) {
  std::int64_t hands = 1;
  for (int i = 0; i < HandSize(deck); ++i) hands = hands * (CardsOf(deck).size() - i) / (i + 1);
  return hands;
}

std::string_view NameOf(RoundPlayer player) {
  switch (player) {
    case RoundPlayer::kForehand:
      return "forehand";
    case RoundPlayer::kDealerIfNobody:
      return "dealer_if_nobody";
    case RoundPlayer::kAnybody:
      return "anybody";
    case RoundPlayer::kNobody:
      return "nobody";
  }
  return "";
}

std::string_view NameOf(RoundGames games) {
  switch (games) {
    case RoundGames::kSuitSolo:
      return "suit_solo";
    case RoundGames::kRufspiel:
      return "rufspiel";
    case RoundGames::kSolos:
      return "solos";
    case RoundGames::kRamsch:
      return "ramsch";
    case RoundGames::kKreuz:
      return "kreuz";
    case RoundGames::kHintenrum:
      return "hintenrum";
    case RoundGames::kAny:
      return "any";
  }
  return "";
}

// A contract on a deck and the rules that it stands in.
struct RulesRow : DeckContract {
  const RuleSet* rules;

  bool HoldsTop() const { return contract.objective() == Objective::kHoldTop; }
};
constexpr auto kContractColumns = ColumnsOf<RulesRow>({
    {"name", Kind::kContract, At<&RulesRow::contract>},
    {"deck", Kind::kCount, [](auto& row) { return CardsOf(row.deck).size(); }, words::kCardsKind},
    {"trumps", ListOf(Kind::kCard), At<&RulesRow::trumps>, words::kBestFirst},
    {"order", ListOf(Kind::kWord), At<&RulesRow::order>, words::kRanksOfPlainSuitBestFirst},
    {"parties", Kind::kName, [](auto& row) { return NameOf(row.contract.parties()); }},
    {"objective", Kind::kName, [](auto& row) { return NameOf(row.contract.objective()); }},
    {"target", Kind::kCount,
     [](auto& row) {
       if (!IsPointContract(row.contract)) return Cell();
       return row.contract.row().pack == Pack::kBavarian
                  ? Cell(ThresholdsOf(row.contract, row.rules->options).win)
                  : Cell(row.contract.row().target);
     }},
    {"tariff", Kind::kName, [](auto& row) { return NameOf(row.contract.row().tariff); }},
    {"rank", Kind::kSmall, [](auto& row) { return Cell(RankOf(*row.rules, row.contract)); },
     words::kAmongThoseOnOffer},
    {"laufende_min", Kind::kCount,
     [](auto& row) { return LeastLaufende(row.contract, row.rules->options); }},
    {"laufende_max", Kind::kCount, At<&RulesRow::laufende_max>},
    {"cents", Kind::kCents, At<&RulesRow::base>, words::kOfWinWithoutExtras},
    {"offered", Kind::kFlag, At<&RulesRow::offered>},
    {"hand", Maybe(ListOf(Kind::kCard)),
     [](auto& row) {
       return row.HoldsTop()
                  ? InOrder(HighestHand(Game(row.contract, row.deck)), CardOrder(row.contract))
                  : Cell();
     }},
    {"one_in", Maybe(Kind::kSum),
     [](auto& row) { return row.HoldsTop() ? Cell(HandsOf(row.deck)) : Cell(); },
     words::kHandsThatCanBeDealt},
});

// true, 4 or "all_tricks".
Cell ValueOf(const RuleOptions& options, std::size_t place) {
  const std::string value = options.ValueOf(place);
  if (kOptions[place].type == OptionType::kBool) return value == "on";
  int number = 0;
  const bool is_number =
      kOptions[place].type == OptionType::kNumber && absl::SimpleAtoi(value, &number);
  return is_number ? Cell(number) : Cell(value);
}

// Names and values in turn.
Cells OptionsOf(const RuleSet& rules) {
  Cells map = {
      "rules", rules.name, "tariff", ToString(rules.tariff), "deck", CardsOf(rules.deck).size()};
  for (const TariffKey& key : kTariffKeys) {
    map.emplace_back(key.key);
    map.emplace_back(rules.tariff.*key.member);
  }
  for (const OwnTariffKey& key : kOwnTariffKeys) {
    const std::optional<Cents> own = rules.tariff.*key.member;
    if (!own) continue;
    map.emplace_back(key.key);
    map.emplace_back(*own);
  }
  for (std::size_t i = 0; i < kOptions.size(); ++i) {
    map.emplace_back(kOptions[i].name);
    map.push_back(ValueOf(rules.options, i));
  }
  return map;
}

// An option as one asks for it, in the language of the question.
struct OptionAsked {
  const OptionSection* section;
  std::size_t place;
  Language language;

  const OptionRow& row() const { return kOptions[place]; }
  std::vector<std::string> Words() const {
    return absl::StrSplit(AbslView(row().words), ' ', absl::SkipEmpty());
  }
  Cell Limit(int limit) const { return row().type == OptionType::kNumber ? Cell(limit) : Cell(); }
};
constexpr auto kOptionColumns = ColumnsOf<OptionAsked>({
    {"option", Kind::kName, [](auto& asked) { return asked.row().name; }},
    {"group", Kind::kText, [](auto& asked) { return Say(asked.language, asked.section->title); }},
    {"common", Kind::kFlag, [](auto& asked) { return asked.section->common; },
     words::kTablesOftenDiffer},
    {"says", Kind::kText,
     [](auto& asked) { return MeaningOfOption(asked.place).in(asked.language); }},
    {"words", ListOf(Kind::kWord), [](auto& asked) { return Cell(asked.Words()); }},
    {"words_said", ListOf(Kind::kText),
     [](auto& asked) {
       std::vector<std::string> said;
       for (const std::string& word : asked.Words()) {
         said.push_back(ValueOfOption(asked.place, word).in(asked.language));
       }
       return Cell(said);
     }},
    {"low", Kind::kCount, [](auto& asked) { return asked.Limit(asked.row().low); },
     words::kOptionsLeastNumber},
    {"high", Kind::kCount, [](auto& asked) { return asked.Limit(asked.row().high); }},
});
std::vector<OptionAsked> OptionsAskedIn(Language language) {
  std::vector<OptionAsked> asked;
  for (const OptionSection& section : kOptionSections) {
    for (std::size_t place = 0; place < kOptions.size(); ++place) {
      if (kSectionOfOption[place] == &section) asked.push_back({&section, place, language});
    }
  }
  return asked;
}

constexpr auto kPackColumns = ColumnsOf<DeckRow>({
    {"name", Kind::kName, At<&DeckRow::name>},
    {"cards", Kind::kCount, At<&DeckRow::cards, &CardSet::size>},
    {"points", Kind::kPoints, [](auto& row) { return PointsOf(row.cards); }},
    {"hand", Kind::kCount, [](auto& row) { return HandSize(row.deck); }},
});
// Who plays with what, and who sits out.
struct TableSize {
  int players;
  std::optional<Deck> deck;
  std::vector<std::string_view> sits_out;
};
constexpr auto kTableColumns = ColumnsOf<TableSize>({
    {"players", Kind::kCount, At<&TableSize::players>},
    {"deck", Maybe(Kind::kCount),
     [](auto& table) { return table.deck ? Cell(CardsOf(*table.deck).size()) : Cell(); }},
    {"hand", Maybe(Kind::kCount),
     [](auto& table) { return table.deck ? Cell(HandSize(*table.deck, table.players)) : Cell(); }},
    {"sit_out", Maybe(ListOf(Kind::kName)), [](auto& table) { return WhereAny(table.sits_out); }},
});
struct Decks {
  std::array<TableSize, 5> tables = {{{2, Deck::kLong, {}},
                                      {3, Deck::kShort, {}},
                                      {4, {}, {}},
                                      {5, {}, {"dealer"}},
                                      {6, {}, {"dealer", "cutter"}}}};
};
constexpr auto kDecksColumns = ColumnsOf<Decks>({
    {"packs", RowsOf(kPackColumns), [](auto& /*decks*/) { return kPackColumns.Each(kDecks); }},
    {"tables", RowsOf(kTableColumns), [](auto& decks) { return kTableColumns.Each(decks.tables); }},
});

// The hands before the cards set aside are taken up, then after each seat has passed on.
Cell HandSizesOf(const TransferRow& row) {
  const auto sizes = [&](std::optional<int> passed) {
    const PerSeat<int> hands = HandSizes(row, Deck::kLong, passed);
    return Cell(Cells(hands.begin(), hands.end()));
  };
  Cells list = {sizes(std::nullopt)};
  const int passes = row.passed > 0 ? kSeatCount - 1 : 0;
  for (int passed = 0; passed <= passes; ++passed) list.push_back(sizes(passed));
  return list;
}
constexpr auto kTransferColumns = ColumnsOf<TransferRow>({
    {"name", Kind::kName, At<&TransferRow::name>},
    {"for_forehand", ListOf(Kind::kCard),
     [](auto& row) {
       return InOrder(row.for_forehand, CardOrder(Contract::Named("ruf", Suit::kEichel)));
     }},
    {"passed", Kind::kCount, At<&TransferRow::passed>},
    {"named_before_deal", Kind::kFlag, At<&TransferRow::named_before_deal>},
    {"hand_sizes", ListOf(Kind::kList), [](auto& row) { return HandSizesOf(row); }},
});
struct TableRound : RoundRow {
  const RuleOptions* options;
};
constexpr auto kRoundColumns = ColumnsOf<TableRound>({
    {"name", Kind::kName, At<&TableRound::name>},
    {"title", Kind::kName, At<&TableRound::title>},
    {"must_play", Kind::kName, [](auto& row) { return NameOf(row.player); }},
    {"games", Kind::kName, [](auto& row) { return NameOf(GamesOf(row, *row.options)); }},
    {"doubled", Kind::kFlag, [](auto& row) { return IsDoubled(row, *row.options); }},
    {"deals", Kind::kCount, [](auto& row) { return row.deals > 0 ? Cell(row.deals) : Cell(); }},
    {"transfers", Maybe(RowsOf(kTransferColumns)),
     [](auto& row) {
       std::vector<TransferRow> transfers;
       for (const TransferRow& transfer : kTransfers) {
         if (transfer.name.starts_with(row.name)) transfers.push_back(transfer);
       }
       return WhereAny(kTransferColumns.Each(transfers));
     }},
});

constexpr auto kFormColumns = ColumnsOf<ContractForm>({
    {"contracts", ListOf(Kind::kContract),
     [](auto& form) {
       const std::vector<std::string> contracts = absl::StrSplit(AbslView(form.contracts), ' ');
       return Cell(contracts);
     }},
    {"says", Kind::kText, [](auto& form) { return Say(Language::kEnglish, form.says); }},
});

constexpr auto kRulesColumns = ColumnsOf<RulesAnswer>({
    {"contracts", RowsOf(kContractColumns),
     [](auto& answer) {
       std::vector<RulesRow> rows;
       for (DeckContract& row : ContractsByDeck(answer.rules)) {
         rows.push_back({std::move(row), &answer.rules});
       }
       return kContractColumns.Each(rows);
     },
     words::kByDeck},
    {"options", MapOf(Kind::kName), [](auto& answer) { return OptionsOf(answer.rules); },
     words::kWithTariffInCents},
    {"rule_file", Kind::kText, [](auto& answer) { return ToRuleFile(answer.rules, answer.spoken); },
     words::kAsRuleFile},
    {"said", ListOf(Kind::kText),
     [](auto& answer) {
       std::vector<std::string> said;
       for (const Message& sentence : SentencesOf(answer.rules)) {
         said.push_back(sentence.in(answer.spoken));
       }
       return Cell(said);
     },
     words::kRulesInSentences},
    {"option_list", RowsOf(kOptionColumns),
     [](auto& answer) { return kOptionColumns.Each(OptionsAskedIn(answer.spoken)); },
     words::kWhatEachOptionMayBe},
    {"decks", ObjectOf(kDecksColumns), [](auto& /*answer*/) { return kDecksColumns.CellsOf({}); }},
    {"rounds", RowsOf(kRoundColumns),
     [](auto& answer) {
       std::vector<TableRound> rows;
       for (const RoundRow& row : kRounds) rows.push_back({row, &answer.rules.options});
       return kRoundColumns.Each(rows);
     }},
    {"forms", RowsOf(kFormColumns),
     [](auto& /*answer*/) { return kFormColumns.Each(kContractForms); },
     words::kOfContractsThatNeedMore},
    {"games", RowsOf(kGamesAtTables),
     [](auto& answer) { return kGamesAtTables.Each(GamesByTable(answer.rules)); },
     words::kWhatCanBeAskedAboutEach},
});

}  // namespace

std::vector<DeckContract> ContractsByDeck(const RuleSet& rules) {
  std::vector<DeckContract> rows;
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

std::span<const ColumnInfo> RulesAnswer::Columns() { return kRulesColumns; }

Cells RulesAnswer::ToCells() const { return kRulesColumns.CellsOf(*this); }

}  // namespace schafkopf
