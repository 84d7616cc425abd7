// What is asked of a score by numbers.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_ARGUMENTS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_ARGUMENTS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/money/doubling.h"
#include "engine/text/mistake.h"

namespace schafkopf {

// As they were asked; empty where they were not.
struct ScoreArguments {
  std::string points, tricks, trumps, highest, saus;
  std::string lauf, side, laid, kontra, deck, round;
  Doublings doublings;
  int players = kSeatCount;
  int stock = 0;
  int target = 0;
  int carried = 0;
  bool one_player = false;
  bool ouvert = false;
  std::optional<int> declarer, partner;  // seats
};

// An error in one field.
absl::Status InField(absl::string_view field, const Message& expected, const Message& found);

// The parts of a list, separated by commas, blanks, slashes or semicolons.
std::vector<absl::string_view> ListParts(absl::string_view text);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_ARGUMENTS_H_
