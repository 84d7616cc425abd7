#include "tools/answers/rules/rules_said.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "absl/strings/numbers.h"
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

// Without what a sentence says nothing.
enum class Needs : std::uint8_t {
  kNothing,
  kKontra,
  kStock,
  kRamsch,
  kDurchmarsch,
  kBock,
  kLaufende
};

// What a table says that has an option so; of some also as it is usual.
struct ValueSaid {
  std::string_view name;
  std::string_view value;
  Text<0> says;
  Needs needs = Needs::kNothing;
};
constexpr auto kValuesSaid = std::to_array<ValueSaid>({
    {"must_overtake", "on", words::kSaidMustOvertake},
    {"runaway_count", "at_deal", words::kSaidRunawayAtDeal},
    {"runaway_when", "also_when_led", words::kSaidRunawayWhenLed},
    {"x_discard_from_trick", "always", words::kSaidDiscardAlways},
    {"x_discard_after_runaway", "from_trick_7", words::kSaidDiscardAfter},
    {"must_play_x_after_runaway_when_led", "on", words::kSaidPlaysWhenLed},
    {"ruf_tout", "on", words::kSaidRufTout},
    {"sie_counts_laufende", "off", words::kSaidSieLaufende},
    {"short_sie", "tout", words::kSaidShortSie},
    {"bettel_trumps", "rufspiel", words::kSaidBettelTrumps},
    {"bettel_ouvert", "before_trick_1", words::kSaidOuvertBefore},
    {"bettel_ouvert", "after_trick_1", words::kSaidOuvertAfter},
    {"bettel_lead", "declarer", words::kSaidBettelLead},
    {"bettel_price", "own", words::kSaidBettelOwn},
    {"bettel_price", "base", words::kSaidBettelBase},
    {"bettel_rank", "below_solo", words::kSaidBettelBelow},
    {"bettel_rank", "above_solo", words::kSaidBettelAbove},
    {"hochzeit_show", "face_up", words::kSaidHochzeitShow},
    {"hochzeit_return_trump", "allowed", words::kSaidHochzeitTrump},
    {"hochzeit_when", "after_all_passed", words::kSaidHochzeitWhen},
    {"kreuz_price", "solo", words::kSaidKreuzPrice},
    {"kreuz_trumps", "forehand_names", words::kSaidKreuzTrumps},
    {"muss_contracts", "any", words::kSaidMussContracts},
    {"renonce", "on", words::kSaidRenonce},
    {"ramsch_tie", "seed_chain", words::kSaidRamschTieUsual, Needs::kRamsch},
    {"ramsch_tie", "highest_ober", words::kSaidRamschTieOber, Needs::kRamsch},
    {"ramsch_tie", "both_lose", words::kSaidRamschTieBoth, Needs::kRamsch},
    {"ramsch_pay", "loser_pays_all", words::kSaidRamschPayUsual, Needs::kRamsch},
    {"ramsch_pay", "two_worst_pay", words::kSaidRamschPay, Needs::kRamsch},
    {"durchmarsch", "all_tricks", words::kSaidDurchmarschUsual, Needs::kRamsch},
    {"durchmarsch", "off", words::kSaidNoDurchmarsch, Needs::kRamsch},
    {"durchmarsch_price", "ramsch", words::kSaidDurchmarschPays, Needs::kDurchmarsch},
    {"durchmarsch_price", "solo", words::kSaidDurchmarschSolo, Needs::kDurchmarsch},
    {"durchmarsch_price", "solo_schwarz", words::kSaidDurchmarschSchwarz, Needs::kDurchmarsch},
    {"jungfrau", "double_all", words::kSaidJungfrauUsual, Needs::kRamsch},
    {"jungfrau", "off", words::kSaidNoJungfrau, Needs::kRamsch},
    {"jungfrau", "individual_once", words::kSaidJungfrauOnce, Needs::kRamsch},
    {"jungfrau", "individual_multiple", words::kSaidJungfrauMultiple, Needs::kRamsch},
    {"ramsch_price", "base", words::kSaidRamschBase, Needs::kRamsch},
    {"ramsch_price", "solo", words::kSaidRamschSolo, Needs::kRamsch},
    {"ramsch_price", "own", words::kSaidRamschOwn, Needs::kRamsch},
    {"ramsch_stoss", "on", words::kSaidRamschStoss, Needs::kRamsch},
    {"ramsch_trigger", "last_player_may_announce", words::kSaidRamschByLast},
    {"ramsch_trigger", "round", words::kSaidRamschInRound},
    {"schieberamsch_win", "winner_takes_from_loser_only", words::kSaidSchieberamsch,
     Needs::kRamsch},
    {"lauf_unit", "half", words::kSaidLaufHalf},
    {"lauf_symmetry", "symmetric", words::kSaidLaufUsual, Needs::kLaufende},
    {"lauf_symmetry", "asymmetric", words::kSaidLaufIfWon, Needs::kLaufende},
    {"lauf_symmetry", "never", words::kSaidLaufNever, Needs::kLaufende},
    {"lauf_max", "all", words::kSaidLaufAll},
    {"lauf_max", "none", words::kSaidLaufAll},
    {"lauf_max", "hand_size", words::kSaidLaufHand},
    {"lauf_max", "0", words::kSaidLaufNone},
    {"solo_schneider", "off", words::kSaidSoloSchneider},
    {"muss_kontra", "on", words::kSaidMussKontra},
    {"kontra_window", "second_card", words::kSaidKontraUsual, Needs::kKontra},
    {"kontra_window", "first_card", words::kSaidKontraFirst, Needs::kKontra},
    {"kontra_window", "own_first_card", words::kSaidKontraOwn, Needs::kKontra},
    {"kontra_window", "second_trick", words::kSaidKontraTrick, Needs::kKontra},
    {"re_window", "one_card_later", words::kSaidReLater, Needs::kKontra},
    {"re_window", "next_trick", words::kSaidReTrick, Needs::kKontra},
    {"kontra_takes_over", "on", words::kSaidKontraTakesOver, Needs::kKontra},
    {"stock_mode", "caller_only", words::kSaidStockUsual, Needs::kStock},
    {"stock_mode", "shared", words::kSaidStockShared, Needs::kStock},
    {"stock_mode", "any_contract", words::kSaidStockAny, Needs::kStock},
    {"stock_doubled_on_loss", "on", words::kSaidStockDoubledUsual, Needs::kStock},
    {"stock_doubled_on_loss", "off", words::kSaidStockDoubled, Needs::kStock},
    {"bock_lost_solo", "on", words::kSaidBockLostSolo},
    {"bock_schwarz", "on", words::kSaidBockSchwarz},
    {"bock_kontra", "any", words::kSaidBockKontraAny, Needs::kKontra},
    {"bock_kontra", "lost", words::kSaidBockKontraLost, Needs::kKontra},
    {"bock_kontra", "re", words::kSaidBockKontraRe, Needs::kKontra},
    {"bock_lasts", "deal", words::kSaidBockLastsUsual, Needs::kBock},
    {"bock_lasts", "round", words::kSaidBockLasts, Needs::kBock},
    {"bock_overlap", "multiply", words::kSaidBockOverlapUsual, Needs::kBock},
    {"bock_overlap", "append", words::kSaidBockOverlap, Needs::kBock},
    {"heart_solo_higher", "on", words::kSaidHeartSolo},
    {"solo_equals_wenz", "on", words::kSaidSoloEqualsWenz},
    {"steigern", "on", words::kSaidSteigern},
    {"schieber_decline", "offered_on", words::kSaidSchieberOffered},
    {"schieber_decline", "dealer_must", words::kSaidSchieberDealer},
    {"hadsch_contract", "any", words::kSaidHadsch},
    {"allgaeuer_refuse", "on", words::kSaidAllgaeuer},
    {"strixner", "first_to_three_tricks", words::kSaidStrixner},
    {"zupf_draw", "by_choice", words::kSaidZupfDraw},
    {"zupf_order", "draw_then_give", words::kSaidZupfOrder},
    {"last_round", "doubled", words::kSaidLastDoubled},
    {"last_round", "solos_only", words::kSaidLastSolos},
    {"kreuz_round_after", "lost_solo", words::kSaidKreuzAfterLost},
    {"kreuz_round_after", "herz_solo", words::kSaidKreuzAfterHerz},
    {"two_hand_names", "on", words::kSaidTwoHandNames},
    {"kop_trumps", "wolsztyn", words::kSaidKopTrumps},
    {"ruf_three", "on", words::kSaidRufThree},
});

