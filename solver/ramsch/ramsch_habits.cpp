#include "solver/ramsch/ramsch_habits.h"

#include <algorithm>

namespace schafkopf {

Cards RamschHabits::Choose(const RamschState& state) const {
  Cards legal = board_.LegalOf(state);
  if ((legal & (legal - 1)) == 0) return legal;
  const Cards unseen =
      state.all() & ~state.own();  // by the cards fallen; whose they are is not asked
  Cards best = 0;
  int most = 0;
  for (; legal != 0; legal &= legal - 1) {
    const Cards card = LowestBit(legal);
    const int score =
        state.between() ? LeadScore(state, card, unseen) : FollowScore(state, card, unseen);
    if (best == 0 || score > most) {
      best = card;
      most = score;
    }
  }
  return best;
}

// The more cards can beat it the better, and the fewer cards of its suit stay behind.
int RamschHabits::LeadScore(const RamschState& state, Cards card, Cards unseen) const {
  const int label = IndexOf(card);
  const Cards group = board_.group_of(label);
  const int above = std::popcount(unseen & group & Above(card));
  if (passes_on_) return -4 * above + board_.points_of(label);
  const int below = std::popcount(unseen & group) - above;
  const int kept = std::popcount(state.own() & group);
  return 8 * std::min(above, 4) - 4 * std::min(below, 4) - kept - board_.points_of(label);
}

int RamschHabits::FollowScore(const RamschState& state, Cards card, Cards unseen) const {
  constexpr int kSafe = 1000;
  const int label = IndexOf(card);
  const Cards group = board_.group_of(label);
  const int points = board_.points_of(label);
  const int strength = std::popcount(board_.deck() & group & (card - 1));  // cards below it
  const bool beats = (card & board_.BeatersOf(state)) != 0;
  if (passes_on_) {
    const int right = (state.mover + board_.seats() - 1) % board_.seats();
    const bool hurts = state.winner == right;
    if (hurts && beats) return kSafe + points - strength;
    return hurts ? -4 * points - strength : 4 * points - strength;
  }
  if (!beats) return kSafe + 2 * points + strength;  // out of the trick, and rid of it
  const bool last = state.laid + 1 == board_.seats();
  const int higher = std::popcount(unseen & (state.led | board_.trumps()) & Above(card));
  if (last || higher == 0) return 2 * strength - 4 * points;
  return 8 * std::min(higher, 8) - points;
}

}  // namespace schafkopf
