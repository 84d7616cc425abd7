// How a trick can end, for each card that a seat may play.
#ifndef SCHAFKOPF_SOLVER_SEARCH_ORDER_OUTLOOK_H_
#define SCHAFKOPF_SOLVER_SEARCH_ORDER_OUTLOOK_H_

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/search/board/layout.h"
#include "solver/search/board/node.h"
#include "solver/search/board/pick.h"

namespace schafkopf {

// How the trick can end, seen by the seat that plays next, if everybody plays to win it.
enum TrickOutcome : std::uint8_t {
  kOursForSure,    // nobody yet to play can take it from the mover's side
  kOursLikely,     // a partner yet to play will
  kTheirsForSure,  // nobody yet to play can take it from the others
  kTheirsLikely
};
constexpr bool ForSure(TrickOutcome outcome) {
  return outcome == kOursForSure || outcome == kTheirsForSure;
}
constexpr bool Ours(TrickOutcome outcome) {
  return outcome == kOursForSure || outcome == kOursLikely;
}

// The outcome card by card, for cards of one group.
struct Outlook {
  Cards to_beat;      // only higher cards take the trick
  Cards enemy_reach;  // the highest card an enemy yet to play can win with; 0 if none
  // If the mover ducks, takes it but an enemy can still take it from him, takes it for sure.
  std::array<TrickOutcome, 3> outcomes;

  TrickOutcome OutcomeOf(Cards card) const {
    const unsigned takes = card > to_beat;
    return outcomes[takes + (takes & (card > enemy_reach ? 1u : 0u))];
  }
};

// The outlook of the seat that plays as number kPlace of a trick: the group `led` is led, or would
// be by the mover, and `best` wins so far; 0 if nothing lies there yet.
template <int kPlace>
Outlook OutlookOf(const Layout& layout, const Node& node, Cards led, Cards best, int best_seat) {
  const int mover = (node.leader + kPlace) & 3;
  const Cards side = layout.side_cards[mover];
  Cards friend_reach = 0;
  Cards enemy_reach = 0;
  for (int later = kPlace + 1; later < 4; ++later) {
    const Cards hand = node.hand((node.leader + later) & 3);
    const Cards top = HighestBit(Else(hand & led, hand & layout.trumps()));
    friend_reach = std::max(friend_reach, top & side);
    enemy_reach = std::max(enemy_reach, top & ~side);
  }
  const TrickOutcome beaten = friend_reach > enemy_reach ? kOursLikely : kTheirsLikely;
  TrickOutcome ducked = kTheirsForSure;
  if (kPlace > 0 && layout.SameSide(best_seat, mover)) {
    ducked = best > enemy_reach ? kOursForSure : beaten;
  } else if (kPlace > 0 && friend_reach > best) {
    ducked = beaten;
  }
  return {best, enemy_reach, {ducked, beaten, kOursForSure}};
}

// The cards of a seat by outcome.
struct Prospects {
  Cards ours = 0;  // likely or for sure
  Cards ours_for_sure = 0;
  Cards for_sure = 0;  // ours or theirs

  Prospects& operator|=(const Prospects& others) {
    ours |= others.ours;
    ours_for_sure |= others.ours_for_sure;
    for_sure |= others.for_sure;
    return *this;
  }
};

// Of some cards, by their outlook; only the `eligible` can win the trick.
inline Prospects ProspectsOf(const Outlook& outlook, Cards cards, Cards eligible) {
  const TrickOutcome ducked = outlook.outcomes[0];
  const TrickOutcome beaten = outlook.outcomes[1];
  const Cards taking = pick::Above(cards & eligible, outlook.to_beat);
  const Cards ducking = cards ^ taking;
  const Cards unbeatable = pick::Above(taking, outlook.enemy_reach);
  return {unbeatable | (Ours(beaten) ? taking : 0) | (Ours(ducked) ? ducking : 0),
          unbeatable | (ducked == kOursForSure ? ducking : 0),
          unbeatable | (ForSure(ducked) ? ducking : 0)};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SEARCH_ORDER_OUTLOOK_H_
