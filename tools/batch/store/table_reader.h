// Reads the results of `batch` back, in whichever format, as rows of a flat table.
#ifndef SCHAFKOPF_TOOLS_BATCH_STORE_TABLE_READER_H_
#define SCHAFKOPF_TOOLS_BATCH_STORE_TABLE_READER_H_

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/text/message.h"
#include "tools/batch/store/input_file.h"

namespace schafkopf {

// Columns by name; null where the value is missing, or a number beyond 1e300. An error record has
// the column "error".
using TableRow = std::map<std::string, nlohmann::json>;

// One thread at a time; holds one record at a time.
class TableReader {
 public:
  // JSONL, CSV with a header or the binary format, plain or by zstd; "-" is stdin.
  static absl::StatusOr<TableReader> Open(const std::string& path);

  // The next row; of a JSON record with an array one row for each element, with the record's own
  // fields repeated. Nothing at the end. InvalidArgument names the place; Internal, why it cannot
  // be read.
  absl::StatusOr<std::optional<TableRow>> Next();

 private:
  // Of a line: more than any record has, and little enough to be held.
  static constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  enum class Kind { kJson, kCsv, kBinary };
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  struct Column {
    std::string name;
    std::string type;  // as NumPy names it
  };

  // False at the end; an error where the line is too long.
  absl::StatusOr<bool> ReadLine();
  absl::Status Wrong(const Message& expected) const;
  absl::Status ReadHeader();
  absl::Status ReadJson();
  absl::Status ReadCsv();
  absl::Status ReadBinary();

  std::string path_;
  std::unique_ptr<InputFile> file_;
  std::unique_ptr<std::FILE, Close> stream_;
  Kind kind_ = Kind::kJson;
  std::string line_;
  std::int64_t line_number_ = 0;
  std::vector<Column> columns_;
  nlohmann::json header_;  // of the binary format
  std::deque<TableRow> rows_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BATCH_STORE_TABLE_READER_H_
