// Books whose checksums are right, whatever else they say: damage that somebody meant.
#ifndef SCHAFKOPF_TESTS_SUPPORT_FORGED_BOOK_H_
#define SCHAFKOPF_TESTS_SUPPORT_FORGED_BOOK_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tools/batch/store/checksum.h"

namespace schafkopf {

// A book without what proves its header.
struct BookPieces {
  std::string rows;  // with the index behind them
  std::string header;
};

inline bool HasPieces(const std::string& book) {
  const std::size_t end = book.rfind("schafkopf-book-end");
  return end != book.npos && book.rfind("{\"schafkopf\":\"book\"", end) != book.npos;
}

// REQUIRES: HasPieces.
inline BookPieces PiecesOf(const std::string& book) {
  const std::size_t end = book.rfind("schafkopf-book-end");
  const std::size_t header = book.rfind("{\"schafkopf\":\"book\"", end);
  return {book.substr(0, header), book.substr(header, end - header)};
}

inline std::string Signed(const BookPieces& pieces) {
  const auto hex = [](std::uint64_t number) {
    return absl::StrCat(absl::Hex(number, absl::kZeroPad16));
  };
  const std::string place = absl::StrCat(hex(pieces.rows.size()), " ", hex(pieces.header.size()));
  return absl::StrCat(pieces.rows, pieces.header, "schafkopf-book-end ", place, " ",
                      hex(Checksum(place, Checksum(pieces.header))), "\n");
}

// Blocks with their index, as a book begins.
inline std::string WithIndex(const std::vector<std::string>& blocks) {
  std::string rows = "schafkopf-book-3\n";
  std::string index;
  const auto add = [&](std::uint64_t number) {
    for (int i = 0; i < 8; ++i) index.push_back(static_cast<char>(number >> 8 * i & 0xff));
  };
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    add(rows.size());
    add(Checksum(blocks[i], i));
    rows += blocks[i];
  }
  return rows + index;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TESTS_SUPPORT_FORGED_BOOK_H_
