// Deals made without text, and what makes hands and a contract no deal (RULES.md 1, 3, 6, 11).
#ifndef SCHAFKOPF_ENGINE_PLAY_DEAL_FAULT_H_
#define SCHAFKOPF_ENGINE_PLAY_DEAL_FAULT_H_

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/play/deal.h"

namespace schafkopf {

struct DealFault {
  enum class Kind : std::uint8_t {
    kNone,
    kHands,         // not each card of one deck once, in equal hands
    kCovers,        // two players without half of each hand face down, or others with cards so
    kPlayers,       // the game is not played by so many
    kDeclarer,      // sits at no seat that plays
    kPartner,       // is the declarer himself
    kBid,           // the declarer's hand may not announce it
    kNotExchanged,  // a wedding before its exchange: the declarer still holds trumps
  };
  Kind kind = Kind::kNone;
  BidObstacle obstacle = BidObstacle::kNone;  // of kBid
  int trumps = 0;                             // of kNotExchanged: with the declarer ...
  int most = 0;                               // ... who may hold so many

  explicit operator bool() const { return kind != Kind::kNone; }
};

// What a deal is made of.
struct DealParts {
  Contract contract;
  Seat declarer;       // where nobody declares it does not matter
  Hands hands;         // cards face down included
  Covers covers = {};  // two players only
};
// How many seats hands are dealt to, 2, 3 or 4: two and three players sit at the first.
constexpr int SeatsOf(const Hands& hands) {
  int seats = 2;
  while (seats < kSeatCount && !hands[Seat(seats)].empty()) ++seats;
  return seats;
}
// For readers of hands: the table at which they are dealt. Nothing where they are not each card of
// one deck once, in equal hands.
std::optional<Table> TableOf(const Hands& hands, const RuleOptions& options = kUsualOptions);

// The first fault of a deal at this table, in the order of the kinds. Every other function of the
// house takes a Deal for one without. When the contract was announced a deal does not say.
// REQUIRES: a contract of this table (ContractUnder).
DealFault FaultOf(const DealParts& parts, const Table& table);
inline DealFault FaultOf(const Deal& deal) {
  return FaultOf({deal.contract(), deal.declarer, deal.hands, deal.covers}, deal.game.table());
}

// The deal as a table of these options plays it, or its first fault.
std::variant<Deal, DealFault> MakeDeal(const DealParts& parts,
                                       const RuleOptions& options = kUsualOptions);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_PLAY_DEAL_FAULT_H_
