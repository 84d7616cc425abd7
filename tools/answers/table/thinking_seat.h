// The card that a thinking seat plays: by what it sees, and no more.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_THINKING_SEAT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_THINKING_SEAT_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/play/position.h"
#include "engine/table/rule_set.h"
#include "solver/advice/inference.h"
#include "tools/answers/advise/advise_answer.h"

namespace schafkopf {

struct CardSkill {
  std::uint64_t worlds = InferenceOptions().worlds;
  const RuleSet* rules = nullptr;
  std::vector<Bid> bids = {};     // that were heard; empty: nobody told
  std::vector<Seat> kontra = {};  // who gave it, Re ..., in order
  bool habit = false;             // plays as people do, not as well as it can
};

// What `advise` says to the seat on turn, by what it sees alone. Errors as AnswerOf has them.
// REQUIRES: cards are played; two sides.
absl::StatusOr<AdviseAnswer> AdviseSeat(const Position& position, const CardSkill& skill,
                                        const Effort& effort);

// The card of a seat that looks further ahead (AdviseAnswer::to_play), or of one that plays as
// people do; in a Ramsch as a Chooser does. The first legal one where it was stopped.
Card ThinkOutCard(const Position& position, const CardSkill& skill, const Effort& effort);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_THINKING_SEAT_H_