// The same of a number or a card.
struct NumberSaid {
  std::string_view name;
  Text<1> says;
  Needs needs = Needs::kNothing;
};
constexpr auto kNumbersSaid = std::to_array<NumberSaid>({
    {"runaway_min", words::kSaidRunawayMin},
    {"runaway_min_short", words::kSaidRunawayMinShort},
    {"x_discard_from_trick", words::kSaidDiscardFrom},
    {"sie_factor", words::kSaidSieFactor},
    {"ouvert_factor", words::kSaidOuvertFactor},
    {"hochzeit_factor", words::kSaidHochzeitFactor},
    {"muss_card", words::kSaidMussCard},
    {"durchmarsch", words::kSaidDurchmarsch, Needs::kRamsch},
    {"lauf_max", words::kSaidLaufMax},
    {"wenz_lauf_min", words::kSaidWenzLaufMin},
    {"stock_stake", words::kSaidStockStake, Needs::kStock},
    {"reuegeld", words::kSaidReuegeld},
    {"ramsch_round_after", words::kSaidRamschRound},
    {"sjavs_no_trick_clubs", words::kSaidSjavsClubs},
    {"kop_exit_old", words::kSaidKopOld},
    {"kop_exit_others", words::kSaidKopOthers},
});

const ContractRow& ToldRow(int row) { return kContracts[static_cast<std::size_t>(row)]; }

