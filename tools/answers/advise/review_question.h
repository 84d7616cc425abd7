// What `review` is asked: what a seat of a recorded game could have done better.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_

#include <array>
#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/advice/card_review.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

struct ReviewQuestion {
  InputLine game;  // see written_game.h
  std::uint64_t worlds = CardReviewOptions().worlds;
  std::uint64_t seed = Effort().seed;
  RuleSet rules;
};

// The default rules where none are named.
absl::StatusOr<ReviewQuestion> ReadReview(const Fields& fields);

inline constexpr auto kReviewFields = std::to_array<FieldRow>({
    {"game", FieldType::kText,
     "a recorded game: a deal line with all its cards, a line such as \"Rufspiel Blaue von 3: so "
     "h7 ...\", or a JSON object",
     true},
    {"worlds", FieldType::kNumber,
     "worlds dealt for each card; 1000, and up to four times as many where few of them carry the "
     "weight",
     false, 2, 1'000'000},
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ADVISE_REVIEW_QUESTION_H_
