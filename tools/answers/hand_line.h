// A line HAND [SEAT [CONTRACT]] of a file of hands.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_

#include <optional>

#include "absl/status/statusor.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/text/input_line.h"
#include "tools/answers/asked_hand.h"

namespace schafkopf {

struct HandLine {
  AskedHand hand;
  std::optional<Seat> seat = {};          // nothing where the line names none
  std::optional<Contract> contract = {};  // likewise
  int contract_begin = 0;                 // characters in front of it
};

// Hand and contract in quotes or without, the cards with spaces between them or none; the hand as
// ReadBidHand reads it.
absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_HAND_LINE_H_
