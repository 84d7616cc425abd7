// Random deals with a declarer who might have bid.
#ifndef SCHAFKOPF_BENCH_STRONG_DEAL_H_
#define SCHAFKOPF_BENCH_STRONG_DEAL_H_

#include "engine/cards/random.h"
#include "engine/play/deal.h"

namespace schafkopf {

// How many are drawn for one: the fewer hands are worth a bid, the more.
int DrawsFor(const Contract& contract);

// Of `draws` deals that allow the contract to a random declarer, the one in which his hand is best:
// by trumps, Sauen and Tens, for a Bettel by having few points. REQUIRES: a table of four;
// draws >= 1.
Deal StrongDeal(const Contract& contract, const Table& table, int draws, Random& random);

}  // namespace schafkopf

#endif  // SCHAFKOPF_BENCH_STRONG_DEAL_H_
