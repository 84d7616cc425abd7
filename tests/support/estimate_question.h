// What a seat may ask of an estimate in the middle of a game, for tests.
#ifndef SCHAFKOPF_TESTS_SUPPORT_ESTIMATE_QUESTION_H_
#define SCHAFKOPF_TESTS_SUPPORT_ESTIMATE_QUESTION_H_

#include "engine/play/position.h"
#include "engine/worlds/knowledge.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// By its own cards and what was played.
inline EstimateQuestion QuestionOf(const Position& position, Seat asker) {
  const Deal& deal = position.deal();
  return {position.game(),
          deal.declarer,
          asker,
          KnowledgeOf(position.game(), deal.declarer, asker, deal.hands[asker], position.played()),
          {position.played().begin(), position.played().end()}};
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_ESTIMATE_QUESTION_H_
