// What makes a row of cards no way to play a deal (RULES.md 4 to 6).
#ifndef SCHAFKOPF_ENGINE_PLAY_PLAY_FAULT_H_
#define SCHAFKOPF_ENGINE_PLAY_PLAY_FAULT_H_

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/play/deal.h"

namespace schafkopf {

struct PlayFault {
  enum class Kind : std::uint8_t {
    kNone,
    kNoneLeft,       // all cards have been played before
    kFellBefore,     // the card has
    kNotHeld,        // by the seat on turn
    kNotLegal,       // though it holds the card
    kOtherDeclarer,  // a Solo hintenrum is announced by whoever took the trick that ends with it
  };
  Kind kind = Kind::kNone;
  std::size_t index = 0;  // of the card, from 0

  explicit operator bool() const { return kind != Kind::kNone; }
};

// The first fault of cards as they fell, maybe of an unfinished game. REQUIRES: no fault in the
// deal (see deal_fault.h). What was legal instead a Position of the cards before `index` knows.
PlayFault FaultOf(const Deal& deal, std::span<const Card> cards);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_PLAY_FAULT_H_
