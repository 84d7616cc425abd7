// Reading TOML by toml++; every mistake is reported at its place in the file.
#include "engine/text/rules/rule_file.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/text/card_reader.h"
#include "engine/text/notation.h"
#include "engine/text/rules/name_meant.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/rules/toml_text.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

// A name stands in the middle of sentences.
constexpr int kMostNameLetters = 100;

constexpr int kMaxRank = 999;

// Whether a term means anything in a game.
bool Has(const ContractRow& row, GameTerm term) {
  const bool units = row.tariff == TariffClass::kKop || row.tariff == TariffClass::kSjavs;
  switch (term) {
    case GameTerm::kPrice:
      return !units;
    case GameTerm::kLaufMin:
    case GameTerm::kLaufMax: {
      // A Sie is paid all of its own, be they few.
      const bool from_one = row.objective == Objective::kHoldTop && term == GameTerm::kLaufMin;
      return row.laufende_max != LaufendeMax::kNone && !from_one;
    }
    case GameTerm::kToutLaufende:
      return Contract::HasTout(row);
    case GameTerm::kSchneider:
      return !units && row.objective == Objective::kPoints;
  }
  return false;
}

// The English name of a key or an option, from its spelling in either language.
absl::string_view MeantBy(const toml::key& key) { return EnglishKey(AbslView(key.str())); }
absl::string_view OptionMeantBy(const toml::key& key) {
  const auto place = OptionCalled(AbslView(key.str()));
  return place ? AbslView(kOptions[*place].name) : "";
}

Message OneOf(const std::vector<std::string>& names) {
  const std::vector<Message> but_last(names.begin(), names.end() - 1);
  return {words::kOr, Joined(but_last, ", "), names.back()};
}

// As people name it: Herz-Solo.
std::optional<GameKey> SpokenGame(absl::string_view text) {
  const auto game = ParseGameName(text);
  if (!game.ok()) return std::nullopt;
  const int row = game->contract.row_index();
  const auto suit = game->contract.named_suit();
  const Contract plain = suit ? Contract(row, *suit) : ContractsOfRow(row, /*touts=*/false).front();
  if (game->contract != plain) return std::nullopt;  // a Tout, an open hand ...
  return GameKey{row, game->open ? std::nullopt : suit};
}

class RuleFileReader {
 public:
  explicit RuleFileReader(absl::string_view file) : file_(file) {}

  absl::StatusOr<RuleSet> Read(absl::string_view text);

 private:
  Mistake Refuse(const toml::source_region& where, Message expected, Message found) const {
    return InToml(file_, where, std::move(expected), std::move(found));
  }
  absl::StatusOr<int> ReadInt(const toml::node& node, int low, int high,
                              const Text<2>& expected = words::kWholeNumberFromTo) const;
  absl::StatusOr<const toml::table*> ReadTable(const toml::node& node) const;
  // Nothing may be said in German that the table says in English.
  absl::Status RefuseTwice(const toml::table& table,
                           absl::string_view (*meant_by)(const toml::key& key) = MeantBy) const;
  // Of rules with a base: the file's, else the base's.
  std::string NameLeftOut(absl::string_view base) const;
  absl::Status ReadTop(absl::string_view name, const toml::key& key, const toml::node& node);
  absl::Status ReadBase(const toml::node& node);
  absl::Status ReadDeck(const toml::node& node);
  absl::Status ReadTariff(const toml::node& node);
  absl::Status ReadContracts(const toml::node& node);
  absl::StatusOr<GameKey> ReadGame(const toml::key& key) const;
  absl::StatusOr<Ranks> ReadRow(const GameKey& game, const toml::node& node);
  absl::Status ReadTerm(const GameKey& game, const TermKey& term, const toml::key& key,
                        const toml::node& node);
  absl::Status CheckLaufende(const GameKey& game, const toml::node& node,
                             const std::vector<GameKey>& rows) const;
  absl::Status Offers(const GameKey& game, const Ranks& ranks, const toml::node& node);
  absl::Status OffersSuit(const GameKey& game, const Ranks& ranks, const toml::key& key);
  void ForgetWhatIsNotOffered();
  absl::Status ReadOptions(const toml::node& node);

