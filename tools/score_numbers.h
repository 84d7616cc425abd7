// A deal described by numbers on the command line of `score`, read and checked.
#ifndef SCHAFKOPF_TOOLS_SCORE_NUMBERS_H_
#define SCHAFKOPF_TOOLS_SCORE_NUMBERS_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/round.h"
#include "tools/score.h"

namespace schafkopf {

// The arguments as they were typed; empty where they were not.
struct ScoreArguments {
  std::string points, tricks, trumps, highest, saus;
  std::string lauf, side, laid, kontra, deck, round;
  Doublings doublings;
  int players = kSeatCount;
  int stock = 0;
  int target = 0;
  int carried = 0;
  bool called_tout = false;  // a Rufspiel announced as Tout
  bool one_player = false;
};

// Seats in the order in which they doubled.
struct Doublers {
  std::vector<Seat> laid;
  std::vector<Seat> kontra;  // Kontra, Re, Sub ...
};
// The seats of --laid and --kontra.
absl::StatusOr<Doublers> ReadDoublers(const ScoreArguments& arguments);

// The question that the arguments put. An error's message names the argument and the column.
absl::StatusOr<ScoreQuestion> ReadQuestion(const Contract& contract,
                                           const ScoreArguments& arguments,
                                           const Doublers& doublers, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_SCORE_NUMBERS_H_
