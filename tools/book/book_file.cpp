#include "tools/book/book_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace schafkopf {
namespace {

using Json = nlohmann::ordered_json;

constexpr absl::string_view kFirstLine = "schafkopf-book-3\n";
constexpr absl::string_view kEnd = "schafkopf-book-end";
constexpr std::size_t kHexSize = 16;
// `kEnd AT SIZE CHECK` with its line end.
constexpr std::size_t kEndSize = kEnd.size() + 3 * (1 + kHexSize) + 1;
constexpr std::uint64_t kBlockRows = 16;
constexpr std::size_t kIndexEntry = 16;

std::string Hex(std::uint64_t number) { return absl::StrCat(absl::Hex(number, absl::kZeroPad16)); }

std::uint64_t ReadNumber(absl::string_view bytes, std::size_t at) {
  std::uint64_t number = 0;
  for (std::size_t i = 8; i-- > 0;)
    number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
  return number;
}

void AppendNumber(std::uint64_t number, std::string& bytes) {
  for (std::size_t i = 0; i < 8; ++i) bytes.push_back(static_cast<char>(number >> (8 * i) & 0xff));
}

// A number as it is packed: floats by their bits.
std::int64_t WholeOf(double number, const BookLayout& layout) {
  if (layout.whole) return static_cast<std::int64_t>(number);
  return std::bit_cast<std::uint32_t>(static_cast<float>(number));
}

double NumberOf(std::int64_t whole, const BookLayout& layout) {
  if (layout.whole) return static_cast<double>(whole);
  return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(whole)));
}

WholeRow WholeOf(const BookRow& row, const BookLayout& layout) {
  WholeRow whole;
  for (double number : row) whole.push_back(WholeOf(number, layout));
  return whole;
}

std::uint64_t CheckOf(absl::string_view header, absl::string_view place) {
  return Checksum(place, Checksum(header));
}

}  // namespace

std::uint64_t BookLayout::blocks() const { return (rows + kBlockRows - 1) / kBlockRows; }

BookRow BookLayout::Kept(BookRow row) const {
  for (double& number : row) number = NumberOf(WholeOf(number, *this), *this);
  return row;
}

// ---- Reading

void BookFile::Unmap::operator()(const char* bytes) const {
  munmap(const_cast<char*>(bytes), size);
}

absl::Status BookFile::Damaged() const {
  return absl::DataLossError(absl::StrCat(path_, " is damaged or cut off"));
}

absl::StatusOr<BookFile> BookFile::Open(const std::string& path) {
  BookFile book;
  book.path_ = path;
  for (const auto step : {&BookFile::Map, &BookFile::ReadHeader, &BookFile::ReadLayout}) {
    if (const auto status = (book.*step)(); !status.ok()) return status;
  }
  return book;
}

absl::Status BookFile::Map() {
  const int file = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status = {};
  if (file < 0 || fstat(file, &status) != 0) {
    const std::string why = std::strerror(errno);
    if (file >= 0) close(file);
    return absl::InternalError(absl::StrCat("cannot read ", path_, ": ", why));
  }
  const auto size = static_cast<std::size_t>(status.st_size);
  void* const bytes = S_ISREG(status.st_mode) && size > 0
                          ? mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0)
                          : MAP_FAILED;
  close(file);
  if (bytes != MAP_FAILED) {
    madvise(bytes, size, MADV_RANDOM);  // what lies about a row is of no use to the next look-up
    bytes_ = {static_cast<const char*>(bytes), Unmap{size}};
    if (absl::StartsWith(this->bytes(), kFirstLine)) return absl::OkStatus();
    if (absl::StartsWith(this->bytes(), kBookBeginning)) {
      return absl::FailedPreconditionError(
          absl::StrCat(path_, " is a book of another form, or damaged"));
    }
  }
  return absl::FailedPreconditionError(absl::StrCat(path_, " is no book"));
}

absl::Status BookFile::ReadHeader() {
  if (bytes().size() < kFirstLine.size() + kEndSize) return Damaged();
  const absl::string_view end = bytes().substr(bytes().size() - kEndSize);
  const std::size_t numbers_at = kEnd.size() + 1;
  const auto number = [&](std::size_t place) {
    std::uint64_t read = 0;
    const auto text = end.substr(numbers_at + place * (kHexSize + 1), kHexSize);
    return absl::SimpleHexAtoi(text, &read) ? read : 0;
  };
  header_at_ = number(0);
  const std::uint64_t size = number(1);
  const std::string place = absl::StrCat(Hex(header_at_), " ", Hex(size));
  const std::uint64_t room = bytes().size() - kEndSize;
  if (header_at_ > room || size != room - header_at_) return Damaged();
  const absl::string_view text = bytes().substr(header_at_, size);
  const std::uint64_t check = CheckOf(text, place);
  if (end != absl::StrCat(kEnd, " ", place, " ", Hex(check), "\n")) return Damaged();
  header_ = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  return header_.is_object() ? absl::OkStatus() : Damaged();
}

