// Random deals that meet conditions.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_H_

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/worlds/dealer.h"
#include "tools/answers/deals/deal_request.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

struct DealQuestion {
  DealText request;
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  RuleSet rules;
};

struct RandomDeal {
  DealLine line;
  CardOrder order;  // in which its cards are told

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  // A deal line.
  std::string ToText(Language language) const;
};

// {"deals": [...]}; a line for each.
struct DealAnswer {
  std::vector<RandomDeal> deals;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The deals of a question one after the other; `count` does not matter. One thread at a time.
class DealStream {
 public:
  // Errors are at the fields declarer, players, hand, given or contract.
  static absl::StatusOr<DealStream> Of(const DealQuestion& question);

  // An error is at the field given, where a million deals in a row, or all that are possible, do
  // not meet the conditions: some seconds; or Cancelled by `watch`.
  absl::StatusOr<RandomDeal> Next(const Watch& watch);

 private:
  DealStream(DealRequest request, std::uint64_t seed)
      : request_(std::move(request)),
        order_(request_.order()),
        dealer_(request_.knowledge),
        seed_(seed) {}

  DealRequest request_;
  CardOrder order_;
  Dealer dealer_;
  std::uint64_t seed_;
  std::uint64_t sample_ = 0;  // next to be tried
  std::uint64_t number_ = 0;  // of the next deal
};

// The default rules where none are named.
absl::StatusOr<DealQuestion> ReadDeal(const Fields& fields);

// All at once; errors are those of DealStream.
absl::StatusOr<DealAnswer> AnswerOf(const DealQuestion& question, const Watch& watch);

static_assert(kSeatCount == 4);
inline constexpr FieldRow kDealPlayersField = {
    "players", FieldType::kNumber, words::kPlayersOfDeal, false, 2, kSeatCount, "4"};
inline constexpr FieldRow kDealHandField = {"hand", FieldType::kTexts, words::kCardsOfSeatField};
inline constexpr FieldRow kDealContractField = {"contract", FieldType::kText,
                                                words::kOnlyDealsInWhichDeclarer};
inline constexpr auto kDealFields = std::to_array<FieldRow>({
    {"count", FieldType::kNumber, words::kHowMany1, false, 0, 100'000},
    {"seed", FieldType::kNumber, words::kSameSeedGivesSameDeals1, false, 0, INT64_MAX},
    {"deck", FieldType::kText, words::kLongShortShort20OrKopElse},
    kDealPlayersField,
    kDealHandField,
    {"given", FieldType::kTexts, words::kConditionsSuchAsTrumps2},
    kDealContractField,
    {"declarer", FieldType::kNumber, words::kNeededWhereSomebodyDeclares, false, 0, kSeatCount - 1},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_DEAL_H_
