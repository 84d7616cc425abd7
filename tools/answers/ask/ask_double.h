// "Should I lay?" after the first cards, and "should I say Kontra?": questions about doubling.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
#define SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/table/rule_set.h"
#include "engine/text/input_line.h"
#include "solver/auction/basis.h"
#include "solver/auction/round_estimate.h"
#include "tools/answers/ask/ask_kontra.h"
#include "tools/answers/ask/ask_question.h"
#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

// As its asker wrote it.
struct DoubleQuestion {
  std::string hand;    // to lay: `_` for each card not seen yet
  KontraTerms kontra;  // `against` is empty: whether to lay
  std::uint64_t worlds = EstimateOptions().worlds;
  std::uint64_t seed = Effort().seed;
  Language language = Language::kEnglish;  // of the sentence in JSON
  RuleSet rules;
};

// REQUIRES: estimate.worlds > 0.
struct DoubleAnswer {
  AskedKontra asked;  // whether to lay where its round is no game (RoundQuestion::kContract)
  RoundEstimate estimate;
  Basis basis;
  std::uint64_t seed;
  Language language;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language spoken) const;
};

// "kontra" or "lay", "leave", "taste".
absl::string_view VerdictName(const DoubleAnswer& answer);

// Whether text is a hand of which not every card is known: "EO GO HU HA _ _ _ _".
bool HasUnknownCards(absl::string_view text);
// The first cards of a hand, dealt before it is laid, with those that are still to come; any other
// text as it is.
std::string WithUnknownCards(absl::string_view text);

// Whether to lay, where a line HAND [SEAT] of a file asks that by its first cards; else nothing.
// `usual`: what it leaves out.
std::optional<DoubleQuestion> LayOfLine(const InputLine& line, DoubleQuestion usual);

// The default rules where none are named.
absl::StatusOr<DoubleQuestion> ReadLay(const Fields& fields);
absl::StatusOr<DoubleQuestion> ReadKontra(const Fields& fields);

// Errors are those of ReadAskedKontra, or at the field hand; Cancelled where `watch` stopped it.
absl::StatusOr<DoubleAnswer> AnswerOf(const DoubleQuestion& asked, const Watch& watch);
// Of a question that is read; `asked` says how it is answered.
absl::StatusOr<DoubleAnswer> AnswerTo(const AskedKontra& question, const DoubleQuestion& asked,
                                      const Watch& watch);

inline constexpr auto kLayFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, "eight cards, or six, with `_` for each not seen yet", true},
    kSeatField,
    kWorldsField,
    kSeedField,
});

inline constexpr auto kKontraFields = std::to_array<FieldRow>({
    {"hand", FieldType::kText, "eight cards; six of the short deck; of two players OPEN | OPEN",
     true},
    {"against", FieldType::kText, "the contract that another plays", true},
    {"declarer", FieldType::kNumber, "the seat that plays it, if one does", false, 0,
     kSeatCount - 1},
    kSeatField,
    kPlayersField,
    kRoundField,
    kWorldsField,
    kSeedField,
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_ASK_DOUBLE_H_
