// Recorded games from one form into another.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_CONVERT_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_CONVERT_H_

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/rule_set.h"
#include "tools/answers/door/columns.h"
#include "tools/answers/door/fields.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/games/words.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

enum class GameTarget : std::uint8_t { kLines, kJson, kCsv, kOpenSchafkopf, kNetSchafkopf };
// Their names, in this order.
inline constexpr std::string_view kGameTargets = "lines json csv openschafkopf netschafkopf";

// Writes games in one form, and counts what that has no place for.
class GameWriter {
 public:
  explicit GameWriter(GameTarget target) : target_(target) {}

  // The text of the next game, which begins at `line` of its file, without a line end, with what
  // stands in front of the first; nothing where the form has no such game.
  std::optional<std::string> Write(const WrittenGame& game, std::int64_t line);

  // "2 games not converted: not played to the end (lines 3, 8); details left out of the games:
  // kontra (3), players (40)"; empty where everything was carried.
  Message Lost() const;

 private:
  // NotFound, and why, where the form has no such game.
  absl::StatusOr<std::string> TextOf(const WrittenGame& game) const;
  void CountLost(const WrittenGame& game);
  bool Carries(std::string_view note) const;

  GameTarget target_;
  std::uint64_t games_ = 0;  // written
  struct Reason {
    Message message;
    std::vector<std::int64_t> lines;
  };
  std::vector<Reason> reasons_;                // why games were lost, in the order met
  std::map<std::string, std::uint64_t> lost_;  // by the name of a note
};

struct ConvertQuestion {
  std::string text;
  GameTarget to = GameTarget::kLines;
  RuleSet rules;
};

struct RefusedGame {
  std::int64_t line;
  std::string error;
  int column;
};
struct ConvertAnswer {
  std::string text;  // all games in the other form
  std::uint64_t games = 0;
  std::vector<RefusedGame> refused;
  Message recognised;
  Message lost;

  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
  std::string ToText(Language language) const;
};

inline constexpr auto kConvertFields = std::to_array<FieldRow>({
    {"text", FieldType::kText, words::kGamesInAnyForm, true},
    {"to", FieldType::kText, words::kFormToWrite, false, 0, 0, "lines", kGameTargets},
});

// The default rules where none are named.
absl::StatusOr<ConvertQuestion> ReadConvert(const Fields& fields);

absl::StatusOr<ConvertAnswer> AnswerOf(const ConvertQuestion& question, const Watch& watch);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_CONVERT_H_
