// What `review` is asked: what a seat of a recorded game could have done better.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_

#include <array>
#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/advice/card_review.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

struct ReviewQuestion {
  InputLine game;  // see games/written_game.h
  std::uint64_t worlds = CardReviewOptions().worlds;
  std::uint64_t seed = Effort().seed;
  Language language = Language::kEnglish;  // of the sentences in JSON
  RuleSet rules;
};

// The default rules where none are named.
absl::StatusOr<ReviewQuestion> ReadReview(const Fields& fields);

inline constexpr auto kReviewFields = std::to_array<FieldRow>({
    {"game", FieldType::kText, words::kRecordedGameDealLineWith, true},
    {"worlds", FieldType::kNumber, words::kWorldsDealtForEachCard, false, 2, 1'000'000},
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_
