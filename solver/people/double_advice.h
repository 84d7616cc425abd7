// "Should I lay?" after the first cards, "should I say Kontra?" to a game: whether to double.
#ifndef SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_
#define SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_

#include <cstdint>

#include "engine/money/rule_set.h"
#include "solver/people/bid_advice.h"
#include "solver/people/round_estimate.h"

namespace schafkopf {

// Why such a question has no answer; kNone where it has one.
enum class DoubleObstacle : std::uint8_t {
  kNone,
  kNotRecorded,  // nobody recorded how such a contract is bid and played with the deck
  kDeclarer,     // the declarer himself asks
  kPartner,      // the asker holds the called card
  kNoKontra,     // the table does not know Kontra
  kNoLaying,     // the seat may not lay
};

// Whether to lay, of a seat that sees a part of its hand.
RoundQuestion LayQuestion(Deck deck, Seat asker, CardSet cards, const RuleSet& rules);

// Whether to say Kontra to `contract`, which may be none that the rule set has.
RoundQuestion KontraQuestion(CardSet hand, Seat asker, const Contract& contract, Seat declarer,
                             const RuleSet& rules);
// Whether such an opponent can be asked. REQUIRES: `hand` is one of some deck of four.
DoubleObstacle ObstacleToKontra(CardSet hand, Seat asker, const Contract& contract, Seat declarer);

// Whether the table doubles there.
DoubleObstacle ObstacleAtTable(const RoundQuestion& question, const RuleOptions& options);

// kPlay: double; kLeave: it would cost. Counts what the fitted chances are off by.
Verdict VerdictOnDouble(const RoundEstimate& estimate);

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_PEOPLE_DOUBLE_ADVICE_H_
