// Weddings as people make them: who takes one, and what he gives back (RULES.md 6).
#ifndef SCHAFKOPF_SOLVER_HABITS_WEDDING_H_
#define SCHAFKOPF_SOLVER_HABITS_WEDDING_H_

#include <optional>

#include "engine/play/deal.h"

namespace schafkopf {

// Trumps with which people take a wedding: four, but of a small hand no more than leave the cards
// to give back. REQUIRES: a contract of parties kPair, here and below.
int TrumpsOfTaker(const Contract& contract, int hand_size);

// Whether the partner that the contract names would take it: with as many trumps or more, and
// enough plain cards to give back.
bool WouldTake(const Contract& contract, const Hands& dealt);

// The wedding with the partner who gets it: all are asked in turn, beginning behind the offerer,
// and the first who would takes it. Nothing where nobody would.
std::optional<Contract> TakenInTurn(const Contract& wedding, Seat offerer, const Hands& dealt);

// The deal after the exchange: the declarer's trumps go to the partner, who gives back what makes
// him void soonest: of the plain suit of which he has fewest cards, the cheapest, and a Sau last.
// REQUIRES: MayOfferWedding of the declarer's hand; WouldTake.
Deal AfterWedding(const Deal& dealt);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_HABITS_WEDDING_H_
