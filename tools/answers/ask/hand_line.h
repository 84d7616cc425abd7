// A line HAND [SEAT [CONTRACT]] of a file of hands.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/text/input_line.h"
#include "tools/answers/ask/asked_hand.h"

namespace schafkopf {

// The parts of a line, not yet read but for the seat.
struct HandLineParts {
  std::string hand;
  int hand_begin = 0;             // characters in front of it
  std::optional<Seat> seat = {};  // nothing where the line names none
  std::string contract = {};      // empty where the line names none
  int contract_begin = 0;         // characters in front of it
};
// Hand and contract in quotes or without, the cards as ReadBidHand reads them.
absl::StatusOr<HandLineParts> SplitHandLine(const InputLine& line, int seats, SoloRound round);

struct HandLine {
  AskedHand hand;
  HandLineParts parts;
};
absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_
