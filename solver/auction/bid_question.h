// What a hand before its game is asked about: which contracts, in which part, after which exchange.
#ifndef SCHAFKOPF_SOLVER_AUCTION_BID_QUESTION_H_
#define SCHAFKOPF_SOLVER_AUCTION_BID_QUESTION_H_

#include <optional>
#include <variant>
#include <vector>

#include "engine/play/deal.h"
#include "solver/habits/bid_habit.h"
#include "solver/habits/exchange_habit.h"
#include "solver/sample/estimate.h"

namespace schafkopf {

// What forehand, who has taken up the Obers, passes on in a Schieber.
struct SchieberPass {
  CardSet passed;
};
// What is exchanged before a contract is played, beside a wedding.
using HandExchange = std::variant<std::monostate, SchieberPass, Zupf>;

// A hand before the auction and the contracts in question.
struct BidQuestion {
  // As dealt: all of it, or as much as the asker has seen when he names his game. Of two players,
  // the cards that lie open; in a Schieber all that forehand has taken up.
  CardSet hand;
  Table table;
  Seat seat;
  // REQUIRES: ObstacleTo(contract, hand, table) == kNone for each, or is what cards to come decide.
  std::vector<Contract> contracts;
  // Whether the best is what matters: then a contract is given up once it cannot become that
  // (solver/advice/bid_race.h), and a Tout left out that fewer than one world in a hundred makes.
  // Where not, each contract gets all its worlds.
  bool seeks_best = true;
  Others others = {};
  // Of two players: the other's open cards, as far as they are known.
  CardSet other_open = {};
  // Who offers the weddings that name the asker as partner.
  std::optional<Seat> offerer = std::nullopt;
  // Whether a wedding that the asker offers gets whoever takes it first for a partner
  // (TakenInTurn), and not the one whom the contract names.
  bool asks_in_turn = false;
  // Of each contract; empty where nothing is exchanged. REQUIRES, for each that is: a Solo; with a
  // Schieber, of forehand.
  std::vector<HandExchange> exchanges = {};
  // Whether the asker has to play one of the contracts, so that there is no passing to compare
  // with.
  bool must_play = false;
  // Who has to play where nobody bids (RoundQuestion::last_resort).
  std::optional<Seat> last_resort = std::nullopt;

  // Whether the asker has seen all cards he will play with.
  bool IsWhole() const { return hand.size() == table.hand_size(); }
};

// Whether somebody bids the contract before the first card, and could pass instead: not what the
// cards, the round or the table make the game.
bool IsBid(const ContractRow& row);

// Whether the asker could pass instead: he need not play, and one of the contracts is bid.
bool MayPass(const BidQuestion& question);

// Which exchange goes with one of its contracts; nothing where none does.
HandExchange ExchangeOf(const BidQuestion& question, const Contract& contract);

// Whether the asker's part is to bid the contract with a whole hand as dealt.
bool IsPlainBid(const BidQuestion& question, const Contract& contract);

// A deal of two players with half of each hand face down under the other half: of what lies open,
// `open`, the rest by chance.
Deal WithCovers(const Deal& dealt, CardSet open);

// One of its contracts as the estimates ask about it.
EstimateQuestion EstimateOf(const BidQuestion& question, const Contract& contract);

// What goes with a contract: the exchange that does best among those that seem likely, by games
// played by habit. Forehand of a Schieber, who holds `taken_up`, passes none of those; each costs
// some hundred games of a few microseconds. REQUIRES: a Solo; of a Schieber, as many cards more
// than a hand has as are passed.
SchieberPass BestPass(const BidQuestion& question, const Contract& contract, CardSet taken_up,
                      const EstimateOptions& options, const Effort& effort = {});
Zupf BestZupf(const BidQuestion& question, const Contract& contract, const EstimateOptions& options,
              const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_AUCTION_BID_QUESTION_H_
