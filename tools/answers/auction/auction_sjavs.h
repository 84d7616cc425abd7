// Who names trumps in Sjavs: `0 sjavs 5, 1 pass, 2 sjavs 5 E`.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_SJAVS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_SJAVS_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/sjavs_auction.h"
#include "tools/answers/auction/auction_bids.h"

namespace schafkopf {

struct SjavsAnswer {
  static constexpr std::string_view kTo = "bids";

  std::string rules;
  Seat declarer;  // who names trumps
  SjavsBid best;
  // Who may still bid, and what would give it the game; lowest first.
  struct Raise {
    Seat seat;
    std::vector<std::string> games;
  };
  std::vector<Raise> raises;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// Whether any of the bids is one of Sjavs.
bool IsSjavs(const std::string& bids);

// REQUIRES: IsSjavs(question.bids). Errors are at the fields bids, players or round.
absl::StatusOr<SjavsAnswer> AnswerSjavs(const BidsQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_SJAVS_H_
