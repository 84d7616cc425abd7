// The packs of cards in use (RULES.md 1).
#ifndef SCHAFKOPF_ENGINE_PLAY_DECK_H_
#define SCHAFKOPF_ENGINE_PLAY_DECK_H_

#include <array>
#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"

namespace schafkopf {

enum class Deck : std::uint8_t { kLong, kShort, kShort20, kKop };

struct DeckRow {
  Deck deck;
  std::string_view name;
  CardSet cards;
};

namespace deck_table {
using enum Rank;
constexpr CardSet Without(std::initializer_list<Rank> ranks) {
  CardSet cards = CardSet::All();
  for (Rank rank : ranks) cards -= RankCards(rank);
  return cards;
}
inline constexpr auto kRows = std::to_array<DeckRow>({
    {Deck::kLong, "long", CardSet::All()},
    {Deck::kShort, "short", Without({kSeven, kEight})},
    {Deck::kShort20, "short20", Without({kSeven, kEight, kNine})},
    {Deck::kKop, "kop", Without({kSeven, kEight, kNine, kKing})},
});
}  // namespace deck_table

// By Deck.
inline constexpr const auto& kDecks = deck_table::kRows;

constexpr CardSet CardsOf(Deck deck) { return kDecks[static_cast<std::size_t>(deck)].cards; }
constexpr std::string_view NameOf(Deck deck) { return kDecks[static_cast<std::size_t>(deck)].name; }
static_assert(PointsOf(CardsOf(Deck::kShort20)) == Points(120));
static_assert(PointsOf(CardsOf(Deck::kKop)) == Points(104));

// Cards of a hand at a table of `seats`.
constexpr int HandSize(Deck deck, int seats = kSeatCount) { return CardsOf(deck).size() / seats; }

// Who plays with what: four with each deck, three with 24 cards, two with 32 (RULES.md 11).
constexpr bool IsTable(Deck deck, int seats) {
  return seats == 4 || (seats == 3 && deck == Deck::kShort) || (seats == 2 && deck == Deck::kLong);
}

// For readers of hands: the deck of which each of `seats` is dealt `hand_size` cards.
constexpr std::optional<Deck> DeckOfHandSize(int hand_size, int seats = kSeatCount) {
  for (const DeckRow& row : kDecks) {
    if (IsTable(row.deck, seats) && HandSize(row.deck, seats) == hand_size) return row.deck;
  }
  return std::nullopt;
}

// Whether a game is played by so many: of two and three only alone or each for himself, and some
// by two alone.
constexpr bool IsPlayedBy(const ContractRow& row, int seats) {
  if (row.special.seats > 0) return seats == row.special.seats;
  if (row.parties == Parties::kSolo || seats == kSeatCount) return true;
  return seats == 3 && row.parties == Parties::kEach;
}

// How many play a game where `players` are named: some are always played by two.
inline int PlayersOf(const Contract& contract, int players) {
  return contract.row().special.seats > 0 ? contract.row().special.seats : players;
}

// Whether a game is played with a deck: Kop and Sjavs with their own, the others with 32 to 20.
constexpr bool IsPlayedWith(const ContractRow& row, Deck deck) {
  switch (row.pack) {
    case Pack::kBavarian:
      return deck != Deck::kKop;
    case Pack::kKop:
      return deck == Deck::kKop;
    case Pack::kSjavs:
      return deck == Deck::kLong;
  }
  return false;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_DECK_H_
