// Why a hand may not announce a contract, in the words of the errors.
#ifndef SCHAFKOPF_ENGINE_TEXT_BID_REFUSAL_H_
#define SCHAFKOPF_ENGINE_TEXT_BID_REFUSAL_H_

#include "engine/text/mistake.h"
#include "engine/text/notation.h"

namespace schafkopf {

struct Refusal {
  Message expected;
  Message found;
};
// `hand` is the declarer's. REQUIRES: obstacle == ObstacleTo(contract, hand, ...).
Refusal RefusalOf(BidObstacle obstacle, const Contract& contract, CardSet hand, const Table& table);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_BID_REFUSAL_H_
