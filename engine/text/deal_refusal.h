// What is wrong with a deal whose parts are read, in the words of the errors: at a part of the
// deal, so that whoever read them from some text knows where that part stood.
#ifndef SCHAFKOPF_ENGINE_TEXT_DEAL_REFUSAL_H_
#define SCHAFKOPF_ENGINE_TEXT_DEAL_REFUSAL_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/play/deal_fault.h"
#include "engine/play/play_fault.h"
#include "engine/text/bid_refusal.h"
#include "engine/text/notation.h"

namespace schafkopf {

struct DealPart {
  enum class Kind : std::uint8_t {
    kGame,    // contract and declarer
    kHand,    // of `seat`
    kDealt,   // `card`, in the hand of `seat`
    kPlayed,  // the card number `index` that fell, from 0
    kEnd,     // behind the last of them
    kNote,    // the note of the name `note`
  };
  Kind kind = Kind::kGame;
  Seat seat = {};
  Card card = {};
  std::size_t index = 0;
  std::string note = {};
};

struct DealRefusal {
  DealPart part;
  Refusal why;
};

// The first thing that is wrong, in the order of a deal line: hands, the right to the contract,
// cards played; the result is not looked at. Where nothing is, `line` has the contract, declarer
// and table. `seats`: for whom hands were told.
std::optional<DealRefusal> Complete(DealLine& line, int seats, const RuleOptions& options);

// Parts of it: a card in two hands; a card that is not of the table's deck.
std::optional<DealRefusal> RefuseTwice(const DealLine& line);
std::optional<DealRefusal> RefuseForeign(const DealLine& line);
// What a fault is in words. REQUIRES: contract, table and, of `fault` in play, a deal without one.
DealRefusal RefusalOf(const DealLine& line, const DealFault& fault);
DealRefusal RefusalOf(const DealLine& line, const PlayFault& fault);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TEXT_DEAL_REFUSAL_H_
