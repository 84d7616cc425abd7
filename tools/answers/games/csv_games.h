// Games in a table of comma-separated values, such as a club keeps: a row each, with columns named
// in English or German, and players by name or by seat.
#ifndef SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_
#define SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

class CsvGames {
 public:
  // Of the line that names the columns, separated by commas, semicolons or tabs; nothing where it
  // names none of a game.
  static std::optional<CsvGames> ReadHead(absl::string_view line);

  // Whether a line has several cells.
  bool MayHaveRow(absl::string_view line) const { return line.find(separator_) != line.npos; }
  // A row beneath it. A cell in quotes may go on in the next lines.
  void Add(const InputLine& line);
  // How much waits to be taken.
  std::size_t bytes() const { return bytes_; }

  // The rows so far as objects of ours (object_game.h), each at its line. Where the table names
  // players but no row says who sat where, the columns that bear their names are the chairs, with
  // neighbours by which gains and losses are even; else the order in which who deals, then who
  // plays, first appears. Whoever else is named is a mistake. Forehand is the next chair from row
  // to row.
  std::vector<InputLine> Take();
  // The same when there are no more.
  std::vector<InputLine> Finish();

  // Columns that say nothing about a game.
  const std::vector<std::string>& unused() const { return unused_; }
  // Lines of the rows that have cells behind the last column.
  const std::vector<std::int64_t>& surplus() const { return surplus_; }
  // Whether a row did not say who leads, so that the next chair was taken.
  bool turned() const { return turned_; }

 private:
  // The cells of a row; one in quotes may hold separators, line ends, and two quotes for one.
  struct Cells {
    std::vector<std::string> texts = std::vector<std::string>(1);
    std::vector<std::size_t> begins = {0};  // of each, in bytes
    std::size_t open = 0;  // the column of a quote that does not end; 0: there is none
  };

  struct Row {
    InputLine line;
    Cells cells;

    // Those that the row does not have are empty, at its end.
    absl::string_view Cell(std::size_t column) const;
    int ColumnOf(std::size_t column) const;
  };

  static Cells SplitRow(absl::string_view row, char separator);
  void AddRow(InputLine line, Cells cells);
  // Gives up that the first line that waits has an end.
  void RefuseFirst();
  void FindChairs();
  bool FindChairsInHead(const std::set<std::string>& names);
  // Who is named in the columns of such keys, in the order in which they first are.
  std::vector<std::string> NamesIn(std::span<const absl::string_view> keys) const;
  struct Amounts {
    bool all = false;     // or empty cells
    bool some = false;    // other than 0
    bool even = false;    // gains are losses, and there are some
    bool uneven = false;  // in some row
  };
  Amounts AmountsIn(std::size_t begin, std::size_t end) const;
  std::optional<int> ChairOf(absl::string_view text) const;
  // Who stands in a row and has no chair; a hand that is missing.
  absl::Status RefusalOf(const Row& row) const;
  bool SaySame(absl::string_view key, absl::string_view a, absl::string_view b) const;
  absl::Status RefusalOfTwice(const Row& row) const;
  absl::Status RefusalOfHands(const Row& row) const;
  void MoveForehand(const Row& row);
  Json ObjectOf(const Row& row) const;
  bool MayBeChairs(std::size_t begin, std::size_t end) const;
  bool is_of_three() const;
  int chair_count() const;

  char separator_ = ',';
  std::vector<std::string> keys_;  // of ours, by column; empty: none
  std::vector<std::string> unused_;
  std::vector<std::size_t> unused_columns_;  // where these stand
  std::vector<std::int64_t> surplus_;
  // Columns of one key, which say the same or nothing.
  std::vector<std::pair<std::size_t, std::size_t>> twins_;
  std::vector<InputLine> open_;  // lines of a row that has not ended
  std::vector<Row> rows_;
  std::size_t bytes_ = 0;  // of both
  std::vector<std::string> chairs_;
  bool has_chairs_in_head_ = false;
  bool names_seats_ = false;  // a row says who sat where
  int forehand_ = 0;          // of the next row
  bool turned_ = false;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_ANSWERS_GAMES_CSV_GAMES_H_
