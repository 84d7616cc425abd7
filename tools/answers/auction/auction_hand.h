// What a hand may call.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_HAND_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_HAND_H_

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/auction.h"
#include "engine/table/round.h"
#include "engine/table/rule_set.h"
#include "engine/table/sjavs_auction.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

struct HandQuestion {
  std::string hand;
  int players = kSeatCount;
  const RoundRow* round = nullptr;
};

struct HandAnswer {
  static constexpr std::string_view kTo = "hand";

  // What a special round adds: values of its options, empty where they do not matter.
  struct InRound {
    const RoundRow* row;
    bool doubled;
    std::string if_declined = {};
    std::string draw = {};  // of a Zupf-Solo, likewise its order
    std::string order = {};
    std::optional<bool> may_refuse = {};
  };

  std::string hand;  // as it was asked
  std::string rules;
  std::vector<Announcement> calls;
  bool gesperrt = false;  // no Sau can be called
  std::vector<Announcement> after_all_passed = {};
  std::vector<Announcement> muss;   // what it may play that must
  std::string hochzeit_shows = {};  // the trumps that a wedding lays open
  std::optional<InRound> round = {};
  SjavsCall sjavs;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// Errors are at the field hand.
absl::StatusOr<HandAnswer> AnswerHand(const HandQuestion& question, const RuleSet& rules);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_HAND_H_
