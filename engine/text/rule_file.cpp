// Reading TOML by toml++; every mistake is reported at its place in the file.
#include "engine/text/rule_file.h"

#include <array>
#include <cstdint>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/toml_text.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

// A name stands in the middle of sentences.
constexpr int kMostNameLetters = 100;

constexpr int kMaxCents = 1000;
constexpr int kMaxRank = 999;

// Members of Tariff by the key that sets them.
struct TariffKey {
  absl::string_view key;
  Cents Tariff::*member;
};
constexpr std::array<TariffKey, 5> kTariffKeys = {{{"extra", &Tariff::extra},
                                                   {"call", &Tariff::call},
                                                   {"solo", &Tariff::solo},
                                                   {"bettel", &Tariff::bettel},
                                                   {"ramsch", &Tariff::ramsch}}};

Message OneOf(const std::vector<std::string>& names) {
  const std::vector<Message> but_last(names.begin(), names.end() - 1);
  return {words::kOr, Joined(but_last, ", "), names.back()};
}

class RuleFileReader {
 public:
  explicit RuleFileReader(absl::string_view file) : file_(file) {}

  absl::StatusOr<RuleSet> Read(absl::string_view text);

 private:
  Mistake Refuse(const toml::source_region& where, Message expected, Message found) const {
    return InToml(file_, where, std::move(expected), std::move(found));
  }
  absl::StatusOr<int> ReadInt(const toml::node& node, int low, int high) const;
  absl::StatusOr<const toml::table*> ReadTable(const toml::node& node) const;
  absl::Status ReadTop(const toml::key& key, const toml::node& node);
  absl::Status ReadBase(const toml::node& node);
  absl::Status ReadDeck(const toml::node& node);
  absl::Status ReadTariff(const toml::node& node);
  absl::Status ReadContracts(const toml::node& node);
  absl::Status ReadRanks(const toml::table& ranks, Offer& offer) const;
  absl::Status ReadOptions(const toml::node& node);

  const absl::string_view file_;
  RuleSet rules_;
};

absl::StatusOr<int> RuleFileReader::ReadInt(const toml::node& node, int low, int high) const {
  const auto* number = node.as_integer();
  if (number != nullptr && low <= number->get() && number->get() <= high) {
    return static_cast<int>(number->get());
  }
  return Refuse(node.source(), {words::kWholeNumberFromTo, low, high}, Shown(node));
}

absl::StatusOr<const toml::table*> RuleFileReader::ReadTable(const toml::node& node) const {
  if (const auto* table = node.as_table()) return table;
  return Refuse(node.source(), words::kTable, Shown(node));
}

absl::StatusOr<RuleSet> RuleFileReader::Read(absl::string_view text) {
  const auto parsed = ParseToml(text, file_);
  if (!parsed.ok()) return parsed.status();
  const toml::table& top = *parsed;
  if (const toml::node* base = top.get("base")) {
    if (const absl::Status status = ReadBase(*base); !status.ok()) return status;
  }
  rules_.name.clear();
  for (const auto& [key, node] : top) {
    if (const absl::Status status = ReadTop(key, node); !status.ok()) return status;
  }
  if (rules_.name.empty()) return Refuse(top.source(), AsIs("name = \"...\""), words::kNone);
  if (rules_.offers.empty()) return Refuse(top.source(), words::kTableContracts, words::kNone);
  if (rules_.options.Is({"lauf_unit", "half"}) && rules_.tariff.extra.count() % 2 != 0) {
    return Refuse(top.source(), words::kEvenExtra, rules_.tariff.extra.count());
  }
  return std::move(rules_);
}

