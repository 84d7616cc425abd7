#include "tools/answers/ask/ask_question.h"

#include <utility>

#include "engine/text/notation.h"
#include "engine/text/rule_file.h"

namespace schafkopf {

absl::StatusOr<AskQuestion> ReadAsk(const Fields& fields) {
  auto rules = fields.Rules(DefaultRules());
  if (!rules.ok()) return rules.status();
  bool is_said = fields.Flag("exact");
  for (const char* other : {"table_error", "error", "worlds"}) {
    if (!fields.Has(other)) continue;
    if (is_said) {
      return AtField(other,
                     SyntaxError(1, "one of worlds, exact, error and table_error", "several"));
    }
    is_said = true;
  }
  const AskTerms usual;
  std::optional<std::uint64_t> worlds;
  if (fields.Has("worlds")) worlds = fields.Count("worlds", 0);
  return AskQuestion{fields.Text("hand"),
                     {.seat = static_cast<int>(fields.Number("seat")),
                      .players = static_cast<int>(fields.Number("players", kSeatCount)),
                      .declarer = static_cast<int>(fields.Number("declarer", -1)),
                      .contracts = fields.Texts("contracts"),
                      .round = fields.Text("round"),
                      .worlds = worlds,
                      .exact = fields.Flag("exact"),
                      .error = fields.Share("error"),
                      .table_error = fields.Share("table_error"),
                      .seed = fields.Count("seed", usual.seed),
                      .given = fields.Texts("given"),
                      .play = {.worlds = static_cast<int>(fields.Number("play")),
                               .games = fields.Count("play_games", usual.play.games)},
                      .language = fields.language(),
                      .rules = *std::move(rules)}};
}

}  // namespace schafkopf
