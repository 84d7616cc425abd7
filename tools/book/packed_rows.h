// Rows of whole numbers, packed so that one is read without the others.
//
// A bit for each row that is not all zeros, lowest first, filled up to whole bytes; then, where
// there is such a row, column by column: a byte that says how many bits a number has, one that says
// how many bytes the least number has, the least number (little-endian, with sign), and of each
// such row its number less the least, bit behind bit, lowest first, filled up to whole bytes.
#ifndef SCHAFKOPF_TOOLS_BOOK_PACKED_ROWS_H_
#define SCHAFKOPF_TOOLS_BOOK_PACKED_ROWS_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace schafkopf {

using WholeRow = std::vector<std::int64_t>;

// REQUIRES: rows of one length.
std::string Packed(const std::vector<WholeRow>& rows);

// No rows so many take more bytes.
constexpr std::size_t MostPacked(std::size_t rows, std::size_t columns) {
  return rows / 8 + 1 + columns * (2 + 8 * (1 + rows));
}

// Row `number` of `rows` that were packed; nothing where the bytes are not of such rows. Costs some
// nanoseconds a number.
std::optional<WholeRow> PackedRow(absl::string_view bytes, std::size_t rows, std::size_t columns,
                                  std::size_t number);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_PACKED_ROWS_H_
