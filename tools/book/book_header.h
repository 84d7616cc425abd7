// What a book says of itself: its header, checked field by field where it is read.
#ifndef SCHAFKOPF_TOOLS_BOOK_BOOK_HEADER_H_
#define SCHAFKOPF_TOOLS_BOOK_BOOK_HEADER_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "tools/answers/door/columns.h"
#include "tools/batch/kinds/book_row.h"

namespace schafkopf {

// How the rows of a part are laid out.
struct BookLayout {
  std::uint64_t rows = 0;
  std::size_t numbers = 0;  // of a row
  bool whole = true;        // all of them whole numbers; else they are kept to seven digits

  static BookLayout Of(const BookPart& part, const BookPlan& plan) {
    return {part.rows(), NumbersOf(part, plan), !part.is_passing()};
  }
  std::uint64_t blocks() const;
  // As a file gives it back.
  BookRow Kept(BookRow row) const;
  friend bool operator==(const BookLayout&, const BookLayout&) = default;
};

struct BookHeader {
  // Of one part: what it is about, how many of its rows have an answer, and their mean errors.
  struct Part {
    int seat = 0;
    std::vector<std::string> games = {};  // empty: passing
    std::uint64_t answered = 0;
    double cents = 0;
    std::optional<double> open_win = {};  // of games
    std::optional<double> table_win = {};
    BookLayout layout = {};
  };

  std::string job = {};
  std::string answers = {};
  std::string model = {};
  std::string rules = {};                   // a rule file
  std::uint64_t deck = 0;                   // cards
  std::optional<std::uint64_t> seat = {};   // only that one
  std::vector<std::string> contracts = {};  // empty: all
  std::uint64_t sample = 0;                 // 0: all hands
  std::uint64_t seed = 0;
  std::optional<std::uint64_t> worlds = {};  // one of these two is there
  std::optional<double> table_error = {};
  std::vector<Part> parts = {};
  std::string checksum = {};

  // No longer is any.
  static constexpr std::size_t kMostBytes = 1 << 20;
  // Nothing where the text is none, be it that a number is beyond what any book has. What texts
  // say is not asked. Cost: its length.
  static std::optional<BookHeader> Read(absl::string_view text);
  static std::span<const ColumnInfo> Columns();
  Cells ToCells() const;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_BOOK_HEADER_H_
