// What one contract of a hand is worth by the worlds and games that were dealt for it.
#ifndef SCHAFKOPF_SOLVER_ADVICE_CONTRACT_PRICE_H_
#define SCHAFKOPF_SOLVER_ADVICE_CONTRACT_PRICE_H_

#include "solver/advice/bid_race.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"

namespace schafkopf {

// Whether a whole deal can be solved before its first card: by two sides, in time (that of two
// players takes minutes).
bool HasOpenWorlds(const Game& game);

// The best basis that a chance at the table may have. Recorded declarers bid on the hand they
// played.
Basis BestBasisOf(const BidQuestion& question, const Game& game);

// The shares of the games themselves, the interval of the chance so many deviations wide to either
// side. REQUIRES: worlds > 0.
TableChances SharesOf(const Contract& contract, const GameSums& played, double deviations);

// Mean cents where the chance of winning is `win`, and wins and losses cost what they cost in
// `games`; the interval of as many deviations as that of `win`. REQUIRES: worlds > 0.
CentsRange CentsWith(const GameSums& games, const Share& win, double deviations);

// A contract with its cents at an interval of so many deviations.
struct Priced {
  ContractWorth worth;
  CentsRange cents;
};
// `played` without worlds where no game was played, `open` where open cards were not asked.
// REQUIRES: worlds in one of them.
Priced PriceOf(const BidQuestion& question, const Contract& contract, const Stakes& stakes,
               Basis basis, const GameSums& open, const GameSums& played,
               double deviations = kNormal95);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_CONTRACT_PRICE_H_
