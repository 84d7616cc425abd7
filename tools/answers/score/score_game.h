// The price of a game, explained: of a deal described by numbers or by its line.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_GAME_H_
#define SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_GAME_H_

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/score/score.h"
#include "tools/answers/score/score_fields.h"
#include "tools/answers/score/score_lines.h"

namespace schafkopf {

// As its asker wrote it; a contract or a deal.
struct GameScoreQuestion {
  std::string contract;
  std::optional<std::string> deal = {};  // a line of a finished deal
  Fields told;                           // all that it names
  RuleSet rules;
};

struct NumbersScore {
  static constexpr std::string_view kTo = "contract";

  std::string rules, tariff;
  FinishedDeal deal;
  Score score;
  std::optional<int> declaring;  // in a Kreuzbock: the first seat of the side that declares

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

// The book's rules where none are named.
absl::StatusOr<GameScoreQuestion> ReadScore(const Fields& fields);

using GameScore = OneOf<NumbersScore, DealScore>;
// Errors are at the field that is wrong, or at none where the
// table's options forbid the doublings.
absl::StatusOr<GameScore> AnswerOf(const GameScoreQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_SCORE_SCORE_GAME_H_
