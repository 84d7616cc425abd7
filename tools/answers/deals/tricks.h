// How many tricks a deal has.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_DEALS_TRICKS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_DEALS_TRICKS_H_

#include <array>
#include <span>
#include <string>

#include "tools/answers/door/answer.h"
#include "tools/answers/door/fields.h"

namespace schafkopf {

struct TricksQuestion {
  Deck deck = Deck::kLong;
};

struct TricksAnswer {
  int tricks = 0;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

absl::StatusOr<TricksQuestion> ReadTricks(const Fields& fields);
absl::StatusOr<TricksAnswer> AnswerOf(const TricksQuestion& question, const Watch& watch);

inline constexpr auto kTricksFields = std::to_array<FieldRow>({
    {"deck", FieldType::kText, "32, 24 or 20 cards; else that of the rules"},
});

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_DEALS_TRICKS_H_
