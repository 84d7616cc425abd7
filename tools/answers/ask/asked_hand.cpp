#include "tools/answers/ask/asked_hand.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/utf8.h"
#include "engine/text/words.h"
#include "tools/answers/ask/words.h"
#include "tools/answers/door/words.h"

namespace schafkopf {

namespace {

Message CardsNamed(CardSet cards, const CardOrder& order) {
  return {words::kCardsNamed, cards.size(), ToString(cards, order)};
}

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<AskedHand> WholeHand(CardSet cards, int seats) {
  const CardOrder order(Contract::Named("wenz"));
  if (seats == 3) {
    const AskedHand hand{cards, Deck::kShort};
    if (cards.size() == HandSize(hand.deck, seats) && CardsOf(hand.deck).Contains(cards)) {
      return hand;
    }
    return SyntaxError(1, words::kHandOfThree, CardsNamed(cards, order));
  }
  const auto deck = DeckOfHandSize(cards.size());
  if (!deck && std::abs(cards.size() - HandSize(Deck::kLong)) == 1) {
    return Mistake(
        {}, cards.size() < HandSize(Deck::kLong) ? words::kHandLacksOne : words::kHandHasOneMore);
  }
  if (!deck) return SyntaxError(1, words::kHandOfAnyDeck, {words::kCardCards, cards.size()});
  const CardSet foreign = cards - CardsOf(*deck);
  if (!foreign.empty()) {
    return SyntaxError(1, Message(words::kSoManyCardsOfDeck, HandSize(*deck), NameOf(*deck)),
                       ToString(foreign, order));
  }
  return AskedHand{cards, *deck};
}

// What forehand has taken up in a Schieber.
absl::StatusOr<AskedHand> SchieberHand(CardSet cards) {
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const TransferRow* const row = FindSchieber(cards.size() - HandSize(deck));
    if (row == nullptr || !CardsOf(deck).Contains(cards)) continue;
    if (cards.Contains(row->for_forehand)) return AskedHand{cards, deck};
  }
  return SyntaxError(1, words::kHandOfSchieber,
                     CardsNamed(cards, CardOrder(Contract::Named("ruf", Suit::kEichel))));
}

// A hand of which `unknown` cards are not seen yet; of a long deck, where the text has none.
absl::StatusOr<AskedHand> HandToCome(CardSet cards, int unknown, int seats) {
  const auto deck =
      unknown == 0 ? std::optional(Deck::kLong) : DeckOfHandSize(cards.size() + unknown, seats);
  if (!deck) {
    return SyntaxError(1, words::kHandToCome,
                       Message(words::kKnownAndUnknown, cards.size(), unknown));
  }
  if (!CardsOf(*deck).Contains(cards)) {
    return SyntaxError(1, Message(words::kCardsOfDeck, NameOf(*deck)),
                       ToString(cards - CardsOf(*deck), CardOrder(Contract::Named("wenz"))));
  }
  return AskedHand{cards, *deck};
}

// What lies open before two players.
absl::StatusOr<AskedHand> ReadOpenCards(absl::string_view text) {
  constexpr int kOpen = 8;
  const std::pair<absl::string_view, absl::string_view> sides =
      absl::StrSplit(text, absl::MaxSplits('|', 1));
  const auto own = ParseSpokenCards(sides.first);
  if (!own.ok()) return own.status();
  if (own->size() != kOpen) {
    return SyntaxError(1, words::kOwnOpenCards, absl::StrCat(own->size()));
  }
  AskedHand hand{*own, Deck::kLong};
  if (sides.second.empty()) return hand;
  const int column = ColumnAt(sides.first, sides.first.size());
  const auto other = ParseSpokenCards(sides.second);
  if (!other.ok()) return ShiftColumn(other.status(), column);
  if (other->size() != kOpen || other->Intersects(*own)) {
    return SyntaxError(column + 1, words::kOtherOpenCards,
                       ToString(*other, CardOrder(Contract::Named("offiziere"))));
  }
  hand.other_open = *other;
  return hand;
}

}  // namespace

absl::StatusOr<AskedHand> ReadAskedHand(absl::string_view text, int seats) {
  const auto cards = ParseSpokenCards(text);
  return cards.ok() ? WholeHand(*cards, seats) : cards.status();
}

absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, int seats, SoloRound round) {
  if (seats == 2) return ReadOpenCards(text);
  const bool all_seen = round == SoloRound::kSchieber;
  const int unknown = all_seen ? 0 : static_cast<int>(std::ranges::count(text, '_'));
  const auto cards =
      ParseSpokenCards(unknown == 0 ? std::string(text) : absl::StrReplaceAll(text, {{"_", " "}}));
  if (!cards.ok()) return cards.status();
  if (all_seen) return SchieberHand(*cards);
  const bool half = round == SoloRound::kTeufel && cards->size() == HandSize(Deck::kLong) / 2;
  return unknown > 0 || half ? HandToCome(*cards, unknown, seats) : WholeHand(*cards, seats);
}

namespace {

constexpr absl::string_view kBlanks = " \t";

// Where the word ends that begins at or behind `at`.
std::size_t EndOfWord(absl::string_view text, std::size_t at) {
  const std::size_t begin = std::min(text.find_first_not_of(kBlanks, at), text.size());
  return std::min(text.find_first_of(kBlanks, begin), text.size());
}

// Where the hand that begins at `begin` ends: behind as many words as are one. Where none are, a
// word that is neither a card nor a seat belongs to a hand that is not yet whole.
std::size_t EndOfHand(absl::string_view text, std::size_t begin, int seats, SoloRound round) {
  const absl::string_view line = absl::StripTrailingAsciiWhitespace(text);
  std::size_t whole = 0;
  for (std::size_t end = EndOfWord(line, begin); end > whole; end = EndOfWord(line, end)) {
    if (ReadBidHand(line.substr(begin, end - begin), seats, round).ok()) whole = end;
    if (end == line.size()) break;
  }
  if (whole > 0) return whole;
  std::size_t end = EndOfWord(line, begin);
  while (end < line.size()) {
    const std::size_t next = line.find_first_not_of(kBlanks, end);
    const std::size_t next_end = EndOfWord(line, next);
    if (ParseSeat(line.substr(next, next_end - next)).ok()) return end;
    end = next_end;
  }
  return end;
}

}  // namespace

absl::StatusOr<HandLineParts> SplitHandLine(const InputLine& line, int seats, SoloRound round) {
  if (line.cut) return SyntaxError(1, words::kHand, words::kLineThatIsTooLong);
  const absl::string_view text = line.text;
  const std::size_t start = text.find_first_not_of(kBlanks);
  const bool quoted = text[start] == '"';
  const std::size_t begin = quoted ? start + 1 : start;
  const std::size_t end =
      quoted ? std::min(text.find('"', begin), text.size()) : EndOfHand(text, begin, seats, round);
  if (quoted && end == text.size()) {
    return SyntaxError(ColumnAt(text, end), words::kClosingQuote, words::kEndOfLine);
  }
  HandLineParts parts;
  parts.hand = std::string(text.substr(begin, end - begin));
  parts.hand_begin = CharacterCount(text.substr(0, begin));
  std::size_t at = text.find_first_not_of(kBlanks, end + (quoted ? 1 : 0));
  if (at != text.npos) {
    const std::size_t seat_end = EndOfWord(text, at);
    const auto seat = ParseSeat(text.substr(at, seat_end - at));
    if (!seat.ok()) return ShiftColumn(seat.status(), CharacterCount(text.substr(0, at)));
    parts.seat = *seat;
    at = text.find_first_not_of(kBlanks, seat_end);
  }
  if (at == text.npos) return parts;
  absl::string_view rest = absl::StripTrailingAsciiWhitespace(text.substr(at));
  if (rest.size() > 1 && rest.front() == '"' && rest.back() == '"') {
    rest = rest.substr(1, rest.size() - 2);
    ++at;
  }
  parts.contract = std::string(rest);
  parts.contract_begin = CharacterCount(text.substr(0, at));
  return parts;
}

absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round) {
  auto parts = SplitHandLine(line, seats, round);
  if (!parts.ok()) return parts.status();
  const auto hand = ReadBidHand(parts->hand, seats, round);
  if (!hand.ok()) return ShiftColumn(hand.status(), parts->hand_begin);
  HandLine read{*hand, *std::move(parts)};
  if (read.parts.contract.empty()) return read;
  auto contracts = ParseContracts(read.parts.contract);
  if (!contracts.ok()) return ShiftColumn(contracts.status(), read.parts.contract_begin);
  read.contracts = *std::move(contracts);
  return read;
}

}  // namespace schafkopf