  const absl::string_view file_;
  RuleSet rules_;
  std::vector<Offer> base_;  // what the base offers
};

absl::StatusOr<int> RuleFileReader::ReadInt(const toml::node& node, int low, int high,
                                            const Text<2>& expected) const {
  const auto* number = node.as_integer();
  if (number != nullptr && low <= number->get() && number->get() <= high) {
    return static_cast<int>(number->get());
  }
  return Refuse(node.source(), {expected, low, high}, Shown(node));
}

absl::StatusOr<const toml::table*> RuleFileReader::ReadTable(const toml::node& node) const {
  if (const auto* table = node.as_table()) return table;
  return Refuse(node.source(), words::kTable, Shown(node));
}

absl::Status RuleFileReader::RefuseTwice(
    const toml::table& table, absl::string_view (*meant_by)(const toml::key& key)) const {
  for (const auto& [key, value] : table) {
    const absl::string_view english = meant_by(key);
    if (english.empty() || key.str() == StdView(english)) continue;
    if (!table.contains(StdView(english))) continue;
    return Refuse(key.source(), {words::kOneSpelling, english, AbslView(key.str())},
                  Quoted(AbslView(key.str())));
  }
  return absl::OkStatus();
}

absl::StatusOr<RuleSet> RuleFileReader::Read(absl::string_view text) {
  const auto parsed = ParseToml(text, file_);
  if (!parsed.ok()) return parsed.status();
  const toml::table& top = *parsed;
  SCHAFKOPF_DO(RefuseTwice(top));
  for (const auto& [key, node] : top) {
    if (MeantBy(key) != "base") continue;
    if (const absl::Status status = ReadBase(node); !status.ok()) return status;
  }
  const std::string base = std::exchange(rules_.name, "");
  for (const auto& [key, node] : RowsInOrder(top)) {
    const absl::Status status = ReadTop(MeantBy(key), key, node);
    if (!status.ok()) return status;
  }
  if (rules_.name.empty() && !base.empty()) rules_.name = NameLeftOut(base);
  if (rules_.name.empty()) return Refuse(top.source(), AsIs("name = \"...\""), words::kNone);
  if (rules_.offers.empty()) return Refuse(top.source(), words::kTableContracts, words::kNone);
  const int lauf = rules_.tariff.lauf_price().count();
  if (rules_.options.Is({"lauf_unit", "half"}) && lauf % 2 != 0) {
    return Refuse(top.source(), rules_.tariff.lauf ? words::kEvenLauf : words::kEvenExtra, lauf);
  }
  return std::move(rules_);
}

std::string RuleFileReader::NameLeftOut(absl::string_view base) const {
  absl::string_view stem = file_.substr(file_.find_last_of('/') + 1);
  const bool named = absl::ConsumeSuffix(&stem, ".toml") && !stem.empty() &&
                     Escaped(stem) == stem && CharacterCount(stem) <= kMostNameLetters;
  return named ? std::string(stem) : absl::StrCat(base, "+");
}

absl::Status RuleFileReader::ReadTop(absl::string_view name, const toml::key& key,
                                     const toml::node& node) {
  if (name == "name") {
    const auto* text = node.as_string();
    if (text == nullptr || text->get().empty())
      return Refuse(node.source(), words::kName, Shown(node));
    if (Escaped(text->get()) != text->get()) {
      return Refuse(node.source(), words::kNameThatCanBePrinted, Shown(node));
    }
    if (CharacterCount(text->get()) > kMostNameLetters) {
      return Refuse(node.source(), {words::kNameOfAtMostLetters, kMostNameLetters}, Shown(node));
    }
    rules_.name = text->get();
    return absl::OkStatus();
  }
  if (name == "base") return absl::OkStatus();
  if (name == "deck") return ReadDeck(node);
  if (name == "tariff") return ReadTariff(node);
  if (name == "contracts") return ReadContracts(node);
  if (name == "options") return ReadOptions(node);
  return Refuse(key.source(), words::kKeyOfRules, Quoted(AbslView(key.str())));
}

