// What a seat says when it is its turn in the auction: by its own hand and the bids it has heard.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_BID_H_
#define SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_BID_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/auction.h"
#include "engine/table/rule_set.h"
#include "solver/advice/contract_worth.h"

namespace schafkopf {

// A seat's turn.
struct BidTurn {
  Seat seat;
  CardSet hand;
  Deck deck = Deck::kLong;
  std::vector<Bid> bids;  // so far
};

// A game that a seat may announce now so that it plays, and the words for it.
struct BidOption {
  Contract contract;
  Announcement announcement;
};
// Games alone or with a called card that the hand may announce and that outbid what stands. A
// wedding, a Ramsch and points promised by raising are none of them.
std::vector<BidOption> OptionsOf(const BidTurn& turn, const RuleSet& rules);

// The auction once those bids are made.
Auction AuctionAfter(std::span<const Bid> bids, const RuleSet& rules);

// Whose turn it is after a row of bids; nothing where the auction is over.
std::optional<Seat> NextToBid(const Auction& auction, std::span<const Bid> bids);

// Where nobody bid and a table plays a Muss: who has to play it, and what it may call; nothing
// where that seat may call nothing, and the deal is thrown in.
struct MussTurn {
  Seat seat;
  std::vector<Contract> contracts;
};
std::optional<MussTurn> MussAfterPasses(const Hands& hands, Deck deck, const RuleSet& rules);

// Deals for each game by which the players of a match bid as `ask` does.
inline constexpr std::uint64_t kSeatBidWorlds = 20;
// With the seat's number: the stream of chance of what people would announce (BidChancesOf).
inline constexpr std::uint64_t kMeantSeed = 0x6d65616e74;

// How a seat bids.
struct BidSkill {
  std::optional<std::uint64_t> worlds = {};  // for each game; nothing: as `ask`
  const RuleSet* rules = nullptr;
};

// The best of the contracts of a Muss for that hand.
Contract ChooseMuss(const MussTurn& turn, CardSet hand, Deck deck, const BidSkill& skill,
                    const Effort& effort);

struct BidChoice {
  std::optional<BidOption> best;      // nothing: pass
  std::vector<ContractWorth> ranked;  // best first, by ContractWorth::price
  double pass_cents = 0;              // what passing is worth
  bool close = false;                 // nobody has bid, and `best` is not beyond the error of both
  // What `best` has to bring beyond passing where Kontra is said: half the price of a called game.
  double risk = 0;

  // What a seat says that counts on others who think: `best` where it pays beyond its risk. Kontra
  // is said to games that just pay, and no price of a bid counts it.
  std::optional<BidOption> Said() const {
    const bool pays = best && ranked.front().price().value > pass_cents + risk;
    return pays ? best : std::nullopt;
  }

  // Of winning, at the table; with open cards where that is not known.
  static double WinOf(const ContractWorth& worth);
};

// The best of OptionsOf, as AdviseOnBids ranks them, if it brings more cents than passing. Passing
// is worth what the table makes of it: where nobody has bid, what BidAdvice::passing says; where a
// game stands, what that game brings the seat, each suit it may be played with alike likely; 0
// where nobody recorded such tables. A pure function of turn, skill and seed, unless it was
// stopped: then of what was known by then.
BidChoice ChooseBid(const BidTurn& turn, const BidSkill& skill, const Effort& effort);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_TABLE_SEAT_BID_H_
