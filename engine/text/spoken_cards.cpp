#include "engine/text/spoken_cards.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "engine/text/notation.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kSeparators = "-;./";
constexpr absl::string_view kBetween = " \t,-;./";

template <class Meaning>
struct Spoken {
  absl::string_view word;  // in lower case
  Meaning meaning;
};

// Where one word begins another, the longer stands first.
constexpr auto kSuitWords = std::to_array<Spoken<Suit>>({
    {"eichel", Suit::kEichel},
    {"eichl", Suit::kEichel},
    {"gras", Suit::kGras},
    {"blatt", Suit::kGras},
    {"laub", Suit::kGras},
    {"grün", Suit::kGras},
    {"herz", Suit::kHerz},
    {"rot", Suit::kHerz},
    {"schellen", Suit::kSchellen},
    {"schelln", Suit::kSchellen},
    {"schell", Suit::kSchellen},
});
// Of a card in one word, such as EiA, E-A, EA_ or EB.
constexpr auto kShortSuits = std::to_array<Spoken<Suit>>({
    {"ei", Suit::kEichel},
    {"e", Suit::kEichel},
    {"gr", Suit::kGras},
    {"g", Suit::kGras},
    {"he", Suit::kHerz},
    {"h", Suit::kHerz},
    {"sch", Suit::kSchellen},
    {"sc", Suit::kSchellen},
    {"s", Suit::kSchellen},
});
constexpr auto kShortRanks = std::to_array<Spoken<Rank>>({
    {"a", Rank::kSau},
    {"as", Rank::kSau},
    {"z", Rank::kTen},
    {"x", Rank::kTen},
    {"10", Rank::kTen},
    {"k", Rank::kKing},
    {"o", Rank::kOber},
    {"d", Rank::kOber},
    {"q", Rank::kOber},
    {"u", Rank::kUnter},
    {"b", Rank::kUnter},
    {"j", Rank::kUnter},
    {"9", Rank::kNine},
    {"8", Rank::kEight},
    {"7", Rank::kSeven},
});
constexpr auto kRankWords = std::to_array<Spoken<Rank>>({
    {"sau", Rank::kSau},      {"ass", Rank::kSau},        {"as", Rank::kSau},
    {"zehner", Rank::kTen},   {"zehn", Rank::kTen},       {"10er", Rank::kTen},
    {"10", Rank::kTen},       {"könig", Rank::kKing},     {"koenig", Rank::kKing},
    {"ober", Rank::kOber},    {"unter", Rank::kUnter},    {"neuner", Rank::kNine},
    {"neun", Rank::kNine},    {"9er", Rank::kNine},       {"9", Rank::kNine},
    {"achter", Rank::kEight}, {"acht", Rank::kEight},     {"8er", Rank::kEight},
    {"8", Rank::kEight},      {"siebener", Rank::kSeven}, {"sieben", Rank::kSeven},
    {"7er", Rank::kSeven},    {"7", Rank::kSeven},
});

// Lower case; of letters beyond ASCII the umlaut ö, which a card has.
std::string Lower(absl::string_view text) {
  std::string lower = absl::AsciiStrToLower(text);
  const std::string large = "Ö";
  for (std::size_t at = lower.find(large); at != lower.npos; at = lower.find(large, at)) {
    lower.replace(at, large.size(), "ö");
  }
  return lower;
}

// Takes what stands between words, and then one of them.
template <class Words>
auto Take(absl::string_view& rest, const Words& words)
    -> std::optional<decltype(words.front().meaning)> {
  rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
  for (const auto& word : words) {
    if (!absl::StartsWith(rest, word.word)) continue;
    rest.remove_prefix(word.word.size());
    return word.meaning;
  }
  return std::nullopt;
}

// A word that is one card: the letters of a suit, those of a rank, and signs around them.
std::optional<Card> ShortCard(absl::string_view word) {
  std::string letters;
  for (char c : word) {
    if (c != '-' && c != '_') letters += c;
  }
  // "Gras" is no Gras-As.
  for (const auto& suit : kSuitWords) {
    if (letters == suit.word) return std::nullopt;
  }
  for (const auto& suit : kShortSuits) {
    if (!absl::StartsWith(letters, suit.word)) continue;
    const absl::string_view rest = absl::string_view(letters).substr(suit.word.size());
    for (const auto& rank : kShortRanks) {
      if (rest == rank.word) return Card(suit.meaning, rank.meaning);
    }
  }
  return std::nullopt;
}

// Takes a card in words, or by its letters among words, off `rest`, the end of `whole`.
absl::StatusOr<Card> TakeCard(absl::string_view& rest, absl::string_view whole) {
  const absl::string_view whole_word = rest.substr(0, rest.find_first_of(" \t,;./"));
  if (const auto card = ShortCard(whole_word)) {
    rest.remove_prefix(whole_word.size());
    return *card;
  }
  if (const auto suit = Take(rest, kSuitWords)) {
    if (const auto rank = Take(rest, kRankWords)) return Card(*suit, *rank);
    return SyntaxError(ColumnOfPart(rest, whole), words::kRankInWords, Quoted(rest));
  }
  const absl::string_view word = rest.substr(0, rest.find_first_of(kBetween));
  const auto card = ParseCard(word);
  if (!card.ok()) return SyntaxError(ColumnOfPart(rest, whole), words::kCard, Quoted(word));
  rest.remove_prefix(word.size());
  return *card;
}

absl::StatusOr<CardSet> ParseWords(absl::string_view text) {
  const std::string lower = Lower(text);
  absl::string_view rest = lower;
  CardSet cards;
  while (true) {
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
    if (rest.empty()) return cards;
    if (absl::StartsWith(rest, "und ")) {
      rest.remove_prefix(4);
      continue;
    }
    const int column = ColumnOfPart(rest, lower);
    const auto card = TakeCard(rest, lower);
    if (!card.ok()) return card.status();
    if (cards.Contains(*card)) return SyntaxError(column, words::kEachCardOnce, ToString(*card));
    cards.Insert(*card);
  }
}

}  // namespace

absl::StatusOr<CardSet> ParseSpokenCards(absl::string_view text) {
  // Who leaves cards out has not said which.
  if (const std::size_t dots = text.find(".."); dots != absl::string_view::npos) {
    return SyntaxError(ColumnOfPart(text.substr(dots), text), words::kCard, Quoted(".."));
  }
  std::string separated(text);
  for (char& c : separated) {
    if (absl::StrContains(kSeparators, c)) c = ' ';
  }
  auto cards = ParseCardSet(separated);
  if (cards.ok()) return cards;
  auto words = ParseWords(text);
  if (words.ok()) return words;
  const std::string lower = Lower(text);
  const bool in_words = std::ranges::any_of(
      kSuitWords, [&](const auto& suit) { return absl::StrContains(lower, suit.word); });
  return in_words ? words : cards;
}

}  // namespace schafkopf