absl::Status RuleFileReader::ReadTop(const toml::key& key, const toml::node& node) {
  if (key == "name") {
    const auto* name = node.as_string();
    if (name == nullptr || name->get().empty())
      return Refuse(node.source(), words::kName, Shown(node));
    if (Escaped(name->get()) != name->get()) {
      return Refuse(node.source(), words::kNameThatCanBePrinted, Shown(node));
    }
    if (CharacterCount(name->get()) > kMostNameLetters) {
      return Refuse(node.source(), {words::kNameOfAtMostLetters, kMostNameLetters}, Shown(node));
    }
    rules_.name = name->get();
    return absl::OkStatus();
  }
  if (key == "base") return absl::OkStatus();
  if (key == "deck") return ReadDeck(node);
  if (key == "tariff") return ReadTariff(node);
  if (key == "contracts") return ReadContracts(node);
  if (key == "options") return ReadOptions(node);
  return Refuse(key.source(), words::kKeyOfRules, Quoted(AbslView(key.str())));
}

absl::Status RuleFileReader::ReadBase(const toml::node& node) {
  const auto* name = node.as_string();
  auto base = PresetRules(name == nullptr ? "" : absl::string_view(name->get()));
  if (base.ok()) return rules_ = *std::move(base), absl::OkStatus();
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
  for (const auto& [key, value] : **table) {
    const TariffKey* known = nullptr;
    for (const TariffKey& candidate : kTariffKeys) {
      if (AbslView(key.str()) == candidate.key) known = &candidate;
    }
    if (known == nullptr) {
      return Refuse(key.source(), words::kKeyOfTariff, Quoted(AbslView(key.str())));
    }
    const auto cents = ReadInt(value, 0, kMaxCents);
    if (!cents.ok()) return cents.status();
    rules_.tariff.*known->member = Cents(*cents);
  }
  return absl::OkStatus();
}

absl::Status RuleFileReader::ReadContracts(const toml::node& node) {
  const auto table = ReadTable(node);
  if (!table.ok()) return table.status();
  std::vector<std::pair<toml::source_position, Offer>> offers;
  for (const auto& [key, value] : **table) {
    const auto row = FindContractRow(key.str());
    if (!row) return Refuse(key.source(), words::kNameOfContract, Quoted(AbslView(key.str())));
    Offer offer{.row = *row, .rank = 0, .tout_rank = std::nullopt};
    if (const auto* ranks = value.as_table()) {
      if (const absl::Status status = ReadRanks(*ranks, offer); !status.ok()) return status;
    } else {
      const auto rank = ReadInt(value, 1, kMaxRank);
      if (!rank.ok()) return rank.status();
      offer.rank = *rank;
    }
    offers.emplace_back(key.source().begin, offer);
  }
  // The table comes sorted by name; the order of the file is what its writer meant.
  std::ranges::stable_sort(offers, [](const auto& a, const auto& b) { return a.first < b.first; });
  rules_.offers.clear();
  for (const auto& [place, offer] : offers) rules_.offers.push_back(offer);
  return absl::OkStatus();
}

absl::Status RuleFileReader::ReadRanks(const toml::table& ranks, Offer& offer) const {
  const ContractRow& row = kContracts[static_cast<std::size_t>(offer.row)];
  for (const auto& [key, value] : ranks) {
    if (key != "rank" && key != "tout") {
      return Refuse(key.source(), words::kRankOrTout, Quoted(AbslView(key.str())));
    }
    if (key == "tout" && !row.tout_level) {
      return Refuse(key.source(), {words::kNoToutWith, row.name}, AsIs("tout"));
    }
    const auto rank = ReadInt(value, 1, kMaxRank);
    if (!rank.ok()) return rank.status();
    if (key == "rank") offer.rank = *rank;
    if (key == "tout") offer.tout_rank = *rank;
  }
  if (offer.rank == 0) return Refuse(ranks.source(), words::kRank, words::kNone);
  return absl::OkStatus();
}

