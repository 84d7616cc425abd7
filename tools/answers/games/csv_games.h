// Games in a table of comma-separated values, such as a club keeps: a row each, with columns named
// in English or German, and players by name or by seat.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/text/input_line.h"
#include "tools/answers/games/written_game.h"

namespace schafkopf {

class CsvGames {
 public:
  // Of the line that names the columns, parted by commas, semicolons or tabs; nothing where it
  // names none of a game.
  static std::optional<CsvGames> ReadHead(absl::string_view line);

  // Whether a line has several cells.
  bool MayHaveRow(absl::string_view line) const { return line.find(separator_) != line.npos; }
  // A row beneath it.
  void Add(const InputLine& row) { rows_.push_back(row); }

  // All rows as objects of ours (object_game.h), each at its line. Where the table names players
  // but no row says who sat where, the columns that bear their names, else the order in which they
  // first appear, are the chairs; and forehand is the next chair from row to row.
  std::vector<InputLine> Finish() const;

  // Columns that say nothing about a game.
  const std::vector<std::string>& unused() const { return unused_; }

 private:
  struct Column {
    std::string name;  // as it stands there
    std::string key;   // of ours; empty: none
  };

  // Why a row is no game: it has a quote without an end, or ends before its contract.
  absl::Status RefusalOf(absl::string_view row) const;
  // A cell in quotes may go on in the next lines.
  std::vector<InputLine> WholeRows() const;
  std::vector<std::string> Chairs(const std::vector<InputLine>& rows) const;
  std::vector<std::string> CellsOf(absl::string_view row) const;
  Json ObjectOf(const std::vector<std::string>& cells, const std::vector<std::string>& chairs,
                int forehand) const;

  char separator_ = ',';
  std::vector<Column> columns_;
  std::vector<std::string> unused_;
  std::vector<InputLine> rows_;
};

// The columns that CsvRow fills.
std::string CsvHead();
// Nothing of a game of two. Notes that have no column are left out (CsvHasNote).
std::optional<std::string> CsvRow(const WrittenGame& game);
bool CsvHasNote(std::string_view name);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_
