// "Should I lay?" after the first cards, and "should I say Kontra?": questions about doubling.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_

#include <array>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/money/rule_set.h"
#include "solver/people/basis.h"
#include "solver/people/round_estimate.h"
#include "tools/answers/answer.h"
#include "tools/answers/ask_question.h"
#include "tools/answers/fields.h"

namespace schafkopf {

// As its asker wrote it.
struct DoubleQuestion {
  std::string hand;     // to lay: `_` for each card not seen yet
  std::string against;  // the contract that another plays; empty: whether to lay
  int seat = 0;
  int declarer = -1;  // of `against`; -1 where nobody declares it
  std::uint64_t worlds = EstimateOptions().worlds;
  std::uint64_t seed = EstimateOptions().seed;
  Language language = Language::kEnglish;  // of the sentence in JSON
  RuleSet rules;
};

// REQUIRES: estimate.worlds > 0.
struct DoubleAnswer {
  RoundQuestion question;
  RoundEstimate estimate;
  Basis basis;
  RuleSet rules;
  std::uint64_t seed;
  Language language;

  // `verdict` is lay or kontra, leave, taste.
  Json ToJson() const;
  std::string ToText(Language spoken) const;
};

// Whether text is a hand of which not every card is known: "EO GO HU HA _ _ _ _".
bool HasUnknownCards(absl::string_view text);
// The first cards of a hand, dealt before it is laid, with those that are still to come; any other
// text as it is.
std::string WithUnknownCards(absl::string_view text);

// The default rules where none are named.
absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields);
absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields);

// Errors are at the fields hand or against; at none where the table's rules are no such table's;
// Cancelled where `watch` stopped it.
absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch);

inline constexpr auto kLayFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, "eight cards, or six, with `_` for each not seen yet", true},
    kSeatField,
    kWorldsField,
    kSeedField,
});

inline constexpr auto kKontraFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, "eight cards; six of the short deck", true},
    {"against", FieldType::kText, "the contract that another plays", true},
    {"declarer", FieldType::kNumber, "the seat that plays it, if one does", false, 0,
     kSeatCount - 1},
    kSeatField,
    kWorldsField,
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
