// Who plays what after a row of bids.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_BIDS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_BIDS_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/auction.h"
#include "engine/table/round.h"
#include "engine/table/rule_set.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

struct BidsQuestion {
  std::string bids;          // SEAT GAME, ...
  int players = kSeatCount;  // three play solos only
  const RoundRow* round = nullptr;
};

// A seat that may still bid, and what would give it the game; lowest first.
struct Raise {
  Seat seat;
  std::vector<Announcement> games;
};

struct BidsAnswer {
  static constexpr std::string_view kTo = "bids";

  // What a special round asks for and pays.
  struct InRound {
    const RoundRow* row;
    bool doubled;
    std::optional<Seat> must_play;
    std::string if_declined;         // what follows, where forehand has declined; else empty
    std::optional<bool> may_refuse;  // who must play
  };

  std::string rules;
  std::optional<Seat> declarer;  // nothing: nobody bid, or each plays for itself
  std::string contract;          // empty: nobody bid
  std::optional<Message> title;  // of that
  bool bid = false;              // somebody has
  std::string all_pass;          // what follows when all have passed; empty: they have not
  std::string trumps;            // of the Kreuzbock that follows
  std::optional<InRound> round;
  std::vector<Raise> raises;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;

 private:
  Message Verdict() const;
};

// The suit or the called card, "E" or "EZ"; empty where none is named.
std::string SuitText(const Announcement& game);
// "solo", "wenz+tout", "solo:H"; behind it the points that were promised.
std::string ToString(const Announcement& game);
Cells NamesOf(std::span<const Announcement> games);
// "0 pass, 1 ruf", as ReadBids reads it.
std::string ToString(std::span<const Bid> bids);

// A row of bids as it was made, and the one that stands, if any seat bid.
struct BidsMade {
  std::vector<Bid> bids;
  std::optional<Bid> best;
};
// Errors are in the text of the bids.
absl::StatusOr<BidsMade> ReadBids(const BidsQuestion& question, const RuleSet& rules);

// Whether they left `contract` to `declarer`: an error at the first column, if not.
absl::Status CheckLeaves(const BidsMade& made, const Contract& contract, Seat declarer);

// Errors are at the field bids.
absl::StatusOr<BidsAnswer> AnswerBids(const BidsQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_BIDS_H_
