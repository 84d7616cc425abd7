// "Should I lay?" after the first cards, "should I say Kontra?" to a game: whether to double.
#ifndef SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_
#define SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_

#include <cstdint>

#include "engine/table/rule_set.h"
#include "solver/advice/bid_advice.h"
#include "solver/auction/basis.h"
#include "solver/auction/round_estimate.h"

namespace schafkopf {

// Why such a question has no answer; kNone where it has one.
enum class DoubleObstacle : std::uint8_t {
  kNone,
  kCertain,     // a Sie, which is not played
  kInPlay,      // a Solo hintenrum, which is announced when cards have fallen
  kOtherTable,  // a game that so many do not play
  kDeclarer,    // the declarer himself asks
  kPartner,     // the asker plays with him: holds the called card or an old one, or is named
  kNoKontra,    // the table does not know Kontra
  kNoLaying,    // the seat may not lay
};

// Whether to lay, of a seat that sees a part of its hand, at a table of four.
RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules);

// How a seat came to play its game: what that tells of its hand.
enum class PlayedFor : std::uint8_t {
  kBid,     // the others did not outbid it, and it could have passed
  kChoice,  // a round made it play, and it chose the game by its hand
  kDuty,    // it had to play this game, or named it before it saw its hand
};

// Whether to say Kontra, before the first card.
struct KontraQuestion {
  RoundQuestion round;  // kContract; of two players, `cards` are those that lie open
  PlayedFor played_for = PlayedFor::kBid;
  // Cards of the declarer that the round shows. REQUIRES: none of them the asker's.
  CardSet shown = {};
  // Of two players: the other's open cards, as far as they are known.
  CardSet other_open = {};
};
// To `contract`, which may be none that the rule set has. REQUIRES: IsTable(deck, seats).
KontraQuestion KontraTo(const Contract& contract, Seat declarer, CardSet hand, Seat asker,
                        const RuleSet& rules, Deck deck, int seats = kSeatCount);
// Whether whoever doubles a game first declares it: a Kreuzbock, and where two play for 61 each.
bool IsNobodysYet(const Contract& contract);
// Whether a seat declares it before it is doubled: round.declarer, else meaningless.
bool HasDeclarer(const KontraQuestion& question);
// Whether the declarer's opponent asks; where it is nobody's yet either side can, and of a Ramsch
// every seat.
DoubleObstacle ObstacleToKontra(const KontraQuestion& question);

// What a Kontra changes, and what that rests on.
struct KontraEstimate {
  RoundEstimate round;  // `nobody`, `alone`, `with` and `against` are not told where seats think
  Basis basis;
};
// By recorded games where such a table, and the contract as a bid, were recorded (EstimateRound).
// Else games by habit or between thinking seats, as BasisOf has it, over worlds dealt by what the
// asker knows: in which the declarer may announce the game, and holds the hand best to bid on of
// kBidDraws where he chose to. The same for any number of threads. No worlds where effort.stop
// says so or none agrees. Costs about 10 milliseconds of one processor for a game between thinking
// seats, 50 of two. REQUIRES: no DoubleObstacle.
KontraEstimate EstimateKontra(const KontraQuestion& question, const EstimateOptions& options,
                              const Effort& effort = {});

// Whether the table doubles there.
DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options);

// kPlay: double; kLeave: it would cost. Counts what such chances are off by.
Verdict VerdictOnDouble(const RoundEstimate& estimate, Basis basis = Basis::kFitted);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_DOUBLE_ADVICE_H_