// A game without its suit, or one of its suits.
struct ToldGame {
  Contract contract;  // of the first suit where none is meant
  std::optional<Suit> suit;
  Message name;
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
  games.push_back({ContractsOfRow(row, /*touts=*/false).front(), std::nullopt, AsIs(told.title)});
  for (Suit suit : kSuits) {
    if (!Contract::NeedsSuit(told)) continue;
    if (!HasTerms(rules, row, suit) && !StandsApart(rules, row, suit, /*tout=*/false)) continue;
    const Contract own(row, suit);
    games.push_back({own, suit, Title(own)});
  }
}

// By what games on offer are in order.
std::pair<int, int> StandingPlace(const RuleSet& rules, const ToldGame& game,
                                  std::optional<Suit> suit) {
  const auto standing = StandingOf(rules, game.contract.row_index(), suit, /*tout=*/false);
  return {standing->rank, standing->step};
}

// The games on offer that the deck can play, the lowest first.
std::vector<ToldGame> GamesToTell(const RuleSet& rules) {
  std::vector<ToldGame> games;
  for (const Offer& offer : rules.offers) {
    if (IsPlayedWith(ToldRow(offer.row), rules.deck)) AddGame(rules, offer.row, games);
  }
  std::ranges::stable_sort(
      games, {}, [&](const ToldGame& game) { return StandingPlace(rules, game, game.suit); });
  return games;
}

