// What `advise` is asked: which card a seat should play now, and how that is to be found out.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_QUESTION_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/advice/inference.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/conditions.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

struct AdviseQuestion {
  InputLine view;      // a deal line with `_` for hands that the seat does not see
  std::string bids;    // that it heard; empty: those of the view, if it tells any
  std::string kontra;  // seats that gave it, Re ..., in order; a note of the view goes before it
  Conditions given;
  Conditions chances;       // asked for
  std::vector<Card> holds;  // asked who holds them
  std::uint64_t worlds = InferenceOptions().worlds;
  bool exact = false;
  bool plays = false;  // also asked what a seat plays that looks further ahead
  bool open = false;   // also how its games end with open cards, which JSON alone says
  std::uint64_t seed = Effort().seed;
  Language language = Language::kEnglish;  // of the sentence in JSON
  RuleSet rules;
  KnownOthers others = {};
};

// The default rules where none are named.
absl::StatusOr<AdviseQuestion> ReadAdvise(const Fields& fields);

// Worlds that can be asked for.
inline constexpr std::int64_t kMostAdviseWorlds = 1'000'000;

inline constexpr auto kAdviseFields = std::to_array<FieldRow>({
    {"view", FieldType::kText, words::kDealLineWithForHands, true},
    {"bids", FieldType::kText, words::kWhatWasBidSuchAs},
    {"kontra", FieldType::kText, words::kSeatsThatGaveKontraRe},
    {"given", FieldType::kTexts, words::kConditionsOnHandsAsDealt},
    {"worlds", FieldType::kNumber, words::kWorldsDealt4000AndUp, false, 1, kMostAdviseWorlds},
    {"exact", FieldType::kFlag, words::kEveryPossibleWorldAllAlike},
    kOthersField,
    kSeedField,
    {"chance", FieldType::kTexts, words::kAlsoChanceOfConditionSuch},
    {"holds", FieldType::kTexts, words::kAlsoHowLikelyEachSeat},
    {"no_open", FieldType::kFlag, words::kLeavesOutOpenWin},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_ADVISE_QUESTION_H_
