// A position as it stands: what is known of the tricks before it, where nobody tells their cards.
#ifndef SCHAFKOPF_ENGINE_PLAY_PAST_H_
#define SCHAFKOPF_ENGINE_PLAY_PAST_H_

#include <optional>

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"

namespace schafkopf {

// The tricks in front of the first one that is told: as many as each hand lacks cards. 72 bytes.
struct Past {
  Seat leader;  // of the first trick that is told
  // Of each seat, but of a side told together all of it at one of its seats.
  PerSeat<Points> points;
  PerSeat<int> tricks;
  PerSeat<CardSet> taken;  // the cards of them, where they were told: they decide a Ramsch's ties
  // Whether they were told. Where tricks were not, they say of two sides only who has none, some or
  // all; points need not be told where they do not count.
  bool counts_points = false;
  bool counts_tricks = false;
  bool called_led = false;  // one was led with a card of the called suit: its holder is free
  SeatSet side;             // the declarer's; nobody: the hands still show it
  // Of the declarer's side, negative without; nothing: not known, so that none are paid.
  std::optional<int> laufende;

  friend bool operator==(const Past&, const Past&) = default;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_PAST_H_