// Which game outbids which.
void AddOrder(const std::vector<ToldGame>& games, const RuleSet& rules,
              std::vector<Message>& said) {
  std::vector<Message> steps;
  bool equal = false;
  for (auto game = games.begin(); game != games.end();) {
    std::vector<Message> names;
    const auto place = StandingPlace(rules, *game, game->suit);
    for (; game != games.end() && StandingPlace(rules, *game, game->suit) == place; ++game) {
      names.emplace_back(game->name);
    }
    equal = equal || names.size() > 1;
    steps.push_back(Joined(names, " = "));
  }
  if (!steps.empty()) said.emplace_back(words::kSaidGames, Joined(steps, ", "));
  if (equal) said.emplace_back(words::kSaidEqualGames);
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
      lines.push_back({price, {game.name}});
    }
  }
  for (const auto& [price, names] : lines) {
    said.emplace_back(words::kSaidPrice, Joined(names, ", "), price);
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
  std::vector<std::pair<int, Message>> least;
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
  if (names.empty()) {
    said.emplace_back(words::kSaidNoTouts);
    return;
  }
  said.emplace_back(words::kSaidTouts, Joined(names, ", "));
  const bool pays = options.Is({"tout_pays", "schneider_schwarz"});
  said.emplace_back(pays ? words::kSaidToutWithSchwarz : words::kSaidToutPlain,
                    options.Number("tout_factor"),
                    with_laufende ? words::kSaidToutWithLaufende : words::kSaidToutWithoutLaufende);
  for (const auto& [trumps, name] : least) {
    said.emplace_back(words::kSaidToutNeeds, name, trumps);
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
    const bool any = options.Is({"muss_trumps", "any"});
    said.push_back(normal ? Message(words::kSaidMussNormal)
                   : any  ? Message(words::kSaidMussEased)
                          : Message(words::kSaidMussTrumps, options.Number("muss_trumps")));
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

int MostStossOf(const RuleOptions& options) {
  return MostStoss(Contract::Named("ruf", Suit::kEichel), options);
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
  constexpr std::array<Text<0>, 4> kStoss = {words::kSaidNoKontra, words::kSaidOnlyKontra,
                                             words::kSaidKontraAndRe, words::kSaidKontraReAndSub};
  const auto stoss = static_cast<std::size_t>(MostStossOf(options));
  said.push_back(stoss < kStoss.size() ? Message(kStoss[stoss])
                                       : Message(words::kSaidKontra, stoss));
}

// Whether one can be played: announced, when nobody bids, or in a round.
bool HasRamsch(const RuleSet& rules) {
  const auto is_ramsch = [](int row) { return ToldRow(row).parties == Parties::kEach; };
  return std::ranges::any_of(rules.offers, is_ramsch, &Offer::row) ||
         std::ranges::any_of(GamesNobodyBids(rules), is_ramsch,
                             [](const ToldGame& game) { return game.contract.row_index(); }) ||
         IsUnusual(rules.options, "ramsch_round_after") ||
         IsUnusual(rules.options, "ramsch_trigger");
}

// What one is charged.
Cents RamschPrice(const RuleSet& rules) {
  return PriceTermsOf(Contract::Named("ramsch"), rules.deck, rules.tariff, rules.options).base;
}

// Whether anything brings one.
bool HasBock(const RuleOptions& options) {
  return options.Is({"all_pass", "throw_in_bock"}) || options.On("bock_lost_solo") ||
         options.On("bock_schwarz") ||
         (IsUnusual(options, "bock_kontra") && MostStossOf(options) > 0);
}

bool Has(Needs needs, const RuleSet& rules) {
  switch (needs) {
    case Needs::kNothing:
      break;
    case Needs::kLaufende:
      return rules.options.Number("lauf_max") != 0;
    case Needs::kKontra:
      return MostStossOf(rules.options) > 0;
    case Needs::kStock:
      return rules.options.Is({"all_pass", "throw_in_stock"});
    case Needs::kRamsch:
      return HasRamsch(rules);
    case Needs::kDurchmarsch:
      return HasRamsch(rules) && !rules.options.Is({"durchmarsch", "off"});
    case Needs::kBock:
      return HasBock(rules.options);
  }
  return true;
}

// What is told of an option; nothing where other sentences tell it, or it says nothing at this
// table.
Message SaidOf(const OptionRow& row, const std::string& value, const RuleSet& rules) {
  for (const ValueSaid& said : kValuesSaid) {
    if (said.name != row.name || said.value != value) continue;
    return Has(said.needs, rules) ? Message(said.says) : Message();
  }
  for (const NumberSaid& said : kNumbersSaid) {
    if (said.name != row.name) continue;
    if (!IsUnusual(rules.options, row.name) || !Has(said.needs, rules)) return Message();
    int number = 0;
    return absl::SimpleAtoi(value, &number) ? Message(said.says, number)
                                            : Message(said.says, value);
  }
  return Message();
}

void AddOthers(const RuleSet& rules, std::vector<Message>& said) {
  for (std::size_t place = 0; place < kOptions.size(); ++place) {
    Message sentence = SaidOf(kOptions[place], rules.options.ValueOf(place), rules);
    if (!sentence.in(Language::kEnglish).empty()) said.push_back(std::move(sentence));
  }
}

}  // namespace

std::vector<Message> SentencesOf(const RuleSet& rules) {
  std::vector<ToldGame> games = GamesToTell(rules);
  std::vector<Message> said = {{words::kSaidDeck, CardsOf(rules.deck).size()}};
  AddOrder(games, rules, said);
  const auto unbid = GamesNobodyBids(rules);
  std::vector<ToldGame> priced = games;
  priced.insert(priced.end(), unbid.begin(), unbid.end());
  AddPrices(priced, rules, said);
  AddTouts(games, rules, said);
  AddResults(rules, said);
  AddPassed(rules, said);
  AddDoublings(rules, said);
  AddOthers(rules, said);
  const bool idle = rules.tariff.ramsch != Tariff().ramsch && HasRamsch(rules) &&
                    !rules.options.Is({"ramsch_price", "own"}) &&
                    rules.tariff.ramsch != RamschPrice(rules);
  if (idle) said.emplace_back(words::kSaidNotOwn);
  return said;
}

}  // namespace schafkopf
