// Random deals with a declarer who might have bid.
#ifndef SCHAFKOPF_SOLVER_SAMPLE_STRONG_DEAL_H_
#define SCHAFKOPF_SOLVER_SAMPLE_STRONG_DEAL_H_

#include "engine/cards/random.h"
#include "engine/play/deal.h"
#include "engine/worlds/dealer.h"

namespace schafkopf {

// How many are drawn for one: the fewer hands are worth a bid, the more.
int DrawsFor(const Contract& contract);

// Deals one game of one declarer, as far as its call and its name say what hands hold. Making one
// costs up to a millisecond; any number of threads may share it.
class StrongDealer {
 public:
  // REQUIRES: a game of this table.
  StrongDealer(const Contract& contract, const Table& table, Seat declarer);

  // Of `draws` deals the one in which the declarer's hand is best: by trumps, Sauen and Tens, for a
  // Bettel by having few points. REQUIRES: draws >= 1.
  Hands Draw(int draws, Random& random) const;

 private:
  Contract contract_;
  Seat declarer_;
  CardOrder order_;
  Dealer dealer_;
};

// The same of a random declarer. REQUIRES: a table of four.
Deal StrongDeal(const Contract& contract, const Table& table, int draws, Random& random);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_SAMPLE_STRONG_DEAL_H_