absl::Status RuleFileReader::ReadBase(const toml::node& node) {
  const auto* name = node.as_string();
  auto base = PresetRules(name == nullptr ? "" : absl::string_view(name->get()));
  if (base.ok()) {
    rules_ = *std::move(base);
    base_ = rules_.offers;
    return absl::OkStatus();
  }
  std::vector<std::string> names;
  for (const Preset& preset : Presets()) names.emplace_back(preset.name);
  return Refuse(node.source(), OneOf(names), Shown(node));
}

absl::Status RuleFileReader::ReadDeck(const toml::node& node) {
  for (const DeckRow& row : kDecks) {
    if (node.value<std::int64_t>() == row.cards.size() && node.is_integer()) {
      rules_.deck = row.deck;
      return absl::OkStatus();
    }
  }
  return Refuse(node.source(), words::kNumberOfDeck, Shown(node));
}

absl::Status RuleFileReader::ReadTariff(const toml::node& node) {
  const auto table = ReadTable(node);
  if (!table.ok()) return table.status();
  SCHAFKOPF_DO(RefuseTwice(**table));
  for (const auto& [key, value] : RowsInOrder(**table)) {
    const absl::string_view name = MeantBy(key);
    const auto known = std::ranges::find(kTariffKeys, name, &TariffKey::key);
    const auto own = std::ranges::find(kOwnTariffKeys, name, &OwnTariffKey::key);
    if (known == kTariffKeys.end() && own == kOwnTariffKeys.end()) {
      return Refuse(key.source(), words::kKeyOfTariff, Quoted(AbslView(key.str())));
    }
    const auto cents = ReadInt(value, 0, kMaxCents, words::kCentsFromTo);
    if (!cents.ok()) return cents.status();
    if (own != kOwnTariffKeys.end()) {
      rules_.tariff.*own->member = Cents(*cents);
    } else {
      rules_.tariff.*known->member = Cents(*cents);
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<GameKey> RuleFileReader::ReadGame(const toml::key& key) const {
  const absl::string_view text = AbslView(key.str());
  const std::size_t colon = text.find(':');
  const auto row = FindContractRow(StdView(text.substr(0, colon)));
  if (!row) {
    const auto spoken = SpokenGame(text);
    return spoken ? absl::StatusOr<GameKey>(*spoken)
                  : Refuse(key.source(), ContractMeant(text), Quoted(text));
  }
  GameKey game = {*row, std::nullopt};
  if (colon == text.npos) return game;
  const absl::string_view suit = text.substr(colon + 1);
  const auto mark = SuitAtStart(suit);
  const bool call = game.data().parties == Parties::kCall;
  if (!Contract::NeedsSuit(game.data())) {
    return Refuse(key.source(), {words::kNoSuitWith, game.data().name}, Quoted(text));
  }
  if (!mark || mark->size != suit.size() || (call && mark->suit == Suit::kHerz)) {
    return Refuse(key.source(), call ? words::kCalledSau : words::kTrumpSuit, Quoted(text));
  }
  game.suit = mark->suit;
  return game;
}

absl::Status RuleFileReader::ReadTerm(const GameKey& game, const TermKey& term,
                                      const toml::key& key, const toml::node& node) {
  if (!Has(game.data(), term.term)) {
    return Refuse(key.source(), {words::kNotWith, term.key, game.data().name},
                  Quoted(AbslView(key.str())));
  }
  int value = 0;
  if (term.term == GameTerm::kSchneider) {
    const auto* flag = node.as_boolean();
    if (flag == nullptr) return Refuse(node.source(), AsIs("true, false"), Shown(node));
    value = flag->get() ? 1 : 0;
  } else {
    const int most = MostOf(term.term);
    const auto number = ReadInt(
        node, term.low, most, most == kMaxCents ? words::kCentsFromTo : words::kWholeNumberFromTo);
    if (!number.ok()) return number.status();
    value = *number;
  }
  rules_.options.games().Set(term.term, game.row, game.suit, value);
  return absl::OkStatus();
}

absl::StatusOr<Ranks> RuleFileReader::ReadRow(const GameKey& game, const toml::node& node) {
  Ranks ranks;
  const auto* table = node.as_table();
  if (table == nullptr) {
    const auto rank = ReadInt(node, 1, kMaxRank, words::kRankOfGame);
    if (!rank.ok()) return rank.status();
    ranks.rank = *rank;
    return ranks;
  }
  SCHAFKOPF_DO(RefuseTwice(*table));
  for (const auto& [key, value] : RowsInOrder(*table)) {
    const absl::string_view name = MeantBy(key);
    const auto term = std::ranges::find(kTermKeys, name, &TermKey::key);
    if (term != kTermKeys.end()) {
      const absl::Status status = ReadTerm(game, *term, key, value);
      if (!status.ok()) return status;
      continue;
    }
    if (name != "rank" && name != "tout") {
      return Refuse(key.source(), words::kKeyOfGame, Quoted(AbslView(key.str())));
    }
    if (name == "tout" && !game.data().tout_level) {
      return Refuse(key.source(), {words::kNoToutWith, game.data().name}, AsIs("tout"));
    }
    const auto rank = ReadInt(value, 1, kMaxRank);
    if (!rank.ok()) return rank.status();
    (name == "rank" ? ranks.rank : ranks.tout) = *rank;
  }
  return ranks;
}

// Of a suit that has a row of its own, there.
absl::Status RuleFileReader::CheckLaufende(const GameKey& game, const toml::node& node,
                                           const std::vector<GameKey>& rows) const {
  for (const Contract& contract : ContractsOfRow(game.row, /*touts=*/false)) {
    const GameKey own = {game.row, contract.named_suit()};
    const bool has_row = std::ranges::find(rows, own) != rows.end();
    if (game != own && (game.suit || has_row)) continue;
    const auto least = TermOf(GameTerm::kLaufMin, contract, rules_.options);
    const auto most = TermOf(GameTerm::kLaufMax, contract, rules_.options);
    if (!least || !most || *most == 0 || *most >= *least) continue;
    return Refuse(node.source(), {words::kLaufMaxOfAtLeast, *least}, *most);
  }
  return absl::OkStatus();
}

// A row of a game: what it leaves out is as in the base. Games that nobody bids need no rank.
absl::Status RuleFileReader::Offers(const GameKey& game, const Ranks& ranks,
                                    const toml::node& node) {
  const auto base = std::ranges::find(base_, game.row, &Offer::row);
  Offer offer = {game.row, ranks.rank.value_or(0), ranks.tout};
  if (!ranks.rank && base != base_.end()) {
    offer = *base;
    if (ranks.tout) offer.tout_rank = ranks.tout;
  }
  if (offer.rank == 0) {
    const bool bid = game.data().level > 0 || ranks.tout;
    const int usual = std::max(1, game.data().level);
    return bid ? Refuse(node.source(), {words::kRank, usual}, words::kNone) : absl::OkStatus();
  }
  if (ranks.rank) {
    std::erase_if(rules_.suit_ranks, [&](const SuitRank& own) { return own.row == game.row; });
  }
  const auto offered = std::ranges::find(rules_.offers, game.row, &Offer::row);
  if (offered != rules_.offers.end()) {
    *offered = offer;
  } else {
    rules_.offers.push_back(offer);
  }
  return absl::OkStatus();
}

// A row of one suit, which has the rest from its game.
absl::Status RuleFileReader::OffersSuit(const GameKey& game, const Ranks& ranks,
                                        const toml::key& key) {
  const Offer* const offered = FindOffer(rules_, game.row);
  const bool bid = game.data().level > 0 || ranks.rank || ranks.tout;
  if (bid && offered == nullptr) {
    return Refuse(key.source(), {words::kRowOfGame, game.data().name}, words::kNone);
  }
  if (ranks.tout && !offered->tout_rank) {
    return Refuse(key.source(), {words::kRowOfGameWithTout, game.data().name}, words::kNone);
  }
  if (!ranks.rank && !ranks.tout) return absl::OkStatus();
  const SuitRank own = {game.row, *game.suit, ranks.rank, ranks.tout};
  std::vector<SuitRank>& all = rules_.suit_ranks;
  std::erase_if(all, [&](const SuitRank& r) { return r.row == own.row && r.suit == own.suit; });
  const auto place = std::ranges::find_if(all, [&](const SuitRank& r) {
    return std::pair(r.row, r.suit) > std::pair(own.row, own.suit);
  });
  all.insert(place, own);
  return absl::OkStatus();
}

absl::Status RuleFileReader::ReadContracts(const toml::node& node) {
  const auto table = ReadTable(node);
  if (!table.ok()) return table.status();
  struct Row {
    GameKey game;
    const toml::key* key;
    const toml::node* node;
    Ranks ranks;
  };
  std::vector<Row> rows;
  for (const auto& [key, value] : RowsInOrder(**table)) rows.push_back({{}, &key, &value, {}});
  bool ranked = false;
  for (auto row = rows.begin(); row != rows.end(); ++row) {
    const auto game = ReadGame(*row->key);
    if (!game.ok()) return game.status();
    if (std::find_if(rows.begin(), row, [&](const Row& r) { return r.game == *game; }) != row) {
      return Refuse(row->key->source(), words::kOneRowForEachGame,
                    Quoted(AbslView(row->key->str())));
    }
    row->game = *game;
    const auto ranks = ReadRow(*game, *row->node);
    if (!ranks.ok()) return ranks.status();
    row->ranks = *ranks;
    ranked |= !game->suit && ranks->rank;
  }
  std::stable_partition(rows.begin(), rows.end(), [](const Row& row) { return !row.game.suit; });
  // Rows that rank no game change what the base offers; else they are all that is offered.
  if (ranked) rules_.offers.clear();
  std::vector<GameKey> games;
  for (const Row& row : rows) games.push_back(row.game);
  for (const Row& row : rows) {
    absl::Status status = CheckLaufende(row.game, *row.node, games);
    if (status.ok()) {
      status = row.game.suit ? OffersSuit(row.game, row.ranks, *row.key)
                             : Offers(row.game, row.ranks, *row.node);
    }
    if (!status.ok()) return status;
  }
  ForgetWhatIsNotOffered();
  return absl::OkStatus();
}

// Of games that are bid where they are on offer.
void RuleFileReader::ForgetWhatIsNotOffered() {
  const auto offered = [&](int row) { return FindOffer(rules_, row) != nullptr; };
  std::erase_if(rules_.suit_ranks, [&](const SuitRank& own) { return !offered(own.row); });
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const bool bid = kContracts[static_cast<std::size_t>(row)].level > 0;
    if (bid && !offered(row)) rules_.options.games().Forget(row);
  }
}

absl::Status RuleFileReader::ReadOptions(const toml::node& node) {
  const auto table = ReadTable(node);
  if (!table.ok()) return table.status();
  SCHAFKOPF_DO(RefuseTwice(**table, OptionMeantBy));
  for (const auto& [key, value] : RowsInOrder(**table)) {
    const auto place = OptionCalled(AbslView(key.str()));
    if (!place) {
      const absl::string_view name = AbslView(key.str());
      return Refuse(key.source(), OptionMeant(name), Quoted(name));
    }
    std::string text;
    if (const auto* word = value.as_string()) text = word->get();
    if (const auto* number = value.as_integer()) text = absl::StrCat(number->get());
    if (const auto* flag = value.as_boolean()) text = flag->get() ? "on" : "off";
    if (!rules_.options.Set(kOptions[*place].name, EnglishValue(*place, text))) {
      return Refuse(value.source(), ValuesOf(*place), Shown(value));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<RuleSet> ParseRuleFile(absl::string_view text, absl::string_view file) {
  return RuleFileReader(file).Read(text);
}

absl::StatusOr<RuleSet> PresetRules(absl::string_view name) {
  std::vector<std::string> names;
  for (const Preset& preset : Presets()) {
    if (preset.name == name) return ParseRuleFile(preset.text, preset.name);
    names.emplace_back(preset.name);
  }
  return SyntaxError(1, OneOf(names), Quoted(name));
}

RuleSet DefaultRules() { return PresetRules(Presets().front().name).value(); }

RuleSet PlainRules() {
  RuleSet rules;
  rules.name = "defaults";
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    const ContractRow& data = kContracts[static_cast<std::size_t>(row)];
    if (data.level > 0) rules.offers.push_back({row, data.level, data.tout_level});
  }
  rules.options.Set("legen", "all_multiply");
  return rules;
}

}  // namespace schafkopf
