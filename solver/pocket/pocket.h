// The pocket edition: what a hand is worth, without dealing a single world.
//
// Small networks that learned from hundreds of thousands of hands what AdviseOnBids finds out by
// games and worlds (tools/fit/train_pocket.cpp): at four seats, with the long deck and the rules
// and prices of rule set sauspiel. They put out shares, which go the same way from there.
#ifndef SCHAFKOPF_SOLVER_POCKET_POCKET_H_
#define SCHAFKOPF_SOLVER_POCKET_POCKET_H_

#include <optional>

#include "engine/money/scoring.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"

namespace schafkopf {

// Whether it knows a contract: Rufspiel, Solo, Wenz, Geier, Farbwenz, the Tout of a solo, and what
// is only held (Sie).
bool IsInPocket(const Contract& contract);

// The advice of AdviceByKnown. Intervals say how far it may be from that of AdviseOnBids with any
// number of worlds, 95 times in 100; a likely Tout is ranked by open cards alone. About
// 200 microseconds for all games of a hand. REQUIRES: contracts IsInPocket, of a table of four with
// the long deck; a plain bid of each, that need not be played; the rules and prices of rule set
// sauspiel.
BidAdvice PocketAdvice(const BidQuestion& question, const Stakes& stakes);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_POCKET_POCKET_H_
