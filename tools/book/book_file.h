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
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tools/batch/store/checksum.h"
#include "tools/batch/store/file.h"
#include "tools/book/book_header.h"
#include "tools/book/packed_rows.h"

namespace schafkopf {

inline constexpr absl::string_view kBookBeginning = "schafkopf-book-";

// Rows that are packed together.
struct BookBlock {
  std::size_t part;
  std::uint64_t begin;  // rows of the part
  std::uint64_t end;
};

// A book that is read where it is looked up, piece by piece: whatever others do to the file in the
// meantime, a row is what was written, or DataLoss. Any number of threads may read.
class BookFile {
 public:
  // Internal where it cannot be read; FailedPrecondition where it is no book, or of another form,
  // or says of itself what no book does; DataLoss where it is damaged or cut off. Looks at the
  // header alone.
  static absl::StatusOr<BookFile> Open(const std::string& path);

  const std::string& path() const { return file_.path(); }
  const BookHeader& header() const { return header_; }
  std::uint64_t blocks() const;
  // REQUIRES: number < blocks().
  BookBlock BlockAt(std::uint64_t number) const;

  // DataLoss where the row is damaged. Costs some microseconds. REQUIRES: such a part and row.
  absl::StatusOr<BookRow> Row(std::size_t part, std::uint64_t row) const;
  // Reads all of it. DataLoss where a byte is not what it was.
  absl::Status Verify() const;

 private:
  explicit BookFile(File file) : file_(std::move(file)) {}
  absl::Status ReadBeginning();
  absl::Status ReadHeader();
  const BookLayout& layout(std::size_t part) const { return header_.parts[part].layout; }
  // DataLoss where there are fewer bytes.
  absl::StatusOr<std::string> Bytes(std::uint64_t place, std::size_t count) const;
  // Of the index; the same.
  absl::StatusOr<std::string> Entries(std::uint64_t place, std::size_t count) const;
  // Packed, of rows laid out so; DataLoss where it is damaged.
  absl::StatusOr<std::string> Block(std::uint64_t number, const BookLayout& layout) const;

  File file_;
  std::uint64_t size_ = 0;
  BookHeader header_;
  std::uint64_t header_at_ = 0;
  std::uint64_t index_at_ = 0;
  std::string index_;  // empty where it is large, and read where it is needed
};

// Writes a book from front to back; it has its name once it is whole.
class BookWriter {
 public:
  // FailedPrecondition where something else is at `path`.
  static absl::StatusOr<BookWriter> Begin(const std::string& path, std::vector<BookLayout> parts);

  // The next row. REQUIRES: one that is still to come, with its part's numbers.
  absl::Status Add(const BookRow& row);
  // REQUIRES: all rows; a header with its parts, to which their layout and the checksum are added.
  absl::Status Finish(BookHeader header);

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
