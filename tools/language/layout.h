// Answers as people read them: tables, and lines that fit where they are shown.
//
// An answer's text is lines. Cells of a table are set apart by a tab, where they stand flush right,
// or by a vertical tab, where flush left; neighbouring lines with cells are one table, whose first
// column is flush left. LaidOut makes spaces of them. A line with form feeds is broken at all of
// those, if it is too wide, and nowhere else; what stands between one and a unit separator is said
// only where the line is broken.
#ifndef SCHAFKOPF_TOOLS_LANGUAGE_LAYOUT_H_
#define SCHAFKOPF_TOOLS_LANGUAGE_LAYOUT_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace schafkopf {

// How much of an answer is said.
struct TextStyle {
  bool all = false;      // all rows of its table, else at most kUsualRows
  bool details = false;  // also how it was computed, and how sure it is
  bool bars = false;     // shares are drawn, too

  static constexpr std::size_t kUsualRows = 4;

  // How many of so many rows are said: the first ones.
  std::size_t Shown(std::size_t rows) const { return all ? rows : std::min(rows, kUsualRows); }
};

// Rows as lines of a table, with all cells but the first flush right; a line end behind each.
std::string TableText(const std::vector<std::vector<std::string>>& rows);

// A share of 0 to 1 as ten characters of a bar.
std::string Bar(double share);

// The text in lines of at most `width` characters, if no word is longer, which is broken at commas:
// tables in columns, too wide ones in a few parts beneath each other that begin with the same
// column; other lines broken at spaces, going on under their last column where that leaves room,
// else `further_in` than they begin, items of a list at least a little.
std::string LaidOut(std::string_view text, std::size_t width, std::size_t further_in = 0);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_LANGUAGE_LAYOUT_H_
