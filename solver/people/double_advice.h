// "Should I lay?" after the first cards, "should I say Kontra?" to a game: whether to double.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_
#define SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_

#include <cstdint>

#include "engine/money/rule_set.h"
#include "solver/people/basis.h"
#include "solver/people/bid_advice.h"
#include "solver/people/round_estimate.h"

namespace schafkopf {

// Why such a question has no answer; kNone where it has one.
enum class DoubleObstacle : std::uint8_t {
  kNone,
  kCertain,     // a Sie, which is not played
  kInPlay,      // a Solo hintenrum, which is announced when cards have fallen
  kTwoPlayers,  // a game of two players
  kDeclarer,    // the declarer himself asks
  kPartner,     // the asker plays with him: holds the called card or an old one, or is named
  kNoKontra,    // the table does not know Kontra
  kNoLaying,    // the seat may not lay
};

// Whether to lay, of a seat that sees a part of its hand.
RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules);

// Whether to say Kontra to `contract`, which may be none that the rule set has.
RoundQuestion KontraQuestion(CardSet hand, Seat asker, const Contract& contract, Seat declarer,
                             const RuleSet& rules);
// Whether such an opponent can be asked; of a Kreuzbock either side can, as whoever doubles first
// declares; of a Ramsch every seat. REQUIRES: `hand` is one of some deck of four.
DoubleObstacle ObstacleToKontra(CardSet hand, Seat asker, const Contract& contract, Seat declarer);

// What a Kontra changes, and what that rests on.
struct KontraEstimate {
  RoundEstimate round;  // `nobody`, `alone`, `with` and `against` are not told where seats think
  Basis basis;
};
// By recorded games where the contract was recorded (EstimateRound). Else ThoughtGames
// between thinking seats, over worlds dealt by what the asker knows: in which the declarer may
// announce the game, and holds the hand best to bid on of kBidDraws where he chose to. The same for
// any number of threads. No worlds where `stop` says so or none agrees. Costs about 10 milliseconds
// of one processor a game. REQUIRES: no DoubleObstacle.
KontraEstimate EstimateKontra(const RoundQuestion& question, const EstimateOptions& options);

// Whether the table doubles there.
DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options);

// kPlay: double; kLeave: it would cost. Counts what such chances are off by.
Verdict VerdictOnDouble(const RoundEstimate& estimate, Basis basis = Basis::kFitted);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_
