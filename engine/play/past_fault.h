// Positions as they stand made without text, and what makes one impossible (RULES.md 15).
#ifndef SCHAFKOPF_ENGINE_PLAY_PAST_FAULT_H_
#define SCHAFKOPF_ENGINE_PLAY_PAST_FAULT_H_

#include <cstdint>
#include <optional>

#include "engine/play/deal_fault.h"
#include "engine/play/past.h"

namespace schafkopf {

struct PastFault {
  enum class Kind : std::uint8_t {
    kNone,
    kHand,       // `seat` has not `least` cards as all have, or all have none or more than a hand
    kDeal,       // `deal`, as far as it still shows
    kPartner,    // nobody shows who plays with the declarer, and nobody tells; or it is not `side`
    kTricks,     // are not `least` together, or not told where each of them counts
    kPoints,     // are not `least` together, or not told where they count
    kReach,      // `seat` has points, but by its tricks `least` to `most` of them
    kSum,        // `seat` has points that no cards of its tricks come to
    kLeader,     // is not `seat`, who leads the first trick; or has no trick
    kCalledLed,  // no card of the called suit is gone, or nobody could have run away with the Sau
  };
  Kind kind = Kind::kNone;
  Seat seat = {};
  int least = 0;
  int most = 0;
  SeatSet side = {};
  DealFault deal = {};

  explicit operator bool() const { return kind != Kind::kNone; }
};

// The least and the most points of so many of the cards. REQUIRES: there are as many.
struct PointReach {
  int least;
  int most;
};
PointReach ReachOf(CardSet cards, int count);

// The cards of the deck that nobody holds any more.
CardSet GoneFrom(const Hands& hands, Deck deck);

// The declarer's side as the hands still show it; nothing where the card that tells is gone.
std::optional<SeatSet> ShownSide(const DealParts& parts, Deck deck);

// Where tricks are not counted, gives some to each seat that has points or leads, and where points
// are not told to the side that must have them; all together as many as are over, if there are so
// many. REQUIRES: equal hands.
void GuessTricks(const DealParts& parts, const Table& table, SeatSet declarers, Past& past);

// Whether the hands are those that are held; or some are hidden and other cards stand in for them:
// what only they would show is then taken as it is told.
enum class HandsTold : std::uint8_t { kAll, kSome };

// The first fault in the order of the kinds; of the declarer's bid what can still be seen.
// REQUIRES: a contract of this table (ContractUnder), hands of its deck without a card twice.
PastFault FaultOf(const DealParts& parts, const Table& table, const Past& past,
                  HandsTold hands = HandsTold::kAll);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_PAST_FAULT_H_