absl::Status BookFile::ReadLayout() {
  std::uint64_t blocks = 0;
  try {
    for (const Json& part : header_.at("parts")) {
      parts_.push_back({part.at("rows"), part.at("numbers"), part.at("whole")});
      blocks += parts_.back().blocks();
    }
  } catch (const Json::exception&) {
    return Damaged();
  }
  if (blocks > header_at_ / kIndexEntry) return Damaged();
  index_at_ = header_at_ - blocks * kIndexEntry;
  return absl::OkStatus();
}

std::uint64_t BookFile::blocks() const {
  std::uint64_t sum = 0;
  for (const BookLayout& part : parts_) sum += part.blocks();
  return sum;
}

BookBlock BookFile::BlockAt(std::uint64_t number) const {
  std::size_t part = 0;
  for (; number >= parts_[part].blocks(); ++part) number -= parts_[part].blocks();
  const std::uint64_t begin = number * kBlockRows;
  return {part, begin, std::min(begin + kBlockRows, parts_[part].rows)};
}

absl::StatusOr<absl::string_view> BookFile::Block(std::uint64_t number) const {
  const std::uint64_t entry = index_at_ + number * kIndexEntry;
  const std::uint64_t next = entry + kIndexEntry;
  const std::uint64_t begin = ReadNumber(bytes(), entry);
  const std::uint64_t end = next < header_at_ ? ReadNumber(bytes(), next) : index_at_;
  if (begin < kFirstLine.size() || begin >= end || end > index_at_) return Damaged();
  const absl::string_view block = bytes().substr(begin, end - begin);
  if (Checksum(block, number) != ReadNumber(bytes(), entry + 8)) return Damaged();
  return block;
}

absl::StatusOr<BookRow> BookFile::Row(std::size_t part, std::uint64_t row) const {
  const BookLayout& layout = parts_[part];
  std::uint64_t number = row / kBlockRows;
  for (std::size_t i = 0; i < part; ++i) number += parts_[i].blocks();
  const auto block = Block(number);
  if (!block.ok()) return block.status();
  const std::uint64_t rows = std::min(kBlockRows, layout.rows - row / kBlockRows * kBlockRows);
  const auto whole = PackedRow(*block, rows, layout.numbers, row % kBlockRows);
  if (!whole) return Damaged();
  BookRow numbers;
  numbers.reserve(layout.numbers);
  for (std::int64_t each : *whole) numbers.push_back(NumberOf(each, layout));
  return numbers;
}

absl::Status BookFile::Verify() const {
  madvise(const_cast<char*>(bytes_.get()), bytes().size(), MADV_SEQUENTIAL);
  LongChecksum sum;
  sum.Add(bytes().substr(0, header_at_));
  const auto found = header_.find("checksum");
  const bool whole = found != header_.end() && *found == sum.Hex();
  return whole ? absl::OkStatus() : Damaged();
}

// ---- Writing

absl::StatusOr<BookWriter> BookWriter::Begin(const std::string& path,
                                             std::vector<BookLayout> parts) {
  const std::string temporary = path + ".tmp";
  for (const std::string& place : {path, temporary}) {
    if (auto status = CheckReplaceable(place, kBookBeginning, "book"); !status.ok()) return status;
  }
  auto file = File::OpenLocked(temporary);
  if (!file.ok()) return file.status();
  if (auto status = file->Truncate(0); !status.ok()) return status;
  BookWriter writer(path, *std::move(file), std::move(parts));
  if (auto status = writer.Write(kFirstLine); !status.ok()) return status;
  return writer;
}

absl::Status BookWriter::Write(absl::string_view bytes) {
  sum_.Add(bytes);
  written_ += bytes.size();
  return file_.Write(bytes);
}

absl::Status BookWriter::EndBlock() {
  const std::string packed = Packed(block_);
  AppendNumber(written_, index_);
  AppendNumber(Checksum(packed, blocks_++), index_);
  block_.clear();
  return Write(packed);
}

absl::Status BookWriter::Add(const BookRow& row) {
  while (rows_ == parts_[part_].rows) {  // a part may have none
    ++part_;
    rows_ = 0;
  }
  block_.push_back(WholeOf(row, parts_[part_]));
  ++rows_;
  if (block_.size() < kBlockRows && rows_ < parts_[part_].rows) return absl::OkStatus();
  return EndBlock();
}

absl::Status BookWriter::Finish(Json header) {
  if (auto status = Write(index_); !status.ok()) return status;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    Json& part = header["parts"][i];
    part["rows"] = parts_[i].rows;
    part["numbers"] = parts_[i].numbers;
    part["whole"] = parts_[i].whole;
  }
  header["checksum"] = sum_.Hex();
  const std::string text = header.dump();
  const std::string place = absl::StrCat(Hex(written_), " ", Hex(text.size()));
  const std::string end = absl::StrCat(kEnd, " ", place, " ", Hex(CheckOf(text, place)), "\n");
  if (auto status = file_.Write(absl::StrCat(text, end)); !status.ok()) return status;
  if (auto status = file_.Sync(); !status.ok()) return status;
  return Rename(file_.path(), path_);
}

}  // namespace schafkopf
