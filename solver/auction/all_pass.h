// What follows where nobody bids and the deal is not thrown in: a Muss, a Kreuzbock or a Ramsch,
// played by habit.
#ifndef SCHAFKOPF_SOLVER_AUCTION_ALL_PASS_H_
#define SCHAFKOPF_SOLVER_AUCTION_ALL_PASS_H_

#include "engine/cards/random.h"
#include "engine/money/scoring.h"
#include "engine/play/deal.h"

namespace schafkopf {

// What `asker` receives. A Kreuzbock is played by the habits of the Rufspiel; so is a Muss, in
// which the holder of its card calls what he would have bid on soonest; a Ramsch by rules of thumb
// (solver/ramsch/ramsch_habits.h). Costs a few microseconds. A pure function of its arguments.
// REQUIRES: four hands of 32 or 24 cards; a Kreuzbock, a Ramsch or a Muss, whatever it calls.
Cents PlayAllPassed(const Contract& contract, Deck deck, const Hands& hands, Seat asker,
                    const Stakes& stakes, Random& random);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_ALL_PASS_H_
