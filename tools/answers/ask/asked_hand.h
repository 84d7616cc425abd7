// A hand that is asked about, as text: of every deck, table and round, alone or in a line of a
// file.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_ASKED_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_ASKED_HAND_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/play/contract.h"
#include "engine/play/deck.h"
#include "engine/text/input_line.h"
#include "tools/answers/ask/ask_round.h"

namespace schafkopf {

// As BidQuestion has them.
struct AskedHand {
  CardSet cards;
  Deck deck;
  CardSet other_open = {};
};

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<AskedHand> ReadAskedHand(absl::string_view text, int seats);
// The same as a table of `seats` and a round need them: with `_` for cards not seen yet; those that
// forehand has taken up in a Schieber; of two players the eight that lie open, and behind `|` the
// other's.
absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, int seats, SoloRound round);

// The parts of a line HAND [SEAT [CONTRACT]], not yet read but for the seat.
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
  std::vector<Contract> contracts = {};  // that the line names
};
absl::StatusOr<HandLine> ReadHandLine(const InputLine& line, int seats, SoloRound round);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_ASKED_HAND_H_
