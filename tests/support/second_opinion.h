// What cards are worth by searches that share nothing with the solver: the slow reference
// (reference.h) where few tricks are left, before that a proof without a table (proof.h) that each
// card is worth no less and no more.
#ifndef SCHAFKOPF_TESTS_SUPPORT_SECOND_OPINION_H_
#define SCHAFKOPF_TESTS_SUPPORT_SECOND_OPINION_H_

#include <cstdint>
#include <optional>

#include "tools/verbs/solver_suite.h"

namespace schafkopf {

// Whether one of them can tell: the proof knows neither two players, nor Ramsch, Sie and what
// begins as another game.
bool HasSecondOpinion(const Position& position);

struct Opinion {
  bool agrees = false;
  std::uint64_t nodes = 0;  // cards that the reference played, or positions that the proof saw
};
// On the scores; nothing where the proof needs more than `most_nodes` for one question. Seconds,
// or what that many nodes take for each card twice. REQUIRES: HasSecondOpinion.
std::optional<Opinion> SecondOpinion(const SuitePosition& asked, std::uint64_t most_nodes);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_SECOND_OPINION_H_
