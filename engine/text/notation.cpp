#include "engine/text/notation.h"

#include <array>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/text/card_reader.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kSuitLetters = "SHGE";      // by Suit
constexpr absl::string_view kRankLetters = "789UOKZA";  // by Rank
constexpr std::size_t kQuotedBytes = 24;

struct Mark {
  absl::string_view text;
  int index;
};
// Upper case; the printed letters and what else stands for them.
constexpr std::array<Mark, 14> kSuitMarks = {{{"E", 3},
                                              {"G", 2},
                                              {"H", 1},
                                              {"S", 0},
                                              {"L", 2},
                                              {"B", 2},
                                              {"♣️", 3},
                                              {"♠️", 2},
                                              {"♥️", 1},
                                              {"♦️", 0},
                                              {"♣", 3},
                                              {"♠", 2},
                                              {"♥", 1},
                                              {"♦", 0}}};
constexpr std::array<Mark, 14> kRankMarks = {{{"A", 7},
                                              {"Z", 6},
                                              {"K", 5},
                                              {"O", 4},
                                              {"U", 3},
                                              {"9", 2},
                                              {"8", 1},
                                              {"7", 0},
                                              {"T", 6},
                                              {"X", 6},
                                              {"10", 6},
                                              {"Q", 4},
                                              {"D", 4},
                                              {"J", 3}}};

template <std::size_t N>
const Mark* FindMark(const std::array<Mark, N>& marks, absl::string_view text) {
  for (const Mark& mark : marks) {
    if (absl::StartsWithIgnoreCase(text, mark.text)) return &mark;
  }
  return nullptr;
}

bool IsSeparator(char c) { return absl::ascii_isspace(static_cast<unsigned char>(c)) || c == ','; }

}  // namespace

std::string Escaped(absl::string_view text, std::size_t most) {
  std::string shown;
  std::size_t used = 0;
  while (used < text.size()) {
    const absl::string_view rest = text.substr(used);
    const absl::string_view character = FirstCharacter(rest);
    used += character.size();
    if (used > most) return shown + "...";
    if (IsPrintable(rest)) {
      absl::StrAppend(&shown, character);
      continue;
    }
    for (char c : character) {
      absl::StrAppendFormat(&shown, "\\x%02x", static_cast<unsigned char>(c));
    }
  }
  return shown;
}

Message Quoted(absl::string_view text) {
  if (text.empty()) return words::kNothing;
  return absl::StrCat("\"", Escaped(text, kQuotedBytes), "\"");
}

char LetterOf(Suit suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }
char LetterOf(Rank rank) { return kRankLetters[static_cast<std::size_t>(rank)]; }

std::string ToString(Card card) { return {LetterOf(card.suit()), LetterOf(card.rank())}; }

std::string ToString(std::span<const Card> cards) {
  std::string text;
  for (Card card : cards) absl::StrAppend(&text, text.empty() ? "" : " ", ToString(card));
  return text;
}

std::string ToString(CardSet cards, const CardOrder& order) {
  std::string text;
  for (Card card : order.best_first()) {
    if (cards.Contains(card)) absl::StrAppend(&text, text.empty() ? "" : " ", ToString(card));
  }
  return text;
}

std::optional<SuitMark> SuitAtStart(absl::string_view text) {
  const Mark* mark = FindMark(kSuitMarks, text);
  if (mark == nullptr) return std::nullopt;
  return SuitMark{static_cast<Suit>(mark->index), mark->text.size()};
}

void CardReader::Skip(std::size_t bytes) {
  column_ += CharacterCount(rest_.substr(0, bytes));
  rest_.remove_prefix(bytes);
  end_ += bytes;
}

absl::StatusOr<std::optional<PlacedCard>> CardReader::Next() {
  while (!rest_.empty() && IsSeparator(rest_.front())) Skip(1);
  if (rest_.empty()) return std::nullopt;
  const int column = column_;
  begin_ = end_;
  const auto suit = SuitAtStart(rest_);
  if (!suit) return SyntaxError(column, words::kSuit, Quoted(FirstCharacter(rest_)));
  // Of Blatt, or the Ace of Bells.
  if (absl::StartsWithIgnoreCase(rest_, "BA")) {
    return SyntaxError(column, words::kGrasOrSchellenSau, Quoted(rest_.substr(0, 2)));
  }
  Skip(suit->size);
  const Mark* rank = FindMark(kRankMarks, rest_);
  if (rank == nullptr) {
    return SyntaxError(column_, words::kCardRank, Quoted(FirstCharacter(rest_)));
  }
  Skip(rank->text.size());
  return PlacedCard{Card(suit->suit, static_cast<Rank>(rank->index)), column};
}

absl::StatusOr<std::vector<PlacedCard>> ReadPlacedCards(absl::string_view text, int column) {
  CardReader reader(text, column);
  std::vector<PlacedCard> cards;
  while (true) {
    auto next = reader.Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) return cards;
    cards.push_back(**next);
  }
}

absl::StatusOr<std::vector<Card>> ParseCards(absl::string_view text) {
  const auto placed = ReadPlacedCards(text);
  if (!placed.ok()) return placed.status();
  std::vector<Card> cards;
  for (const PlacedCard& each : *placed) cards.push_back(each.card);
  return cards;
}

absl::StatusOr<CardSet> ParseCardSet(absl::string_view text) {
  CardReader reader(text);
  CardSet cards;
  while (true) {
    auto next = reader.Next();
    if (!next.ok()) return next.status();
    if (!next->has_value()) return cards;
    const auto [card, column] = **next;
    if (cards.Contains(card)) {
      return SyntaxError(column, words::kEachCardOnce, {words::kAgain, ToString(card)});
    }
    cards.Insert(card);
  }
}

absl::StatusOr<Card> ParseCard(absl::string_view text) {
  CardReader reader(text);
  auto first = reader.Next();
  if (!first.ok()) return first.status();
  if (!first->has_value()) return SyntaxError(1, words::kCard, Quoted(text));
  auto second = reader.Next();
  if (!second.ok()) return second.status();
  if (second->has_value()) {
    return SyntaxError((*second)->column, words::kOneCard, ToString((*second)->card));
  }
  return (*first)->card;
}

absl::StatusOr<Seat> ParseSeat(absl::string_view text) {
  const absl::string_view digit = absl::StripAsciiWhitespace(text);
  if (digit.size() == 1 && '0' <= digit[0] && digit[0] < '0' + kSeatCount) {
    return Seat(digit[0] - '0');
  }
  return SyntaxError(digit.empty() ? 1 : ColumnOfPart(digit, text),
                     {words::kSeatUpTo, kSeatCount - 1}, Quoted(digit));
}

std::optional<Deck> FindDeck(absl::string_view text) {
  for (const DeckRow& row : kDecks) {
    if (text == AbslView(row.name) || text == absl::StrCat(row.cards.size())) return row.deck;
  }
  return std::nullopt;
}

}  // namespace schafkopf
