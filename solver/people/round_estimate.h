// What a deal is worth to a seat when everybody bids and plays by habit: before a bid, before
// laying, before a Kontra.
//
// Won and lost games are weighed so that the opponents of each contract win as often as at the
// table (solver/people/opponents.h).
//
// Hands of the others are dealt as the known cards allow, all alike likely. What the auction tells
// of them then weighs each world: importance weights, by the chances of solver/people/bid_habit.h.
// The effective number of worlds, (sum of weights)^2 / (sum of squares), says how much is left of
// them.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_ROUND_ESTIMATE_H_
#define SCHAFKOPF_SOLVER_PEOPLE_ROUND_ESTIMATE_H_

#include <cstdint>
#include <vector>

#include "solver/people/bid_habit.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// What is known when a seat is asked.
struct RoundQuestion {
  Deck deck;
  Seat asker;
  CardSet cards;  // of the asker; fewer than a hand where he has not seen all of it
  // How the auction stands.
  enum class Known : std::uint8_t {
    kNothing,    // nobody has been asked: every seat bids
    kWouldPass,  // the seats in front of the asker have passed, and he passes
    kContract,   // `declarer` plays `contract`, the others did not outbid him
  };
  Known known = Known::kNothing;
  Contract contract = {};
  Seat declarer = {};
  // What may be bid: those of RecordedContracts that the table offers.
  std::vector<Contract> offers = RecordedContracts();
};

// Why such a table was never recorded; kNone if it was, as far as rounds are concerned.
enum class RoundObstacle : std::uint8_t {
  kNone,
  kTable,    // not four seats with 32 or 24 cards
  kDuties,   // other duties of the called Sau's holder
  kAllPass,  // a game follows when nobody bids: Muss, Kreuzbock, Ramsch
};
RoundObstacle ObstacleToRound(Deck deck, int seats, const RuleOptions& rules);

// Means over the worlds, each with its weight.
struct RoundEstimate {
  std::uint64_t worlds = 0;
  double effective = 0;     // worlds of equal weight that would tell as much
  double nobody = 0;        // share of deals that nobody plays
  double alone = 0;         // the asker plays himself
  double with = 0;          // he is called
  double against = 0;       // he is an opponent
  double won = 0;           // of the games against him, his side wins
  double won_by_habit = 0;  // the same before solver/people/opponents.h
  // What he receives, deals that nobody plays counted as 0; and half the 95 % interval.
  MeanError cents = {};
  double stake = 0;  // mean amount that changes hands at his place, won or lost
};

// Plays options.worlds worlds, where a contract is known chosen by weight from ten times as many.
// Of the options it reads worlds, seed, stakes, threads and stop. The same for any number of
// threads. Ends early, with no worlds, where `stop` says so or nothing agrees. Costs about 5
// microseconds of one processor a world, and 2 for each that is weighed. REQUIRES:
// options.worlds > 0; a table without RoundObstacle (kAllPass does not matter to kContract); with
// kContract one of `offers`, and a whole hand of another seat than the declarer's.
RoundEstimate EstimateRound(const RoundQuestion& question, const EstimateOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_ROUND_ESTIMATE_H_
