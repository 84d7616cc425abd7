#include "tools/answers/rules/rules_said.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/money/doubling.h"
#include "engine/money/price.h"
#include "engine/play/deal.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"
#include "tools/answers/ask/ask_text.h"
#include "tools/answers/rules/rules_tables.h"
#include "tools/answers/rules/words.h"

namespace schafkopf {
namespace {

// An option in a few words, before its value.
struct OptionSaid {
  std::string_view name;
  Text<0> says;
};
// Those that no sentence below tells.
constexpr auto kOptionsSaid = std::to_array<OptionSaid>({
    {"must_overtake", words::kSaidMustOvertake},
    {"runaway_min", words::kSaidRunawayMin},
    {"runaway_min_short", words::kSaidRunawayMinShort},
    {"runaway_count", words::kSaidRunawayCount},
    {"runaway_when", words::kSaidRunawayWhen},
    {"x_discard_from_trick", words::kSaidDiscardFrom},
    {"x_discard_after_runaway", words::kSaidDiscardAfter},
    {"must_play_x_after_runaway_when_led", words::kSaidPlaysWhenLed},
    {"ruf_tout", words::kSaidRufTout},
    {"sie_counts_laufende", words::kSaidSieLaufende},
    {"short_sie", words::kSaidShortSie},
    {"sie_factor", words::kSaidSieFactor},
    {"bettel_trumps", words::kSaidBettelTrumps},
    {"bettel_ouvert", words::kSaidBettelOuvert},
    {"ouvert_factor", words::kSaidOuvertFactor},
    {"bettel_lead", words::kSaidBettelLead},
    {"bettel_price", words::kSaidBettelPrice},
    {"bettel_rank", words::kSaidBettelRank},
    {"hochzeit_show", words::kSaidHochzeitShow},
    {"hochzeit_return_trump", words::kSaidHochzeitTrump},
    {"hochzeit_when", words::kSaidHochzeitWhen},
    {"hochzeit_factor", words::kSaidHochzeitFactor},
    {"kreuz_price", words::kSaidKreuzPrice},
    {"kreuz_trumps", words::kSaidKreuzTrumps},
    {"muss_contracts", words::kSaidMussContracts},
    {"muss_card", words::kSaidMussCard},
    {"renonce", words::kSaidRenonce},
    {"ramsch_tie", words::kSaidRamschTie},
    {"ramsch_pay", words::kSaidRamschPay},
    {"durchmarsch", words::kSaidDurchmarsch},
    {"durchmarsch_price", words::kSaidDurchmarschPrice},
    {"jungfrau", words::kSaidJungfrau},
    {"ramsch_price", words::kSaidRamschPrice},
    {"ramsch_stoss", words::kSaidRamschStoss},
    {"ramsch_trigger", words::kSaidRamschTrigger},
    {"schieberamsch_win", words::kSaidSchieberamsch},
    {"lauf_unit", words::kSaidLaufUnit},
    {"lauf_symmetry", words::kSaidLaufSymmetry},
    {"lauf_max", words::kSaidLaufMax},
    {"wenz_lauf_min", words::kSaidWenzLaufMin},
    {"solo_schneider", words::kSaidSoloSchneider},
    {"muss_kontra", words::kSaidMussKontra},
    {"kontra_window", words::kSaidKontraWindow},
    {"re_window", words::kSaidReWindow},
    {"kontra_takes_over", words::kSaidKontraTakesOver},
    {"stock_mode", words::kSaidStockMode},
    {"stock_doubled_on_loss", words::kSaidStockDoubled},
    {"stock_stake", words::kSaidStockStake},
    {"reuegeld", words::kSaidReuegeld},
    {"bock_lost_solo", words::kSaidBockLostSolo},
    {"bock_schwarz", words::kSaidBockSchwarz},
    {"bock_kontra", words::kSaidBockKontra},
    {"bock_lasts", words::kSaidBockLasts},
    {"bock_overlap", words::kSaidBockOverlap},
    {"heart_solo_higher", words::kSaidHeartSolo},
    {"solo_equals_wenz", words::kSaidSoloEqualsWenz},
    {"steigern", words::kSaidSteigern},
    {"schieber_decline", words::kSaidSchieberDecline},
    {"hadsch_contract", words::kSaidHadsch},
    {"allgaeuer_refuse", words::kSaidAllgaeuer},
    {"strixner", words::kSaidStrixner},
    {"zupf_draw", words::kSaidZupfDraw},
    {"zupf_order", words::kSaidZupfOrder},
    {"last_round", words::kSaidLastRound},
    {"ramsch_round_after", words::kSaidRamschRound},
    {"kreuz_round_after", words::kSaidKreuzRound},
    {"two_hand_names", words::kSaidTwoHandNames},
    {"sjavs_no_trick_clubs", words::kSaidSjavsClubs},
    {"kop_trumps", words::kSaidKopTrumps},
    {"kop_exit_old", words::kSaidKopOld},
    {"kop_exit_others", words::kSaidKopOthers},
    {"ruf_three", words::kSaidRufThree},
});

const ContractRow& ToldRow(int row) { return kContracts[static_cast<std::size_t>(row)]; }

// A game without its suit, or one of its suits.
struct ToldGame {
  Contract contract;  // of the first suit where none is meant
  std::optional<Suit> suit;
  std::string name;
};

// Whether the table says of the game, or of this suit of it, what it does not say of others.
bool HasTerms(const RuleSet& rules, int row, std::optional<Suit> suit) {
  return std::ranges::any_of(kGameTerms, [&](GameTerm term) {
    return rules.options.games().SaidOf(term, row, suit).has_value();
  });
}

// A game, then those of its suits that stand or cost otherwise.
void AddGame(const RuleSet& rules, int row, std::vector<ToldGame>& games) {
  const ContractRow& told = ToldRow(row);
  games.push_back(
      {ContractsOfRow(row, /*touts=*/false).front(), std::nullopt, std::string(told.title)});
  for (Suit suit : kSuits) {
    if (!Contract::NeedsSuit(told)) continue;
    if (!HasTerms(rules, row, suit) && !StandsApart(rules, row, suit, /*tout=*/false)) continue;
    const Contract own(row, suit);
    games.push_back({own, suit, Title(own)});
  }
}

// The games on offer that the deck can play, the lowest first.
std::vector<ToldGame> GamesToTell(const RuleSet& rules) {
  std::vector<ToldGame> games;
  for (const Offer& offer : rules.offers) {
    if (IsPlayedWith(ToldRow(offer.row), rules.deck)) AddGame(rules, offer.row, games);
  }
  std::ranges::stable_sort(games, {}, [&](const ToldGame& game) {
    const auto standing = StandingOf(rules, game.contract.row_index(), game.suit, /*tout=*/false);
    return std::pair(standing->rank, standing->step);
  });
  return games;
}

// Those that nobody bids but that follow when all pass, or of which the table has something to say.
std::vector<ToldGame> GamesNobodyBids(const RuleSet& rules) {
  const std::string passed = rules.options.ValueOf(*FindOption("all_pass"));
  std::vector<ToldGame> games;
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    if (FindOffer(rules, row) != nullptr || !IsPlayedWith(ToldRow(row), rules.deck)) continue;
    const bool said = HasTerms(rules, row, std::nullopt) ||
                      std::ranges::any_of(kSuits, [&](Suit s) { return HasTerms(rules, row, s); });
    if (said || ToldRow(row).name == passed) AddGame(rules, row, games);
  }
  return games;
}

// A game whose suits differ may be announced without its suit; then no suit's own terms are meant.
RuleOptions WithoutSuits(const ToldGame& game, const RuleSet& rules) {
  RuleOptions options = rules.options;
  if (!game.suit) options.games().ForgetSuits();
  return options;
}

// Of a deal in which one side holds all trumps.
int MostPaid(const Contract& contract, const RuleSet& rules, const RuleOptions& options) {
  const Game game(contract, Table(rules.deck, kSeatCount, options));
  return PaidLaufende(game, CountLaufende(game, CardsOf(rules.deck)), /*won=*/true, options);
}

Message LaufendeOf(const Contract& contract, const RuleSet& rules, const RuleOptions& options,
                   const PriceTerms& terms) {
  const int most = MostPaid(contract, rules, options);
  if (most == 0) return words::kSaidNoLaufende;
  const Message each = OneLaufender(terms.two_laufende);
  if (contract.objective() == Objective::kHoldTop) return {words::kSaidAllLaufende, most, each};
  return {words::kSaidLaufende, LeastLaufende(contract, options), most, each};
}

// What a game costs, but for its name.
Message PriceTold(const ToldGame& game, const RuleSet& rules) {
  const RuleOptions options = WithoutSuits(game, rules);
  const Contract contract = ContractUnder(game.contract, options);
  const PriceTerms terms = PriceTermsOf(contract, rules.deck, rules.tariff, options);
  std::vector<Message> parts = {{words::kSaidCents, terms.base.count()}};
  if (contract.row().laufende_max != LaufendeMax::kNone) {
    parts.push_back(LaufendeOf(contract, rules, options, terms));
  }
  if (IsPointContract(contract)) {
    parts.push_back(terms.pays_schneider ? Message(words::kSaidSchneider, terms.schneider.count(),
                                                   terms.schwarz.count())
                                         : Message(words::kSaidNoSchneider));
  }
  if (terms.factor != 1) parts.emplace_back(words::kSaidTimes, terms.factor);
  return Joined(parts, ", ");
}

// Games that cost the same in one line.
void AddPrices(const std::vector<ToldGame>& games, const RuleSet& rules,
               std::vector<Message>& said) {
  std::vector<std::pair<Message, std::vector<Message>>> lines;
  for (const ToldGame& game : games) {
    if (game.contract.row().pack != Pack::kBavarian) continue;
    const Message price = PriceTold(game, rules);
    const auto same = std::ranges::find_if(lines, [&](const auto& line) {
      return line.first.in(Language::kEnglish) == price.in(Language::kEnglish);
    });
    if (same != lines.end()) {
      same->second.emplace_back(game.name);
    } else {
      lines.push_back({price, {Message(game.name)}});
    }
  }
  for (const auto& [price, names] : lines) {
    said.push_back(Message(words::kSaidPrice, Joined(names, ", "), price));
  }
}

bool IsUnusual(const RuleOptions& options, std::string_view name) {
  const std::size_t place = *FindOption(name);
  return options.ValueOf(place) != RuleOptions().ValueOf(place);
}

void AddTouts(const std::vector<ToldGame>& games, const RuleSet& rules,
              std::vector<Message>& said) {
  const RuleOptions& options = rules.options;
  std::vector<Message> names;
  std::vector<std::pair<int, std::string>> least;
  bool with_laufende = false;
  for (const ToldGame& game : games) {
    if (!Contract::HasTout(game.contract.row())) continue;
    const Contract tout = game.contract.WithTout();
    if (FindOffer(rules, tout) == nullptr) continue;
    names.emplace_back(game.name);
    const RuleOptions own = WithoutSuits(game, rules);
    with_laufende = with_laufende || MostPaid(tout, rules, own) > 0;
    const int trumps = TrumpsForTout(tout, own);
    if (trumps > 0) least.emplace_back(trumps, game.name);
  }
  const bool changed = IsUnusual(options, "tout_pays") || IsUnusual(options, "tout_factor") ||
                       IsUnusual(options, "tout_counts_laufende");
  if (!names.empty()) said.push_back(Message(words::kSaidTouts, Joined(names, ", ")));
  if (names.empty() && !changed) return;
  const bool pays = options.Is({"tout_pays", "schneider_schwarz"});
  said.push_back(Message(
      pays ? words::kSaidToutWithSchwarz : words::kSaidToutPlain, options.Number("tout_factor"),
      with_laufende ? words::kSaidToutWithLaufende : words::kSaidToutWithoutLaufende));
  for (const auto& [trumps, name] : least) {
    said.push_back(Message(words::kSaidToutNeeds, name, trumps));
  }
}

void AddResults(const RuleSet& rules, std::vector<Message>& said) {
  const RuleOptions& options = rules.options;
  said.push_back(options.Is({"schneider_at", "usual"})
                     ? Message(words::kSaidSchneiderUsual)
                     : Message(words::kSaidSchneiderAt, options.Number("schneider_at")));
  const bool muss = options.Is({"all_pass", "muss"}) || IsUnusual(options, "muss_thresholds") ||
                    IsUnusual(options, "muss_trumps");
  if (muss) {
    const bool normal = options.Is({"muss_thresholds", "normal"});
    said.emplace_back(normal ? words::kSaidMussNormal : words::kSaidMussEased);
    if (!options.Is({"muss_trumps", "any"})) {
      said.push_back(Message(words::kSaidMussTrumps, options.Number("muss_trumps")));
    }
  }
  if (options.Is({"all_pass", "kreuz"}) || IsUnusual(options, "kreuz_tie")) {
    said.emplace_back(options.Is({"kreuz_tie", "again"}) ? words::kSaidKreuzAgain
                                                         : words::kSaidKreuzLost);
  }
}

void AddPassed(const RuleSet& rules, std::vector<Message>& said) {
  constexpr std::array<Text<0>, 6> kPassed = {words::kSaidThrowIn,      words::kSaidThrowInBock,
                                              words::kSaidThrowInStock, words::kSaidPassedMuss,
                                              words::kSaidPassedKreuz,  words::kSaidPassedRamsch};
  const std::size_t place = *FindOption("all_pass");
  const auto choices = WordsOf(kOptions[place].words);
  const auto word = std::ranges::find(choices, rules.options.ValueOf(place));
  said.emplace_back(kPassed[static_cast<std::size_t>(word - choices.begin())]);
}

void AddDoublings(const RuleSet& rules, std::vector<Message>& said) {
  constexpr std::array<Text<0>, 5> kLegen = {words::kSaidNoLegen, words::kSaidLegenAll,
                                             words::kSaidLegenForehand, words::kSaidLegenOne,
                                             words::kSaidLegenRow};
  const RuleOptions& options = rules.options;
  const std::size_t place = *FindOption("legen");
  const auto choices = WordsOf(kOptions[place].words);
  const auto word = std::ranges::find(choices, options.ValueOf(place));
  said.emplace_back(kLegen[static_cast<std::size_t>(word - choices.begin())]);
  const bool fifth = options.On("fifth_lays") && MostLayers(options) > 0;
  if (fifth) said.emplace_back(words::kSaidFifthLays);
  const int stoss = MostStoss(Contract::Named("ruf", Suit::kEichel), options);
  said.push_back(stoss == 0 ? Message(words::kSaidNoKontra) : Message(words::kSaidKontra, stoss));
}

// What no sentence has told.
void AddOthers(const RuleSet& rules, std::vector<Message>& said) {
  for (const OptionSaid& row : kOptionsSaid) {
    if (!IsUnusual(rules.options, row.name)) continue;
    const std::size_t place = *FindOption(row.name);
    const std::string value = rules.options.ValueOf(place);
    const bool flag = kOptions[place].type == OptionType::kBool;
    const Message shown = !flag           ? ValueOfOption(place, value)
                          : value == "on" ? Message(words::kYes)
                                          : Message(words::kSaidNo);
    said.push_back(Message(words::kSaidOption, row.says, shown, NameOfOption(place)));
  }
}

}  // namespace

std::vector<Message> SentencesOf(const RuleSet& rules) {
  std::vector<ToldGame> games = GamesToTell(rules);
  std::vector<Message> names;
  for (const ToldGame& game : games) names.emplace_back(game.name);
  std::vector<Message> said = {{words::kSaidDeck, CardsOf(rules.deck).size()}};
  if (!names.empty()) said.push_back(Message(words::kSaidGames, Joined(names, ", ")));
  const auto unbid = GamesNobodyBids(rules);
  std::vector<ToldGame> priced = games;
  priced.insert(priced.end(), unbid.begin(), unbid.end());
  AddPrices(priced, rules, said);
  AddTouts(games, rules, said);
  AddResults(rules, said);
  AddPassed(rules, said);
  AddDoublings(rules, said);
  AddOthers(rules, said);
  return said;
}

}  // namespace schafkopf
