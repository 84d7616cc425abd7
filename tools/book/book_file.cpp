#include "tools/book/book_file.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/text/notation.h"
#include "tools/book/words.h"
#include "tools/cli/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

constexpr absl::string_view kFirstLine = "schafkopf-book-3\n";
constexpr absl::string_view kEnd = "schafkopf-book-end";
constexpr std::size_t kHexSize = 16;
// `kEnd AT SIZE CHECK` with its line end.
constexpr std::size_t kEndSize = kEnd.size() + 3 * (1 + kHexSize) + 1;
constexpr std::uint64_t kBlockRows = 16;
constexpr std::size_t kIndexEntry = 16;
constexpr std::size_t kReadSize = 1 << 20;
// An index of so many bytes is read once.
constexpr std::uint64_t kMostKept = 1 << 22;

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

absl::StatusOr<BookFile> BookFile::Open(const std::string& path) {
  auto file = File::OpenToRead(path);
  if (absl::IsFailedPrecondition(file.status())) {
    return Failure(absl::StatusCode::kFailedPrecondition, Message(words::kIsNoBook, Escaped(path)));
  }
  if (absl::IsNotFound(file.status())) {
    return Failure(absl::StatusCode::kInternal,
                   {words::kCannotRead, Escaped(path), SystemReason(ENOENT)});
  }
  if (!file.ok()) return file.status();
  file->ReadsHereAndThere();  // what lies about a row is of no use to the next look-up
  BookFile book(*std::move(file));
  for (const auto step : {&BookFile::ReadBeginning, &BookFile::ReadHeader}) {
    if (const auto status = (book.*step)(); !status.ok()) return status;
  }
  return book;
}

absl::StatusOr<std::string> BookFile::Bytes(std::uint64_t place, std::size_t count) const {
  auto bytes = file_.ReadAt(place, count);
  if (bytes.ok() && bytes->size() < count) return Damaged(path());
  return bytes;
}

absl::StatusOr<std::string> BookFile::Entries(std::uint64_t place, std::size_t count) const {
  return index_.empty() ? Bytes(place, count) : index_.substr(place - index_at_, count);
}

absl::Status BookFile::ReadBeginning() {
  const auto size = file_.Size();
  if (!size.ok()) return size.status();
  size_ = *size;
  const auto beginning = file_.ReadAt(0, kFirstLine.size());
  if (!beginning.ok()) return beginning.status();
  if (!absl::StartsWith(*beginning, kBookBeginning)) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kIsNoBook, Escaped(path())));
  }
  if (*beginning != kFirstLine) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kIsBookOfAnotherForm, Escaped(path())));
  }
  return size_ < kFirstLine.size() + kEndSize ? Damaged(path()) : absl::OkStatus();
}

absl::Status BookFile::ReadHeader() {
  const std::uint64_t room = size_ - kEndSize;
  const auto end = Bytes(room, kEndSize);
  if (!end.ok()) return end.status();
  const std::size_t numbers_at = kEnd.size() + 1;
  const auto number = [&](std::size_t place) {
    std::uint64_t read = 0;
    const auto text = absl::string_view(*end).substr(numbers_at + place * (kHexSize + 1), kHexSize);
    return absl::SimpleHexAtoi(text, &read) ? read : 0;
  };
  header_at_ = number(0);
  const std::uint64_t size = number(1);
  const std::string place = absl::StrCat(Hex(header_at_), " ", Hex(size));
  if (header_at_ > room || size != room - header_at_) return Damaged(path());
  if (size > BookHeader::kMostBytes) return Damaged(path());
  const auto text = Bytes(header_at_, size);
  if (!text.ok()) return text.status();
  const std::uint64_t check = CheckOf(*text, place);
  if (*end != absl::StrCat(kEnd, " ", place, " ", Hex(check), "\n")) return Damaged(path());
  auto header = BookHeader::Read(*text);
  if (!header) {
    return Failure(absl::StatusCode::kFailedPrecondition,
                   Message(words::kIsOfNoUseHere, Escaped(path()), words::kItsTermsCannotBeRead));
  }
  header_ = *std::move(header);
  if (blocks() > header_at_ / kIndexEntry) return Damaged(path());
  index_at_ = header_at_ - blocks() * kIndexEntry;
  if (header_at_ - index_at_ > kMostKept) return absl::OkStatus();
  auto index = Bytes(index_at_, header_at_ - index_at_);
  if (!index.ok()) return index.status();
  index_ = *std::move(index);
  return absl::OkStatus();
}

