// What a hand may call, who plays after a row of bids, whether Kontra comes in time.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/cards/seat.h"
#include "engine/table/rule_set.h"
#include "tools/answers/auction/auction_bids.h"
#include "tools/answers/auction/auction_hand.h"
#include "tools/answers/auction/auction_sjavs.h"
#include "tools/answers/auction/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

// As its asker wrote it.
struct AuctionQuestion {
  // Exactly one of the three.
  std::optional<std::string> hand;     // what may it call?
  std::optional<std::string> bids;     // who plays?
  std::optional<std::string> doubles;  // do they come in time?
  // Of doubles:
  std::string contract;
  std::optional<int> declarer, partner;  // seats
  // Of hand and bids:
  std::string round;
  int players = kSeatCount;
  RuleSet rules;
};

// How often the price was doubled, each time in time.
struct DoublesAnswer {
  static constexpr std::string_view kTo = "doubles";

  int stoss = 0;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<AuctionQuestion> ReadAuction(const Fields& fields);

using AuctionAnswer = OneOf<HandAnswer, BidsAnswer, SjavsAnswer, DoublesAnswer>;
// Errors are at the fields hand, bids, doubles, contract, round or players.
absl::StatusOr<AuctionAnswer> AnswerOf(const AuctionQuestion& question, const Watch& watch);

// The first three, of which a question has one, then the others.
inline constexpr std::size_t kAuctionKinds = 3;
inline constexpr auto kAuctionFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, words::kWhatMayThisHandCall},
    {"bids", FieldType::kText, words::kWhoPlaysField},
    {"doubles", FieldType::kText, words::kWereKontraReInTime},
    {"contract", FieldType::kText, words::kGameThatWasDoubled, false, 0, 0, "ruf:E"},
    {"declarer", FieldType::kNumber, words::kSeatOfItsDeclarer, false, 0, kSeatCount - 1},
    {"partner", FieldType::kNumber, words::kSeatOfDeclarersPartner, false, 0, kSeatCount - 1},
    {"round", FieldType::kText, words::kSpecialRoundOfHandOrBids},
    {"players", FieldType::kNumber, words::kAtTable2To4, false, 2, kSeatCount},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_AUCTION_AUCTION_H_
