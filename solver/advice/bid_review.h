// What each seat of a recorded deal bid, against the best that its hand could have bid.
#ifndef SCHAFKOPF_SOLVER_ADVICE_BID_REVIEW_H_
#define SCHAFKOPF_SOLVER_ADVICE_BID_REVIEW_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/deal.h"
#include "engine/table/auction.h"
#include "solver/habits/bid_habit.h"
#include "solver/sample/effort.h"
#include "solver/sample/statistics.h"

namespace schafkopf {

// How a deal was bid.
struct BidOutcome {
  Hands hands;
  Table table;
  std::optional<Contract> contract;  // nothing: all passed
  Seat declarer = {};
};

// Nothing stands for passing.
struct JudgedBid {
  Seat seat;
  std::optional<Contract> made;
  std::optional<Contract> best;
  MeanError lost = {};  // cents by which `made` is worth less; the error is what sampling leaves
                        // and what the chances at the table are off by
};

struct BidReviewOptions {
  Stakes stakes = {};
  Others others = {};
  std::vector<Bid> bids = {};  // as they were made; empty: only the outcome is known
  std::uint64_t worlds = 40;   // as AdviceOptions has them; ten games by habit for each
};

// A bid that no more than this share of people would make with the hand is not asked about.
inline constexpr double kLeastBidAsked = 0.03;

// Each seat once, in order, as far as recorded tables tell what passing is worth: a declarer whose
// game they do not know is left out, so are all at other tables (IsRecordedTable), and whoever was
// outbid. Who sits behind the declarer has heard his game: he could have outbid it, or played
// against it. To the others those behind them might have said more (PriceOfBid). By this thread
// alone; costs about 10 milliseconds for each seat that might have bid, else next to nothing.
std::vector<JudgedBid> ReviewBids(const BidOutcome& deal, const BidReviewOptions& options,
                                  const Effort& effort = {});

}  // namespace schafkopf

#endif  // SCHAFKOPF_SOLVER_ADVICE_BID_REVIEW_H_
