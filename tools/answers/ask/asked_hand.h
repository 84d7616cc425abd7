// The cards of a hand that is asked about, as text: of every deck, table and round.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASKED_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASKED_HAND_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/cards/card_set.h"
#include "engine/play/deck.h"
#include "tools/answers/ask/ask_round.h"

namespace schafkopf {

// As BidQuestion has them.
struct AskedHand {
  CardSet cards;
  Deck deck;
  CardSet other_open = {};
};

// As many cards as a hand of some deck has, all of that deck.
absl::StatusOr<CardSet> ReadAskedHand(absl::string_view text, int seats);
// The same as a table of `seats` and a round need them: with `_` for cards not seen yet; those that
// forehand has taken up in a Schieber; of two players the eight that lie open, and behind `|` the
// other's.
absl::StatusOr<AskedHand> ReadBidHand(absl::string_view text, int seats, SoloRound round);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASKED_HAND_H_
