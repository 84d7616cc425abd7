#include "tools/batch/store/table_reader.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/text/input_line.h"
#include "engine/text/notation.h"
#include "engine/text/words.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/words.h"
#include "tools/batch/store/record.h"
#include "tools/batch/store/words.h"
#include "tools/cli/words.h"

namespace schafkopf {
namespace {

using JsonValue = nlohmann::ordered_json;

// The cells of a line of CSV; nothing where a quote is not closed.
std::optional<std::vector<std::string>> CsvCells(const std::string& line) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
      cells.back() += line[++i];
    } else if (c == '"') {
      quoted = !quoted;
    } else if (c == ',' && !quoted) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  if (quoted) return std::nullopt;
  return cells;
}

JsonValue CsvValue(const std::string& text) {
  if (text.empty()) return nullptr;
  if (text == "true") return true;
  if (text == "false") return false;
  double number = 0;
  if (absl::SimpleAtod(text, &number)) return number;
  return text;
}

// Whether sums and differences of a few of them are numbers, too.
bool IsSummable(double number) { return std::abs(number) <= 1e300; }

// The bytes of a type of kNumberTypes, or of text of 1 to 99: "S3"; 0 of another.
std::size_t SizeOf(const std::string& type) {
  if (const NumberType* number = FindNumberType(type)) return number->size;
  const bool text = type.starts_with('S') && type.size() <= 3 &&
                    type.find_first_not_of("0123456789", 1) == type.npos;
  std::size_t size = 0;
  return text && absl::SimpleAtoi(type.substr(1), &size) ? size : 0;
}

// One binary cell; null where it holds the value that stands for a missing one. Throws where the
// header does not have the name that it stands for.
JsonValue BinaryValue(const std::string& name, const std::string& type, const std::string& bytes,
                      const JsonValue& header) {
  const NumberType* number = FindNumberType(type);
  if (number == nullptr) {
    const std::string text = bytes.substr(0, bytes.find('\0'));
    return text.empty() ? JsonValue(nullptr) : JsonValue(text);
  }
  std::uint64_t bits = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    bits = bits << 8 | static_cast<unsigned char>(bytes[i]);
  }
  if (type == "<u4") return absl::StrCat(absl::Hex(bits, absl::kZeroPad8));  // a hand
  if (type == "<u8") return bits;
  if (type == "<f8") {
    const double real = std::bit_cast<double>(bits);
    return real != real ? JsonValue(nullptr) : JsonValue(real);
  }
  if (bits == number->missing) return nullptr;
  if (type == "<u2") return header.at("contracts").at(bits);
  if (type == "u1") {
    const bool card = name == "card" || (name == "best" && header.at("question") != "table");
    return card ? header.at("cards").at(bits) : JsonValue(bits != 0);
  }
  const int unused = 64 - 8 * static_cast<int>(number->size);  // bits above the sign
  return static_cast<std::int64_t>(bits << unused) >> unused;
}

}  // namespace

absl::StatusOr<TableReader> TableReader::Open(const std::string& path) {
  auto file = InputFile::Open(path);
  if (!file.ok()) return file.status();
  TableReader reader;
  reader.path_ = path;
  reader.file_ = *std::move(file);
  reader.stream_.reset(reader.file_->Stream());
  if (const auto status = reader.ReadHeader(); !status.ok()) return status;
  return reader;
}

absl::StatusOr<bool> TableReader::ReadLine() {
  line_.clear();
  int c = getc_unlocked(stream_.get());
  if (c == EOF) return false;
  ++line_number_;
  for (; c != EOF && c != '\n'; c = getc_unlocked(stream_.get())) {
    if (line_.size() == kMostBytes) {
      return Wrong(Message(words::kAtMostBytesInLine, kMostBytes));
    }
    line_.push_back(static_cast<char>(c));
  }
  while (!line_.empty() && line_.back() == '\r') line_.pop_back();
  return true;
}

absl::Status TableReader::Wrong(const Message& expected) const {
  return Failure(absl::StatusCode::kInvalidArgument,
                 PlacedError(path_, line_number_, SyntaxError(1, expected, Quoted(line_))));
}

