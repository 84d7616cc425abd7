// What solver/people/habit_loops.h promises; for its two units alone.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_HABIT_LOOPS_BODY_H_
#define SCHAFKOPF_SOLVER_PEOPLE_HABIT_LOOPS_BODY_H_

#include <algorithm>
#include <array>

#include "solver/people/bid_traits.h"
#include "solver/people/follow_traits.h"
#include "solver/people/habit_game.h"
#include "solver/people/habit_loops.h"
#include "solver/people/last_tricks.h"
#include "solver/people/lead_traits.h"
#include "solver/people/plain_math.h"

namespace schafkopf::habit_loops {

// Draws one of several legal cards.
inline Card Choose(const Witness& seen, CardSet legal, Random& random) {
  std::array<double, kCardCount> chances;  // of the legal cards, by card
  const auto note = [&](Card card, double score) {
    chances[static_cast<std::size_t>(card.index())] =
        Exp(std::clamp(kSharpness * score, -60.0, 60.0));
  };
  const TraitSums empty(kHabitWeights[seen.Habit()]);
  if (seen.leads()) {
    ForEachLead(seen, legal, empty, note);
  } else {
    ForEachFollow(seen, legal, empty, note);
  }
  double sum = 0;
  for (Card card : legal) sum += chances[static_cast<std::size_t>(card.index())];
  double draw = random.Fraction() * sum;
  Card chosen;
  for (Card card : legal) {
    chosen = card;
    draw -= chances[static_cast<std::size_t>(card.index())];
    if (draw < 0) break;
  }
  return chosen;
}

inline Value Play(Witness seen, Random& random) {
  while (!seen.leads() || seen.hand().size() > kExactTricks) {
    const CardSet legal = seen.LegalPlays();
    seen.Play(legal.size() == 1 ? legal.Highest() : Choose(seen, legal, random));
  }
  return LastTricks(seen).ValueOfSamePrice(Thresholds{});
}

inline BidChances Bids(CardSet hand, Deck deck, Seat seat, std::span<const Contract> offers) {
  BidChances chances{{}, 1};
  double sum = 1;
  for (const Contract& contract : offers) {
    if (ObstacleTo(contract, hand, deck) != BidObstacle::kNone) continue;
    const BidTraits traits = BidTraitsBy(MasksOf(contract, deck), contract, hand, deck, seat);
    const double odds = BidOddsBy(kBidWeights[*BidHabitOf(contract, deck)], traits);
    chances.bids.Add({contract, odds});
    sum += odds;
  }
  for (BidChance& bid : chances.bids) bid.chance /= sum;
  chances.pass /= sum;
  return chances;
}

inline HabitLoops Loops() { return {Play, Bids}; }

}  // namespace schafkopf::habit_loops

#endif  // SCHAFKOPF_SOLVER_PEOPLE_HABIT_LOOPS_BODY_H_
