// The answer to one item of a job as a row of a table, and the three ways to write it.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_RECORD_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_RECORD_H_

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "engine/text/notation.h"
#include "tools/answers/door/columns.h"

namespace schafkopf {

// A number in the binary format (little-endian), as NumPy names it, and what stands for a missing
// one: of "<f8" NaN.
struct NumberType {
  std::string_view name;
  std::size_t size;
  std::uint64_t missing;
};
inline constexpr auto kNumberTypes = std::to_array<NumberType>({
    {"u1", 1, 0xff},
    {"<i2", 2, 0x8000},
    {"<u2", 2, 0xffff},
    {"<i4", 4, 0x80000000},
    {"<u4", 4, 0},
    {"<i8", 8, 0x8000000000000000},
    {"<u8", 8, 0},
    {"<f8", 8, 0x7ff8000000000000},
});
// Null where there is none of that name.
const NumberType* FindNumberType(std::string_view name);

// What of an answer's columns a record has. In JSON that is all; in CSV and binary the columns of
// `head`, by place, and behind them those of the rows of the column `list`, each row with the head
// in front. There a contract is its index in the header's "contracts", a card in its "cards", a
// hand a set of cards with bit i for card i, a deal four such sets, a word 8 bytes, a name 32, both
// filled up with NUL.
struct Schema {
  std::string_view question;
  std::span<const ColumnInfo> columns;
  std::vector<std::size_t> head;
  std::optional<std::size_t> list;
  bool deal = false;  // and the deal that was made up, behind the head

  // With the columns that tables have: those of such names, in their order; all where there are
  // none. REQUIRES: columns of these names.
  static Schema Of(std::string_view question, std::span<const ColumnInfo> columns,
                   std::span<const std::string_view> head = {});
  // Of the rows of the list, those that tables have: the first so many.
  std::span<const ColumnInfo> rows() const;
};

struct Record {
  std::int64_t line;   // counted from 1; of generated deals their number
  Cells cells;         // of the schema's columns; none where all are missing
  absl::Status error;  // if not ok, the rest does not matter
  std::optional<DealLine> deal = std::nullopt;
};

enum class Format : std::uint8_t { kJsonl, kCsv, kBinary };

// What stands at the beginning of the whole output, empty for JSONL: the names of the columns; for
// binary one line of JSON {"schafkopf":"rows","question":..,"dtype":[[name,type],...],"contracts":
// [...],"cards":[...]} with types as NumPy names them.
std::string Prologue(const Schema& schema, Format format);

// The record with all its line ends. `line` comes first and `error` last; a record without rows
// where there is a list is one row of missing values in CSV and binary.
std::string Encode(const Schema& schema, const Record& record, Format format);

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_RECORD_H_