std::uint64_t BookFile::blocks() const {
  std::uint64_t sum = 0;
  for (const BookHeader::Part& part : header_.parts) sum += part.layout.blocks();
  return sum;
}

BookBlock BookFile::BlockAt(std::uint64_t number) const {
  std::size_t part = 0;
  for (; number >= layout(part).blocks(); ++part) number -= layout(part).blocks();
  const std::uint64_t begin = number * kBlockRows;
  return {part, begin, std::min(begin + kBlockRows, layout(part).rows)};
}

absl::StatusOr<std::string> BookFile::Block(std::uint64_t number, const BookLayout& layout) const {
  const std::uint64_t entry = index_at_ + number * kIndexEntry;
  const bool is_last = entry + kIndexEntry >= header_at_;
  const auto entries = Entries(entry, (is_last ? 1 : 2) * kIndexEntry);
  if (!entries.ok()) return entries.status();
  const std::uint64_t begin = ReadNumber(*entries, 0);
  const std::uint64_t end = is_last ? index_at_ : ReadNumber(*entries, kIndexEntry);
  if (begin < kFirstLine.size() || begin >= end || end > index_at_) return Damaged(path());
  if (end - begin > MostPacked(kBlockRows, layout.numbers)) return Damaged(path());
  auto block = Bytes(begin, end - begin);
  if (block.ok() && Checksum(*block, number) != ReadNumber(*entries, 8)) return Damaged(path());
  return block;
}

absl::StatusOr<BookRow> BookFile::Row(std::size_t part, std::uint64_t row) const {
  const BookLayout& laid = layout(part);
  std::uint64_t number = row / kBlockRows;
  for (std::size_t i = 0; i < part; ++i) number += layout(i).blocks();
  const auto block = Block(number, laid);
  if (!block.ok()) return block.status();
  const std::uint64_t rows = std::min(kBlockRows, laid.rows - row / kBlockRows * kBlockRows);
  const auto whole = PackedRow(*block, rows, laid.numbers, row % kBlockRows);
  if (!whole) return Damaged(path());
  BookRow numbers;
  numbers.reserve(laid.numbers);
  for (std::int64_t each : *whole) numbers.push_back(NumberOf(each, laid));
  return numbers;
}

absl::Status BookFile::Verify() const {
  LongChecksum sum;
  for (std::uint64_t at = 0; at < header_at_; at += kReadSize) {
    const auto bytes = Bytes(at, std::min<std::uint64_t>(kReadSize, header_at_ - at));
    if (!bytes.ok()) return bytes.status();
    sum.Add(*bytes);
  }
  return header_.checksum == sum.Hex() ? absl::OkStatus() : Damaged(path());
}

// ---- Writing

absl::StatusOr<BookWriter> BookWriter::Begin(const std::string& path,
                                             std::vector<BookLayout> parts) {
  const std::string temporary = path + ".tmp";
  for (const std::string& place : {path, temporary}) {
    if (auto status = CheckReplaceable(place, kBookBeginning, words::kBookFile); !status.ok())
      return status;
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

absl::Status BookWriter::Finish(BookHeader header) {
  if (auto status = Write(index_); !status.ok()) return status;
  for (std::size_t i = 0; i < parts_.size(); ++i) header.parts[i].layout = parts_[i];
  header.checksum = sum_.Hex();
  const std::string text = ToJson(header).dump();
  const std::string place = absl::StrCat(Hex(written_), " ", Hex(text.size()));
  const std::string end = absl::StrCat(kEnd, " ", place, " ", Hex(CheckOf(text, place)), "\n");
  if (auto status = file_.Write(absl::StrCat(text, end)); !status.ok()) return status;
  if (auto status = file_.Sync(); !status.ok()) return status;
  return Rename(file_.path(), path_);
}

}  // namespace schafkopf
