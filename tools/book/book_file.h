// A book as a file: rows of numbers, of which one is found by reading a kilobyte or less.
//
//   schafkopf-book-3
//   ... blocks: up to 16 rows of one part each, packed (packed_rows.h) ...
//   ... for each block: where it begins, and its checksum with its number; 8 bytes each ...
//   ... a header of JSON: rules, seed, worlds, how the parts are laid out, errors, checksum ...
//   schafkopf-book-end AT SIZE CHECK
//
// AT and SIZE of the header; CHECK of these and of the header: 16 hex digits each. Numbers are
// whole ones, or floats, which are packed by their 32 bits.
#ifndef SCHAFKOPF_TOOLS_BOOK_BOOK_FILE_H_
#define SCHAFKOPF_TOOLS_BOOK_BOOK_FILE_H_

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/batch/book_row.h"
#include "tools/batch/checksum.h"
#include "tools/batch/file.h"
#include "tools/book/packed_rows.h"

namespace schafkopf {

inline constexpr absl::string_view kBookBeginning = "schafkopf-book-";

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

// Rows that are packed together.
struct BookBlock {
  std::size_t part;
  std::uint64_t begin;  // rows of the part
  std::uint64_t end;
};

// A file mapped into memory, whole and in order as far as it has been looked at. Any number of
// threads may read. REQUIRES: that nobody changes the file in the meantime.
class BookFile {
 public:
  // Internal where it cannot be read; FailedPrecondition where it is no book, or of another form;
  // DataLoss where it is damaged or cut off. Looks at the header alone.
  static absl::StatusOr<BookFile> Open(const std::string& path);

  const std::string& path() const { return path_; }
  const nlohmann::ordered_json& header() const { return header_; }
  const std::vector<BookLayout>& parts() const { return parts_; }
  std::uint64_t blocks() const;
  // REQUIRES: number < blocks().
  BookBlock BlockAt(std::uint64_t number) const;

  // DataLoss where the row is damaged. Costs some microseconds. REQUIRES: such a part and row.
  absl::StatusOr<BookRow> Row(std::size_t part, std::uint64_t row) const;
  // Reads all of it. DataLoss where a byte is not what it was.
  absl::Status Verify() const;

 private:
  struct Unmap {
    std::size_t size;
    void operator()(const char* bytes) const;
  };

  BookFile() = default;
  absl::Status Map();
  absl::Status ReadHeader();
  absl::Status ReadLayout();
  absl::string_view bytes() const { return {bytes_.get(), bytes_.get_deleter().size}; }
  // Packed; DataLoss where it is damaged.
  absl::StatusOr<absl::string_view> Block(std::uint64_t number) const;
  absl::Status Damaged() const;

  std::string path_;
  std::unique_ptr<const char, Unmap> bytes_;
  nlohmann::ordered_json header_;
  std::vector<BookLayout> parts_;
  std::uint64_t header_at_ = 0;
  std::uint64_t index_at_ = 0;
};

// Writes a book from front to back; it has its name once it is whole.
class BookWriter {
 public:
  // FailedPrecondition where something else is at `path`.
  static absl::StatusOr<BookWriter> Begin(const std::string& path, std::vector<BookLayout> parts);

  // The next row. REQUIRES: one that is still to come, with its part's numbers.
  absl::Status Add(const BookRow& row);
  // REQUIRES: all rows; an object, to which the layout and the checksum are added.
  absl::Status Finish(nlohmann::ordered_json header);

 private:
  BookWriter(std::string path, File file, std::vector<BookLayout> parts)
      : path_(std::move(path)), file_(std::move(file)), parts_(std::move(parts)) {}
  absl::Status Write(absl::string_view bytes);
  absl::Status EndBlock();

  std::string path_;
  File file_;
  std::vector<BookLayout> parts_;
  std::size_t part_ = 0;
  std::uint64_t rows_ = 0;  // of the part
  std::vector<WholeRow> block_;
  std::uint64_t blocks_ = 0;
  std::uint64_t written_ = 0;
  LongChecksum sum_;
  std::string index_;
};

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_BOOK_BOOK_FILE_H_
