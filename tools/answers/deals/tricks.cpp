#include "tools/answers/deals/tricks.h"

#include "engine/text/rule_file.h"
#include "engine/text/try.h"
#include "tools/answers/door/deck_name.h"

namespace schafkopf {
namespace {

constexpr auto kTricksColumns = ColumnsOf<TricksAnswer>({
    {"tricks", Kind::kCount, At<&TricksAnswer::tricks>},
});

}  // namespace

absl::StatusOr<TricksQuestion> ReadTricks(const Fields& fields) {
  SCHAFKOPF_TRY(const RuleSet rules, fields.Rules(PlainRules()));
  return TricksQuestion{FindDeck(fields.Text("deck")).value_or(rules.deck)};
}

absl::StatusOr<TricksAnswer> AnswerOf(const TricksQuestion& question, const Watch& /*watch*/) {
  return TricksAnswer{HandSize(question.deck)};
}

std::span<const ColumnInfo> TricksAnswer::Columns() { return kTricksColumns; }

Cells TricksAnswer::ToCells() const { return kTricksColumns.CellsOf(*this); }

std::string TricksAnswer::ToText(Language /*language*/) const { return std::to_string(tricks); }

}  // namespace schafkopf
