#include "tools/answers/score/score_fields.h"

#include <algorithm>

#include "absl/strings/str_split.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/try.h"
#include "tools/answers/door/words.h"
#include "tools/answers/score/words.h"

namespace schafkopf {

absl::Status CheckInstead(const Fields& fields) {
  for (const auto& [field, other] : kScoreInstead) {
    if (!fields.Has(field) || !fields.Has(other)) continue;
    return InField(AbslView(other), {words::kEither, field, other}, words::kBoth);
  }
  return absl::OkStatus();
}

Fields Over(const Fields& noted, const Fields& of_every_line) {
  return noted.Over(of_every_line, [&](std::string_view name) {
    return std::ranges::none_of(kScoreInstead, [&](const Instead& row) {
      return (row.field == name && noted.Has(row.other)) ||
             (row.other == name && noted.Has(row.field));
    });
  });
}

std::string_view NumbersOnly(const Fields& told, std::span<const std::string_view> checked) {
  const auto wrong = [&](std::string_view name, bool is_told) {
    return is_told && std::ranges::find(checked, name) == checked.end();
  };
  for (std::string_view name :
       {"points", "tricks", "trumps", "highest", "sau", "lauf", "side", "deck"}) {
    if (wrong(name, !told.Text(name).empty())) return name;
  }
  if (told.Number("players", kSeatCount) != kSeatCount) return "players";
  if (told.Has("target")) return "target";
  for (std::string_view name : {"one_player", "ouvert"}) {
    if (told.Flag(name)) return name;
  }
  for (std::string_view name : {"declarer", "partner"}) {
    if (wrong(name, told.Has(name))) return name;
  }
  return "";
}

absl::StatusOr<const RoundRow*> ReadRound(const Fields& told) {
  const std::string name = told.Text("round");
  if (name.empty()) return nullptr;
  return AtField("round", ParseRound(name));
}

absl::Status InField(absl::string_view field, const Message& expected, const Message& found) {
  return AtField(field, SyntaxError(1, expected, found));
}

std::vector<absl::string_view> ListParts(absl::string_view text) {
  return absl::StrSplit(text, absl::ByAnyChar(",/ ;"), absl::SkipEmpty());
}

}  // namespace schafkopf
