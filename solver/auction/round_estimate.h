// What a deal is worth to a seat when everybody bids and plays by habit: before a bid, before
// laying, before a Kontra.
//
// Won and lost games are weighed so that the opponents of each contract win as often as at the
// table (solver/auction/opponents.h).
//
// Hands of the others are dealt as the known cards allow, all alike likely. What the auction tells
// of them then weighs each world: importance weights, by the chances of solver/habits/bid_habit.h.
// The effective number of worlds, (sum of weights)^2 / (sum of squares), says how much is left of
// them.
#ifndef SCHAFKOPF_SOLVER_AUCTION_ROUND_ESTIMATE_H_
#define SCHAFKOPF_SOLVER_AUCTION_ROUND_ESTIMATE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/habits/bid_habit.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// What is known when a seat is asked.
struct RoundQuestion {
  Table table;
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
  Others others = {};
  // What is played when nobody bids: a game that nobody chooses (Kreuzbock, Ramsch), or a Muss,
  // whoever holds its card. Nothing: the deal is thrown in.
  std::optional<Contract> all_pass = std::nullopt;
  // Who has to play one of the offers instead, what he would bid on soonest.
  std::optional<Seat> last_resort = std::nullopt;
};

// Whether tables with so many seats and cards were recorded: four with 32 or 24 cards.
bool IsRecordedTable(const Table& table);

// The deals that come to games of one rank in the auction.
struct RankShare {
  int level = 0;       // Contract::level; 0: nobody bids
  double share = 0;    // of all deals
  double cents = 0;    // that the asker receives in them, summed with their share
  double squares = 0;  // of those cents, likewise
};

// Means over the worlds, each with its weight.
struct RoundEstimate {
  std::uint64_t worlds = 0;
  double effective = 0;     // worlds of equal weight that would tell as much
  double independent = 0;   // the same, no more than were played
  double nobody = 0;        // share of deals that nobody bids on of his own will
  double alone = 0;         // the asker plays himself
  double with = 0;          // he is called
  double against = 0;       // he is an opponent
  double won = 0;           // of the games against him, his side wins
  double won_by_habit = 0;  // the same before solver/auction/opponents.h
  // What he receives, deals that are thrown in counted as 0; and half the 95 % interval.
  MeanError cents = {};
  double stake = 0;                   // mean amount that changes hands at his place, won or lost
  std::vector<RankShare> ranks = {};  // by level
};

// A bid as the rest of the auction leaves it.
struct BidPrice {
  double outbid = 0;  // how often a seat behind the asker says more
  // What the asker receives: for his game where it stands, for theirs where not.
  MeanError cents = {};
  // How much more than by passing. Deals in which he is outbid are the same either way.
  MeanError gain = {};
};
// `stands`: what the asker receives where his bid stands. REQUIRES: an estimate of passing
// (kWouldPass) with worlds.
BidPrice PriceOfBid(const RoundEstimate& passing, const Contract& bid, const MeanError& stands);

// Games that an estimate rests on at least where it was stopped: the error of fewer means nothing.
inline constexpr std::size_t kFewestPlayed = 30;

// Plays options.worlds worlds, where a contract is known chosen by weight from ten times as many.
// Of the options it reads worlds, stream and stakes. The same for any number of threads. Ends
// early where effort.stop says so, by the worlds played so far; with none where those are fewer
// than kFewestPlayed or nothing agrees. Costs about 5 microseconds of one processor a world, and 1
// for each that is weighed. REQUIRES: options.worlds > 0; a table without RoundObstacle; with
// kContract one of `offers`, and a whole hand of another seat than the declarer's.
RoundEstimate EstimateRound(const RoundQuestion& question, const EstimateOptions& options,
                            const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_ROUND_ESTIMATE_H_
