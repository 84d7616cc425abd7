// A table: with which pack it plays, how many sit at it, and what they have agreed on.
#ifndef SCHAFKOPF_ENGINE_PLAY_TABLE_H_
#define SCHAFKOPF_ENGINE_PLAY_TABLE_H_

#include "engine/play/deck.h"
#include "engine/play/option.h"

namespace schafkopf {

inline constexpr RuleOptions kUsualOptions;

// A value type of about 1000 bytes.
struct Table {
  // A deck alone is that of four who play by the usual rules. REQUIRES, for whatever is dealt or
  // played at it: IsTable(deck, seats).
  // NOLINTNEXTLINE(google-explicit-constructor): most tables are told by their deck
  constexpr Table(Deck with = Deck::kLong, int players = kSeatCount,
                  const RuleOptions& agreed = kUsualOptions)
      : deck(with), seats(players), options(agreed) {}

  // Cards that each is dealt.
  constexpr int hand_size() const { return HandSize(deck, seats); }
  friend constexpr bool operator==(const Table&, const Table&) = default;

  Deck deck;
  int seats;  // that are dealt cards: the first ones
  RuleOptions options;
};

// Whether a game is played by so many at a table: as IsPlayedBy; a Rufspiel by three where they
// have agreed on it.
inline bool IsPlayedAt(const ContractRow& row, int seats, const RuleOptions& options) {
  const bool three = seats == 3 && IsRufspiel(row) && options.On("ruf_three");
  return three || IsPlayedBy(row, seats);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_TABLE_H_
