// The columns of games in CSV: what they are called, and a game as a row of them.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_COLUMNS_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_COLUMNS_H_

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/string_view.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

// The key of a game (object_game.h) that a column of this name holds, in English or German; empty
// where it holds none. One more: "dealer".
absl::string_view CsvKeyOf(absl::string_view name);
// The same of all columns of a table: of two that may mean the same, the surer one.
std::vector<std::string> CsvKeysOf(const std::vector<std::string>& names);
// Whose hand a column holds.
std::optional<std::size_t> SeatOfHandColumn(absl::string_view key);

// A cell of CSV, in quotes where it needs them.
std::string QuotedCell(absl::string_view cell);

// The columns that CsvRow fills.
std::string CsvHead();
// NotFound (NotCarried) of a game of two. Notes that have no column are left out (CsvHasNote).
absl::StatusOr<std::string> CsvRow(const WrittenGame& game);
bool CsvHasNote(std::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_COLUMNS_H_
