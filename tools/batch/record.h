// The answer to one item of a job as a row of a table, and the three ways to write it.
#ifndef SCHAFKOPF_TOOLS_BATCH_RECORD_H_
#define SCHAFKOPF_TOOLS_BATCH_RECORD_H_

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/status.h"
#include "engine/text/notation.h"

namespace schafkopf {

// What a column holds, and its bytes in the binary format (little-endian). A missing value is null
// in JSON, empty in CSV; in binary the value named here.
enum class FieldKind : std::uint8_t {
  kLine,      // unsigned, 8 bytes
  kSmall,     // signed, 2 bytes; missing -32768
  kCents,     // signed, 4 bytes; missing -2147483648
  kSum,       // signed, 8 bytes; missing -9223372036854775808
  kReal,      // double, 8 bytes; missing NaN
  kFlag,      // 0 or 1, 1 byte; missing 255
  kContract,  // index into the header's "contracts", 2 bytes; missing 65535
  kCard,      // index into the header's "cards", 1 byte; missing 255
  kHand,      // cards; in binary a set of 4 bytes, bit i = card i; missing 0
  kDeal,      // a deal line; in binary four sets of cards of 4 bytes, bit i = card i: missing 0
  kWord,      // up to 8 letters, filled up with NUL
  kName,      // any text; in binary 32 bytes of it, filled up with NUL; missing empty
};

struct RecordField {
  const char* name;
  FieldKind kind;
};

// std::monostate is a missing value.
using Cell = std::variant<std::monostate, std::int64_t, double, bool, Contract, Card, CardSet,
                          DealLine, std::string>;

// Each record has the columns `head` once and those of `rows` any number of times: in JSON as an
// array called `list`; in CSV and binary each row repeats the head. Without `list` there are none.
struct Schema {
  const char* question;
  std::vector<RecordField> head;
  const char* list = nullptr;
  std::vector<RecordField> rows;
};

struct Record {
  std::int64_t line;  // counted from 1; of generated deals their number
  std::vector<Cell> head;
  std::vector<std::vector<Cell>> rows;
  absl::Status error;  // if not ok, the rest does not matter
  // Instead of the cells in JSON, where that says more than they do: an object.
  std::optional<nlohmann::ordered_json> answer = {};
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

#endif  // SCHAFKOPF_TOOLS_BATCH_RECORD_H_
