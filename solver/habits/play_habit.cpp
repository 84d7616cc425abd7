#include "solver/habits/play_habit.h"

#include "solver/habits/follow_traits.h"
#include "solver/habits/lead_traits.h"

namespace schafkopf {

bool HasPlayHabit(const Game& game) { return game.duties() == Duties{} && HasUsualPlayHabit(game); }

bool HasUsualPlayHabit(const Game& game) {
  const Contract& contract = game.contract();
  const bool four_call = contract.parties() == Parties::kCall && game.seats() == kSeatCount;
  return game.seats() >= 3 && (four_call || game.duties() == Duties{}) &&
         HasMasks(contract.row()) && !contract.is_tout() && !contract.must_overtake();
}

Witness WitnessOf(const Deal& deal, std::span<const Card> played) {
  Witness seen(MasksOf(deal.contract(), deal.deck()), deal.contract(), deal.declarer, deal.hands,
               deal.seats());
  for (Card card : played) seen.Play(card);
  return seen;
}

void TraitsOf(const Witness& seen, CardSet legal, std::span<CardTraits> traits) {
  const auto store = [&](Card card, const CardTraits& own) {
    std::size_t place = 0;
    for (Card other : legal) {
      if (other == card) break;
      ++place;
    }
    traits[place] = own;
  };
  if (seen.leads()) {
    ForEachLead(seen, legal, TraitRows(), store);
  } else {
    ForEachFollow(seen, legal, TraitRows(), store);
  }
}

}  // namespace schafkopf
