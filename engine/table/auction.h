// The auction: what a hand may call, and who plays when several call (RULES.md 9).
#ifndef SCHAFKOPF_ENGINE_TABLE_AUCTION_H_
#define SCHAFKOPF_ENGINE_TABLE_AUCTION_H_

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/cards/seat.h"
#include "engine/table/rule_set.h"

namespace schafkopf {

// A game as it is announced: often without its suit, which only the last bidder has to name.
struct Announcement {
  int row = 0;
  std::optional<Suit> suit;
  bool tout = false;
  bool ouvert = false;
  Rank called = Rank::kSau;  // of a Rufspiel
  int target = 0;  // points promised by raising, 62 to 120; 0: as many as the game asks for
  friend bool operator==(const Announcement&, const Announcement&) = default;
};

// One seat's turn.
struct Bid {
  Seat seat;
  std::optional<Announcement> game;  // nothing: passes
};

// Higher outbids lower; of equals the earlier seat plays. Nothing where it may not be announced.
std::optional<int> LevelOf(const RuleSet& rules, const Announcement& game);

// Why a bid cannot be; kNone if it can.
enum class BidFault : std::uint8_t {
  kNone,
  kNotOffered,    // the table does not play it
  kPassedBefore,  // the seat is out
  kFellBack,      // it names less than it named before
  kTooLow,        // less than the bid that stands; or as much from a seat that needs more
  kTooEarly,      // a Hochzeit where all have to pass first
  kNoRaise,       // points promised where nobody raises, or in a game that is not about points
  kNotLast,       // a Ramsch of another seat than the last
  kNotSau,        // a Rufspiel that calls another card, before all have passed or without Renonce
  kOwnBid,        // the bid that stands is the seat's own
  kTurnOver,      // it let its turn go: a later seat has spoken
};

// Bids in order: round by round from forehand on, of the seats that have not passed and do not hold
// the bid. Whoever says nothing when its turn comes has let it go, and is out as if it had passed;
// after all have passed anybody may speak. A second seat that offers a Hochzeit leaves the first
// offer in place.
class Auction {
 public:
  // Of the first `seats` seats. REQUIRES: `rules` outlives the auction.
  explicit Auction(const RuleSet& rules, int seats = kSeatCount);

  BidFault FaultOf(const Bid& bid) const;
  // REQUIRES: FaultOf(bid) is kNone.
  void Make(const Bid& bid);

  // The bid that stands, if any seat bid.
  const std::optional<Bid>& best() const { return best_; }
  SeatSet passed() const { return passed_; }
  // All four have passed.
  bool all_passed() const { return passed_ == SeatSet::All(); }
  // Whether `seat` would outbid the bid that stands by saying the same. REQUIRES: a bid stands.
  bool OutbidsByAsMuch(Seat seat) const { return Outbids({seat, best_->game}); }
  // The three others have passed.
  bool IsLast(Seat seat) const { return passed_ == SeatSet::Of(seat).Complement(); }
  // What `seat`, unless it is out or holds the bid, may announce to play itself; lowest first,
  // suits left open where they do not matter. Where
  // points are raised, the game that stands with one more.
  std::vector<Announcement> Raises(Seat seat) const;

 private:
  // Whether it offers the wedding that another seat has offered already.
  bool IsSecondWedding(const Bid& bid) const;
  // Who lets its turn go if `seat` speaks now.
  SeatSet LeftOutBy(Seat seat) const;
  BidFault FaultOfTurn(Seat seat) const;
  BidFault FaultOfGame(const Bid& bid) const;
  // Level and points promised: larger outbids.
  std::pair<int, int> HeightOf(const Announcement& game) const;
  bool Outbids(const Bid& bid) const;
  bool Holds(Seat seat) const { return best_ && best_->seat == seat; }

  const RuleSet& rules_;
  SeatSet passed_;
  SeatSet silent_;  // let their turn go
  Seat next_;       // after the seat that spoke last
  PerSeat<std::optional<Announcement>> last_;
  std::optional<Bid> best_;
};

// Every game the table offers, lowest first; suits left open where they do not matter.
std::vector<Announcement> GamesOf(const RuleSet& rules);

// Every contract that `hand` may announce alone and the table offers: no Hochzeit.
std::vector<Contract> CallsOf(CardSet hand, const RuleSet& rules, const Table& table);

// The trumps of a Rufspiel in `hand`: with exactly one it may offer a Hochzeit, with two a
// Bauernhochzeit.
CardSet RufspielTrumps(CardSet hand);

}  // namespace schafkopf

#endif  // SCHAFKOPF_ENGINE_TABLE_AUCTION_H_
