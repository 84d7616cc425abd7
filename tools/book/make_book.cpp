// From the result of a job to a book.
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/notation.h"
#include "engine/text/rules/rule_file.h"
#include "solver/advice/sampling_error.h"
#include "tools/batch/job/origin.h"
#include "tools/batch/receipt.h"
#include "tools/batch/store/table_reader.h"
#include "tools/book/book.h"
#include "tools/book/words.h"
#include "tools/cli/cli.h"

namespace schafkopf {
namespace {

// Squares of the standard errors of a part's rows, summed.
struct Errors {
  double open = 0;   // of open chances
  double table = 0;  // of the shares of games won
  double cents = 0;  // by games, else by open worlds; of passing
  double rows = 0;   // that have an answer

  void Add(const BookRow& row, const BookPart& part);
  BookHeader::Part Of(const BookPart& part) const;
};

double SquaredErrorOfShare(const GameSums& sums) {
  if (sums.worlds == 0) return 0;
  const double error = StandardErrorOf(WinShareOf(sums));
  return error * error;
}

void Errors::Add(const BookRow& row, const BookPart& part) {
  const auto square = [](double error) { return error / kNormal95 * (error / kNormal95); };
  if (part.is_passing()) {
    if (!(row[0] > 0)) return;
    cents += square(row[kPassingColumns.size() - 1]);
  } else {
    const std::span<const double> numbers = row;
    const GameSums of_open = SumsOf(numbers);
    const GameSums of_games = SumsOf(numbers.subspan(kSumColumns.size()));
    if (of_open.worlds + of_games.worlds == 0) return;
    open += SquaredErrorOfShare(of_open);
    table += SquaredErrorOfShare(of_games);
    cents += square(MeanCentsOf(of_games.worlds > 0 ? of_games : of_open).error);
  }
  ++rows;
}

BookHeader::Part Errors::Of(const BookPart& part) const {
  const auto mean = [&](double sum) { return rows > 0 ? Rounded(std::sqrt(sum / rows)) : 0; };
  BookHeader::Part header = {.seat = part.seat.index(),
                             .answered = static_cast<std::uint64_t>(rows),
                             .cents = mean(cents)};
  for (const Contract& contract : part.games) header.games.push_back(ToString(contract));
  if (part.is_passing()) return header;
  header.open_win = mean(open);
  header.table_win = mean(table);
  return header;
}

// Reads a job's records one after the other.
class Records {
 public:
  explicit Records(TableReader reader) : reader_(std::move(reader)) {}

  // So many numbers of a record, in the order of its rows; zeros where it has no answer.
  absl::StatusOr<BookRow> Next(std::uint64_t line, std::size_t count);
  absl::Status Wrong(std::uint64_t line) const {
    return Failure(absl::StatusCode::kDataLoss, Message(words::kRecordIsNotOfBook, line));
  }

 private:
  absl::Status Fetch();

  TableReader reader_;
  std::optional<TableRow> row_;
};

std::span<const ColumnInfo> NumbersOf(const std::string& group) {
  if (group == "passing") return kPassingColumns;
  if (group == "level") return kLevelColumns;
  return kSumColumns;
}

absl::Status Records::Fetch() {
  auto row = reader_.Next();
  if (!row.ok()) return row.status();
  row_ = *std::move(row);
  return absl::OkStatus();
}

absl::StatusOr<BookRow> Records::Next(std::uint64_t line, std::size_t count) {
  BookRow numbers;
  bool is_there = false;
  while (true) {
    if (!row_) {
      if (auto status = Fetch(); !status.ok()) return status;
    }
    if (!row_) break;
    const auto place = row_->find("line");
    if (place == row_->end() || place->second != line) break;
    if (row_->contains("error")) return Wrong(line);
    is_there = true;
    const auto group = row_->find("of");
    if (group != row_->end() && group->second.is_string()) {
      for (const ColumnInfo& column : NumbersOf(group->second.get<std::string>())) {
        const auto found = row_->find(std::string(column.name));
        if (found == row_->end() || !found->second.is_number()) return Wrong(line);
        numbers.push_back(found->second.get<double>());
      }
    }
    row_.reset();
  }
  if (!is_there || (!numbers.empty() && numbers.size() != count)) return Wrong(line);
  numbers.resize(count);
  return numbers;
}

// All rows of a part, of which the first is record `line`.
absl::StatusOr<Errors> CopyPart(const BookPart& part, std::size_t numbers, std::uint64_t line,
                                Records& records, BookWriter& writer) {
  Errors errors;
  for (std::uint64_t row = 0; row < part.rows(); ++row, ++line) {
    if (const auto code = PendingSignal()) EndNow(*code);
    const auto read = records.Next(line, numbers);
    if (!read.ok()) return read.status();
    if (!IsRowOf(part, *read)) return records.Wrong(line);
    errors.Add(*read, part);
    if (auto status = writer.Add(*read); !status.ok()) return status;
  }
  return errors;
}

BookHeader HeaderOf(const Job& job) {
  const Origin origin = OriginOf(job);
  const BookTerms& terms = job.book->terms();
  BookHeader header = {.job = origin.job,
                       .answers = origin.answers,
                       .model = origin.model,
                       .rules = ToRuleFile(job.rules),
                       .deck = static_cast<std::uint64_t>(CardsOf(terms.deck).size()),
                       .sample = terms.sample,
                       .seed = job.seed,
                       .worlds = job.question.accuracy.worlds,
                       .table_error = job.question.accuracy.table_error};
  if (terms.seat) header.seat = static_cast<std::uint64_t>(terms.seat->index());
  for (const Contract& contract : terms.contracts) header.contracts.push_back(ToString(contract));
  return header;
}

}  // namespace

absl::Status MakeBook(const Job& job, const std::string& result, const std::string& path) {
  const auto receipt = ReadReceipt(result, job);
  if (!receipt.ok()) return receipt.status();
  if (auto status = VerifyResult(result, *receipt); !status.ok()) return status;
  auto reader = TableReader::Open(result);
  if (!reader.ok()) return reader.status();
  std::vector<BookLayout> layout;
  for (const BookPart& part : job.book->parts()) layout.push_back(BookLayout::Of(part, *job.book));
  auto writer = BookWriter::Begin(path, layout);
  if (!writer.ok()) return writer.status();
  Records records(*std::move(reader));
  BookHeader header = HeaderOf(job);
  std::uint64_t line = 1;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const BookPart& part = job.book->parts()[i];
    const auto errors = CopyPart(part, layout[i].numbers, line, records, *writer);
    if (!errors.ok()) return errors.status();
    line += part.rows();
    header.parts.push_back(errors->Of(part));
  }
  return writer->Finish(std::move(header));
}

}  // namespace schafkopf
