// Writing rule files.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/text/card_reader.h"
#include "engine/text/rules/rule_file.h"
#include "engine/text/rules/rule_file_keys.h"
#include "engine/text/rules/rule_spelling.h"
#include "engine/text/string_views.h"

namespace schafkopf {
namespace {

std::string InQuotes(absl::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

// A row of [contracts] that says what it says of one game or suit; nothing where that is nothing.
void AppendRow(const RuleSet& rules, const GameKey& game, const Ranks& ranks, Language language,
               std::string& text) {
  const auto key_of = [&](absl::string_view key) { return KeyIn(language, key); };
  std::vector<std::string> said;
  if (ranks.rank) said.push_back(absl::StrCat(key_of("rank"), " = ", *ranks.rank));
  if (ranks.tout) said.push_back(absl::StrCat("tout = ", *ranks.tout));
  for (const TermKey& key : kTermKeys) {
    const auto value = rules.options.games().SaidOf(key.term, game.row, game.suit);
    if (!value) continue;
    const bool flag = key.term == GameTerm::kSchneider;
    const std::string shown = !flag ? absl::StrCat(*value) : *value == 1 ? "true" : "false";
    said.push_back(absl::StrCat(key_of(key.key), " = ", shown));
  }
  if (said.empty()) return;
  const auto name = AbslView(game.data().name);
  const std::string key =
      game.suit ? InQuotes(absl::StrCat(name, ":", std::string(1, LetterOf(*game.suit))))
                : std::string(name);
  if (said.size() == 1 && ranks.rank) {
    absl::StrAppend(&text, key, " = ", *ranks.rank, "\n");
  } else {
    absl::StrAppend(&text, key, " = {", absl::StrJoin(said, ", "), "}\n");
  }
}

void AppendContracts(const RuleSet& rules, Language language, std::string& text) {
  for (const Offer& offer : rules.offers) {
    AppendRow(rules, {offer.row, std::nullopt}, {offer.rank, offer.tout_rank}, language, text);
  }
  for (int row = 0; row < static_cast<int>(kContracts.size()); ++row) {
    if (FindOffer(rules, row) == nullptr) AppendRow(rules, {row, std::nullopt}, {}, language, text);
    for (Suit suit : kSuits) {
      Ranks ranks;
      for (const SuitRank& own : rules.suit_ranks) {
        if (own.row == row && own.suit == suit) ranks = {own.rank, own.tout_rank};
      }
      AppendRow(rules, {row, suit}, ranks, language, text);
    }
  }
}

}  // namespace

std::string OptionLine(const RuleOptions& options, std::size_t place, Language language) {
  const std::string value = options.ValueOf(place);
  const bool number = absl::ascii_isdigit(static_cast<unsigned char>(value[0])) &&
                      kOptions[place].type == OptionType::kNumber;
  return absl::StrCat(NameOfOption(place).in(language), " = ",
                      number ? value : InQuotes(ValueOfOption(place, value).in(language)));
}

std::string ToRuleFile(const RuleSet& rules, Language language) {
  const auto key_of = [&](absl::string_view key) { return KeyIn(language, key); };
  std::string text = absl::StrCat("name = ", InQuotes(rules.name), "\n", key_of("deck"), " = ",
                                  CardsOf(rules.deck).size(), "\n\n[", key_of("tariff"), "]\n");
  for (const TariffKey& key : kTariffKeys) {
    absl::StrAppend(&text, key_of(key.key), " = ", (rules.tariff.*key.member).count(), "\n");
  }
  for (const OwnTariffKey& key : kOwnTariffKeys) {
    const auto& own = rules.tariff.*key.member;
    if (own) absl::StrAppend(&text, key_of(key.key), " = ", own->count(), "\n");
  }
  absl::StrAppend(&text, "\n[", key_of("contracts"), "]\n");
  AppendContracts(rules, language, text);
  absl::StrAppend(&text, "\n[", key_of("options"), "]\n");
  for (std::size_t place : rules.options.Changed()) {
    absl::StrAppend(&text, OptionLine(rules.options, place, language), "\n");
  }
  return text;
}

}  // namespace schafkopf
