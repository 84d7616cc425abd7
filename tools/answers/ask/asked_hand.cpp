#include "tools/answers/ask/asked_hand.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "engine/money/transfer.h"
#include "engine/text/notation.h"
#include "engine/text/spoken_cards.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/answers/door/counted.h"

namespace schafkopf {

absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats) {
  auto hand = ParseSpokenCards(text);
  if (seats == 3 && hand.ok()) {
    if (hand->size() != HandSize(Deck::kShort, 3) || !CardsOf(Deck::kShort).Contains(*hand)) {
      return SyntaxError(1, "8 of the 24 cards without 8 and 7",
                         absl::StrCat(hand->size(), " cards: ",
                                      ToString(*hand, CardOrder(Contract::Named("wenz")))));
    }
    return hand;
  }
  if (hand.ok() && !DeckOfHandSize(hand->size())) {
    return SyntaxError(1, "8 cards, or 6, 5 or 4 of a smaller deck",
                       Counted(static_cast<std::uint64_t>(hand->size()), "card"));
  }
  if (hand.ok() && !CardsOf(*DeckOfHandSize(hand->size())).Contains(*hand)) {
    const Deck deck = *DeckOfHandSize(hand->size());
    return SyntaxError(
        1, absl::StrCat(HandSize(deck), " cards of the ", AbslView(NameOf(deck)), " deck"),
        ToString(*hand - CardsOf(deck), CardOrder(Contract::Named("wenz"))));
  }
  return hand;
}

namespace {

// The deck of a hand that forehand has taken up in a Schieber.
absl::StatusOr<AskedHand> ReadSchieberHand(absl::string_view text) {
  const auto cards = ParseSpokenCards(text);
  if (!cards.ok()) return cards.status();
  for (Deck deck : {Deck::kLong, Deck::kShort}) {
    const TransferRow* const row = FindSchieber(cards->size() - HandSize(deck));
    if (row == nullptr || !CardsOf(deck).Contains(*cards)) continue;
    if (cards->Contains(row->for_forehand)) return AskedHand{*cards, deck};
  }
  return SyntaxError(
      1, "10 cards with EO GO, 11 with HO too or 12 with SO too (of 24: 8, 9, 10)",
      absl::StrCat(cards->size(),
                   " cards: ", ToString(*cards, CardOrder(Contract::Named("ruf", Suit::kEichel)))));
}

// A hand of which not all cards are seen yet, `_` or nothing for the others.
absl::StatusOr<AskedHand> ReadHandToCome(absl::string_view text, int seats) {
  const std::string known = absl::StrReplaceAll(text, {{"_", " "}});
  const auto cards = ParseSpokenCards(known);
  if (!cards.ok()) return cards.status();
  const auto unknown = static_cast<int>(std::ranges::count(text, '_'));
  const auto deck =
      unknown == 0 ? std::optional(Deck::kLong) : DeckOfHandSize(cards->size() + unknown, seats);
  if (!deck) {
    return SyntaxError(1, "as many cards as a hand has, `_` for each not seen yet",
                       absl::StrCat(cards->size(), " known and ", unknown, " unknown"));
  }
  if (!CardsOf(*deck).Contains(*cards)) {
    return SyntaxError(1, absl::StrCat("cards of the ", AbslView(NameOf(*deck)), " deck"),
                       ToString(*cards - CardsOf(*deck), CardOrder(Contract::Named("wenz"))));
  }
  return AskedHand{*cards, *deck};
}

// What lies open before two players.
absl::StatusOr<AskedHand> ReadOpenCards(absl::string_view text) {
  constexpr int kOpen = 8;
  const std::pair<absl::string_view, absl::string_view> sides =
      absl::StrSplit(text, absl::MaxSplits('|', 1));
  const auto own = ParseSpokenCards(sides.first);
  if (!own.ok()) return own.status();
  if (own->size() != kOpen) {
    return SyntaxError(1, "the 8 cards that lie open before you", absl::StrCat(own->size()));
  }
  AskedHand hand{*own, Deck::kLong};
  if (sides.second.empty()) return hand;
  const int column = static_cast<int>(sides.first.size()) + 1;
  const auto other = ParseSpokenCards(sides.second);
  if (!other.ok()) return ShiftColumn(other.status(), column);
  if (other->size() != kOpen || other->Intersects(*own)) {
    return SyntaxError(column + 1, "8 other cards that lie open before the other",
                       ToString(*other, CardOrder(Contract::Named("offiziere"))));
  }
  hand.other_open = *other;
  return hand;
}

}  // namespace

absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, int seats, SoloRound round) {
  if (seats == 2) return ReadOpenCards(text);
  if (round == SoloRound::kSchieber) return ReadSchieberHand(text);
  const auto few = [&] {
    const auto cards = ParseSpokenCards(text);
    return cards.ok() && cards->size() == HandSize(Deck::kLong) / 2;
  };
  const bool to_come = text.find('_') != text.npos;
  if (to_come || (round == SoloRound::kTeufel && few())) {
    return ReadHandToCome(text, seats);
  }
  const auto cards = ReadAskedHand(text, seats);
  if (!cards.ok()) return cards.status();
  return AskedHand{*cards, *DeckOfHandSize(cards->size(), seats)};
}

}  // namespace schafkopf
