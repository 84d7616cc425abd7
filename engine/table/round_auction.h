// What a special round makes of an auction: who may bid what, who must play, and what follows when
// nobody does (RULES.md 9, 10).
#ifndef SCHAFKOPF_ENGINE_TABLE_ROUND_AUCTION_H_
#define SCHAFKOPF_ENGINE_TABLE_ROUND_AUCTION_H_

#include <cstdint>
#include <optional>
#include <span>

#include "engine/table/auction.h"
#include "engine/table/round.h"

namespace schafkopf {

// Some contract that the announcement may end in: with a suit where it names none.
Contract ContractOf(const Announcement& game);
// The announcement that names all of it.
Announcement AnnouncementOf(const Contract& contract);
// Whether it can end in this very contract.
bool CanEndIn(const Announcement& game, const Contract& contract);

// In a Schieber forehand may decline its Solo; elsewhere who must play has no choice.
bool MayDecline(const RoundRow& round);
// Who may have declared in the end: anybody; where forehand plays, forehand, or whoever a Schieber
// that it declined is offered to.
bool MayDeclareIn(const RoundRow& round, Seat seat, const RuleOptions& options);

// Why a round does not take a bid that the table's rules would; kNone if it does.
enum class RoundFault : std::uint8_t {
  kNone,
  kForehandPlays,     // another seat's game where forehand plays
  kForehandDeclined,  // the same once forehand has declined, and nobody may play in its place
  kNobodyDeclares,    // any bid in a round that nobody declares
  kOtherGame,         // a game that the round does not play
  kMustPlay,          // forehand passes where it has to play
};
RoundFault FaultOf(const RoundRow& round, const Bid& bid, const Auction& auction,
                   const RuleOptions& options);

// What follows when nobody bids.
enum class AfterPasses : std::uint8_t {
  kByOption,  // as option all_pass has it
  kThrowIn,   // Ramsch has rounds of its own and is not played in between
  kRedeal,    // the Solo of a Schieber was declined, and nobody plays in forehand's place
};
// Outside of rounds.
AfterPasses AfterAllPassed(const RuleOptions& options);
// The game that then follows, a Muss whatever it calls; nothing where the deal is thrown in.
std::optional<Contract> AllPassGame(const RuleOptions& options);

// Where nobody has bid so far, what the round asks for.
struct RoundDuty {
  std::optional<Seat> must_play;   // nothing: nobody
  bool declined = false;           // by forehand; what follows is in option schieber_decline
  bool redeal = false;             // AfterPasses::kRedeal
  std::optional<bool> may_refuse;  // where the dealer must play: whether it may pay instead
};
// REQUIRES: no bid stands.
RoundDuty DutyOf(const RoundRow& round, const Auction& auction, const RuleOptions& options);

// Whether the hand that must play an Allgäuer Runde may refuse: with fewer than four of the highest
// trumps in a row in each of `contracts`, all that it may announce.
bool MayRefuse(std::span<const Contract> contracts, CardSet hand, Deck deck,
               const RuleOptions& options);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_ROUND_AUCTION_H_
