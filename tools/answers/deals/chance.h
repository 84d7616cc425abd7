// How often conditions hold, over all deals or those in which some cards are known.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_CHANCE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_CHANCE_H_

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "tools/answers/deals/deal_request.h"
#include "tools/answers/deals/words.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/conditions.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"

namespace schafkopf {

struct ChanceQuestion {
  Conditions conditions;
  std::string contract;  // whose trumps count; empty: those of a Rufspiel
  DealText request;      // deck, players and hands
  RuleSet rules;
};

// Of one condition.
struct Chance {
  static constexpr std::string_view kTo = "condition";

  std::string condition;
  double chance = 0;
  bool exact = true;         // counted, else of random deals
  double error = 0;          // half the 95 % interval, where it was sampled
  std::uint64_t worlds = 0;  // counted: ways to deal the hands that it names; else deals
  std::uint64_t met = 0;     // of which it holds

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

struct ChanceAnswer {
  std::vector<Chance> chances;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

inline constexpr auto kChanceFields = std::to_array<FieldRow>({
    {"condition", FieldType::kTexts, words::kConditionsSuchAsTrumps2, true},
    {"hand", FieldType::kTexts, words::kCardsOfSeatField},
    {"contract", FieldType::kText, words::kWhoseTrumpsCount},
    {"deck", FieldType::kText, words::kLongShortShort20OrKopElse, false, 0, 0, "",
     "long short short20 kop"},
    {"players", FieldType::kNumber, words::kPlayersOfDeal, false, 2, kSeatCount, "4"},
});

// The default rules where none are named. Errors are at the fields condition, contract or deck.
absl::StatusOr<ChanceQuestion> ReadChance(const Fields& fields);

// Errors are at the fields players, hand or condition, which may name no seat that is not there.
// Takes some seconds at most; where the hands can be dealt in too many ways to be told apart, deals
// a million, always the same. Cancelled by `watch`.
absl::StatusOr<ChanceAnswer> AnswerOf(const ChanceQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_CHANCE_H_