absl::Status RuleFileReader::ReadOptions(const toml::node& node) {
  const auto table = ReadTable(node);
  if (!table.ok()) return table.status();
  for (const auto& [key, value] : **table) {
    const auto place = FindOption(key.str());
    if (!place) return Refuse(key.source(), words::kNameOfOption, Quoted(AbslView(key.str())));
    std::string text;
    if (const auto* word = value.as_string()) text = word->get();
    if (const auto* number = value.as_integer()) text = absl::StrCat(number->get());
    if (const auto* flag = value.as_boolean()) text = flag->get() ? "on" : "off";
    if (!rules_.options.Set(key.str(), text)) {
      return Refuse(value.source(), ValuesOf(kOptions[*place]), Shown(value));
    }
  }
  return absl::OkStatus();
}

std::string InQuotes(absl::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

}  // namespace

Message ValuesOf(const OptionRow& row) {
  const auto names = WordsOf(row.words);
  const Message listed = Joined(std::vector<Message>(names.begin(), names.end()), ", ");
  if (row.type != OptionType::kNumber) return listed;
  const Message numbers(words::kFromTo, row.low, row.high);
  return names.empty() ? numbers : Message(words::kOr, listed, numbers);
}

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

std::string ToRuleFile(const RuleSet& rules) {
  std::string text = absl::StrCat("name = ", InQuotes(rules.name),
                                  "\ndeck = ", CardsOf(rules.deck).size(), "\n\n[tariff]\n");
  for (const TariffKey& key : kTariffKeys) {
    absl::StrAppend(&text, key.key, " = ", (rules.tariff.*key.member).count(), "\n");
  }
  absl::StrAppend(&text, "\n[contracts]\n");
  for (const Offer& offer : rules.offers) {
    const auto name = AbslView(kContracts[static_cast<std::size_t>(offer.row)].name);
    if (offer.tout_rank) {
      absl::StrAppend(&text, name, " = {rank = ", offer.rank, ", tout = ", *offer.tout_rank, "}\n");
    } else {
      absl::StrAppend(&text, name, " = ", offer.rank, "\n");
    }
  }
  absl::StrAppend(&text, "\n[options]\n");
  for (std::size_t place : rules.options.Changed()) {
    const std::string value = rules.options.ValueOf(place);
    const bool number = absl::ascii_isdigit(static_cast<unsigned char>(value[0])) &&
                        kOptions[place].type == OptionType::kNumber;
    absl::StrAppend(&text, AbslView(kOptions[place].name), " = ", number ? value : InQuotes(value),
                    "\n");
  }
  return text;
}

absl::Status SetOption(absl::string_view text, RuleOptions& options) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return SyntaxError(1, words::kNameIsValue, Quoted(text));
  const std::string name =
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(text.substr(0, equals)));
  const auto place = FindOption(name);
  if (!place) return SyntaxError(1, words::kNameOfOptionSeeRules, Quoted(name));
  const std::string value =
      absl::AsciiStrToLower(absl::StripAsciiWhitespace(text.substr(equals + 1)));
  if (options.Set(name, value) || options.Set(name, absl::AsciiStrToUpper(value))) {
    return absl::OkStatus();
  }
  return SyntaxError(static_cast<int>(equals) + 2, ValuesOf(kOptions[*place]), Quoted(value));
}

absl::StatusOr<Tariff> ParseTariff(absl::string_view text) {
  std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  // 10/50: a Rufspiel costs as much as an extra.
  if (parts.size() == 2) parts.insert(parts.begin(), parts.front());
  Tariff tariff;
  std::array<int, 3> cents{};
  bool fine = parts.size() == cents.size();
  for (std::size_t i = 0; fine && i < cents.size(); ++i) {
    fine = absl::SimpleAtoi(parts[i], &cents[i]) && 0 <= cents[i] && cents[i] <= kMaxCents;
  }
  if (!fine) return SyntaxError(1, words::kTariffAsText, Quoted(text));
  tariff.extra = Cents(cents[0]);
  tariff.call = tariff.ramsch = Cents(cents[1]);
  tariff.solo = tariff.bettel = Cents(cents[2]);
  return tariff;
}

std::string ToString(const Tariff& tariff) {
  return absl::StrCat(tariff.extra.count(), "/", tariff.call.count(), "/", tariff.solo.count());
}

}  // namespace schafkopf
