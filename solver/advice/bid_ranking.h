// The contracts of a hand ranked by what is known of them.
#ifndef SCHAFKOPF_SOLVER_ADVICE_BID_RANKING_H_
#define SCHAFKOPF_SOLVER_ADVICE_BID_RANKING_H_

#include <cstdint>
#include <optional>

#include "solver/advice/bid_race.h"
#include "solver/advice/contract_worth.h"
#include "solver/auction/bid_question.h"

namespace schafkopf {

// Whether so many of the open worlds make a Tout that it may be ranked: one in 100.
bool IsLikelyTout(std::uint64_t made, std::uint64_t worlds);

// What is known of one contract of a question.
struct Known {
  Known(const BidQuestion& question, const Contract& asked, const Game& game);

  Contract contract;
  Basis basis;
  bool has_open_worlds;
  std::uint64_t given_up_after = 0;
  GameSums open = {};
  GameSums played = {};
  GameSums priced = {};  // ContractWorth::priced

  bool IsUnknown() const { return (has_open_worlds ? open : played).worlds == 0; }
  // So few worlds of a Tout are made that it will not be ranked.
  bool IsUnlikelyFor(const BidQuestion& question) const;
};

// Adds a contract to a ranking that is still to be ordered, if it belongs there.
void Add(const BidQuestion& question, const Known& known, const Stakes& stakes, BidAdvice& answer);

// Prices all contracts as bids, where passing is known, and puts the best first.
void PutInOrder(BidAdvice& advice);

// The price of a bid whose game, where it stands, is worth so much.
CentsRange AsBid(const std::optional<RoundEstimate>& passing, const Contract& contract,
                 const CentsRange& stands);

// Whether more worlds of passing could change the verdict on the first of a ranking, or a matter
// of taste is to be stated.
bool IsVerdictOpen(const BidAdvice& advice);

// On the first of a ranking.
Verdict VerdictOn(const BidQuestion& question, const BidAdvice& advice);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_BID_RANKING_H_
