// The duties of the seat that holds the called Sau (RULES.md 3). They live here and nowhere else.
#ifndef SCHAFKOPF_ENGINE_PLAY_CALLED_SAU_H_
#define SCHAFKOPF_ENGINE_PLAY_CALLED_SAU_H_

#include "engine/cards/card_set.h"

namespace schafkopf {

// The called card and the plain cards of its suit, itself included. Empty where nothing is called.
// The bits may stand for cards in any labelling, as long as the hands use the same one.
struct CalledSau {
  CardSet sau;
  CardSet suit;
};

// With this many plain cards of the suit, Sau included, the holder may lead another: run away.
inline constexpr int kRunawayMin = 4;

// The cards that `hand` may lead while the suit has not been led.
constexpr CardSet LegalLeads(CardSet hand, const CalledSau& called) {
  if (!hand.Intersects(called.sau) || (hand & called.suit).size() >= kRunawayMin) return hand;
  return hand - (called.suit - called.sau);
}

// The cards of `hand` that may follow a lead of `group` while the suit has not been led:
// the Sau is searched by its own suit and cannot be thrown off, but as the last card it must fall.
constexpr CardSet LegalFollows(CardSet hand, CardSet group, const CalledSau& called) {
  const CardSet following = hand & group;
  const CardSet allowed = following.empty() ? hand : following;
  if (!hand.Intersects(called.sau)) return allowed;
  if (group.Contains(called.sau)) return called.sau;
  return allowed == called.sau ? allowed : allowed - called.sau;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_CALLED_SAU_H_