absl::Status TableReader::ReadHeader() {
  const auto read = ReadLine();
  if (!read.ok() || !*read) return read.status();
  if (!line_.starts_with("{")) {
    kind_ = Kind::kCsv;
    const auto names = CsvCells(line_);
    if (!names || names->front() != "line") return Wrong(words::kResultsOfBatch);
    for (const std::string& name : *names) columns_.push_back({name, ""});
    return absl::OkStatus();
  }
  if (!line_.starts_with("{\"schafkopf\":\"rows\"")) return ReadJson();
  kind_ = Kind::kBinary;
  header_ = schafkopf::ReadJson<JsonValue>(line_);
  if (!header_.is_object() || !header_["dtype"].is_array()) return Wrong(words::kHeader);
  for (const auto& column : header_["dtype"]) {
    const bool pair =
        column.is_array() && column.size() == 2 && column[0].is_string() && column[1].is_string();
    if (!pair || SizeOf(column[1].get<std::string>()) == 0)
      return Wrong(words::kHeaderOfKnownTypes);
    columns_.push_back({column[0], column[1]});
  }
  return columns_.empty() ? Wrong(words::kHeaderOfColumns) : absl::OkStatus();
}

absl::Status TableReader::ReadJson() {
  const JsonValue record = schafkopf::ReadJson<JsonValue>(line_);
  if (!record.is_object()) return Wrong(words::kJsonObject);
  TableRow head;
  const JsonValue* list = nullptr;  // the last, as Schema::Of has it
  for (const auto& [name, value] : record.items()) {
    if (value.is_array() && (value.empty() || value.front().is_object())) {
      list = &value;
    } else {
      head[name] = value;
    }
  }
  if (list == nullptr || list->empty()) {
    rows_.push_back(std::move(head));
    return absl::OkStatus();
  }
  for (const JsonValue& item : *list) {
    TableRow& row = rows_.emplace_back(head);
    if (!item.is_object()) return Wrong(words::kObjectForEachRow);
    for (const auto& [name, value] : item.items()) row[name] = value;
  }
  return absl::OkStatus();
}

absl::Status TableReader::ReadCsv() {
  const auto cells = CsvCells(line_);
  if (!cells || cells->size() != columns_.size()) {
    return Wrong(Message(words::kColumns, columns_.size()));
  }
  TableRow& row = rows_.emplace_back();
  for (std::size_t i = 0; i < cells->size(); ++i) {
    if (columns_[i].name != "error" || !cells->at(i).empty()) {
      row[columns_[i].name] = CsvValue(cells->at(i));
    }
  }
  return absl::OkStatus();
}

absl::Status TableReader::ReadBinary() {
  TableRow row;
  for (const Column& column : columns_) {
    std::string bytes(SizeOf(column.type), '\0');
    const std::size_t size = std::fread(bytes.data(), 1, bytes.size(), stream_.get());
    if (size == 0 && row.empty()) return absl::OkStatus();
    line_.clear();
    if (size < bytes.size()) return Wrong(words::kWholeRow);
    try {
      row[column.name] = BinaryValue(column.name, column.type, bytes, header_);
    } catch (const JsonValue::exception&) {
      return Wrong(Message(words::kNumberOfHeadersNamesInColumn, column.name));
    }
  }
  if (row["error"] != true) row.erase("error");
  ++line_number_;
  rows_.push_back(std::move(row));
  return absl::OkStatus();
}

absl::StatusOr<std::optional<TableRow>> TableReader::Next() {
  while (rows_.empty()) {
    absl::Status status;
    if (kind_ == Kind::kBinary) {
      status = ReadBinary();
      if (status.ok() && rows_.empty()) break;
    } else {
      const auto read = ReadLine();
      if (!read.ok()) return read.status();
      if (!*read) break;
      status = kind_ == Kind::kJson ? ReadJson() : ReadCsv();
    }
    if (!status.ok()) return status;
  }
  if (rows_.empty()) {
    if (const auto why = file_->failure()) {
      return Failure(absl::StatusCode::kInternal, {words::kCannotRead, Escaped(path_), *why});
    }
    return std::nullopt;
  }
  TableRow row = std::move(rows_.front());
  rows_.pop_front();
  for (auto& [name, value] : row) {
    if (value.is_number_float() && !IsSummable(value.get<double>())) value = nullptr;
  }
  return row;
}

}  // namespace schafkopf
