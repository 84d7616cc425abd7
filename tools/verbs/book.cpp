// book: looks up a hand, tells what a book is, or makes one from the result of a job.
#include "tools/book/book.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/words.h"
#include "tools/batch/outcome.h"
#include "tools/book/book_source.h"
#include "tools/verbs/book_answer.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kBookOptions = std::to_array<FieldRow>({
    {"seat", FieldType::kNumber, words::kSeatField, false, 0, 3, "0"},
    {"from", FieldType::kText, words::kMakeBookOfJob},
    {"result", FieldType::kText, words::kJobsResultWhereItHas},
    {"verify", FieldType::kFlag, words::kReadAllOfBookWhether},
    {"recompute", FieldType::kTexts, words::kAnswerTheseBlocksOfUp},
});

ExitCode Make(const std::string& file, const Fields& fields) {
  const auto job = ReadJob(fields.Text("from"));
  if (!job.ok()) return ReportFailure(job.status());
  if (!job->book) {
    PrintMistake("--from", words::kJobOfKindBook, Quoted(std::string(job->question.kind->name)));
    return ExitCode::kData;
  }
  WatchSignals();
  const std::string result = TextOr(fields, "result", job->DefaultOutput());
  const auto made = MakeBook(*job, result, file);
  return made.ok() ? ExitCode::kOk : ReportFailure(made);
}

ExitCode Recompute(const Book& book, const std::vector<std::string>& words, bool json) {
  std::set<std::uint64_t> blocks;
  for (const std::string& word : words) {
    std::uint64_t block = 0;
    if (!absl::c_all_of(word, absl::ascii_isdigit) || !absl::SimpleAtoi(word, &block) ||
        block >= book.blocks()) {
      PrintMistake("--recompute", {words::kBlockFrom0To, book.blocks() - 1}, Quoted(word));
      return ExitCode::kUsage;
    }
    blocks.insert(block);
  }
  if (!blocks.empty()) WatchSignals();
  std::uint64_t done = 0;
  for (std::uint64_t block : blocks) {
    NoteDone(done++, words::kInterruptedAfterBlocks);
    if (const auto same = book.Recompute(block); !same.ok()) return ReportBook(same);
    if (json) continue;
    PrintText(Said({words::kBlockAnsweredAnewSame, block}));
  }
  return ExitCode::kOk;
}

ExitCode RunBook(const Arguments& arguments) {
  const Fields fields = FieldsOf(arguments, kBookOptions);
  if (!fields.Text("from").empty()) {
    if (const ExitCode code = Make(arguments.input, fields); code != ExitCode::kOk) return code;
  }
  auto book = Book::Open(arguments.input);
  if (!book.ok()) return ReportBook(book.status());
  if (fields.Flag("verify")) {
    if (const auto whole = book->Verify(); !whole.ok()) return ReportBook(whole);
  }
  if (const ExitCode code = Recompute(*book, fields.Texts("recompute"), arguments.json);
      code != ExitCode::kOk)
    return code;
  if (arguments.words.empty()) return Say(book, arguments.json);
  const InBook source(*std::move(book));
  const AskTerms terms{
      {.seat = Seat(static_cast<int>(fields.Number("seat"))), .language = WrittenLanguage()}};
  const auto question =
      AskOfText(absl::StrJoin(arguments.words, " "), Shared(TermsOf(source.book(), terms)));
  const auto answer = question.ok() ? std::move(source.Answers({&*question, 1}, {}).front())
                                    : absl::StatusOr<AskAnswer>(question.status());
  if (!answer.ok() && FieldOf(answer.status()).empty()) return ReportBook(answer.status());
  return Say(answer, arguments.json, {{"hand", "HAND"}}, StyleOf(arguments));
}

void AddBook(CLI::App& verb, Arguments& arguments) {
  verb.add_option("FILE", arguments.input, Said(words::kBook))->required();
  verb.add_option("HAND", arguments.words, Said(words::kHandToLookUpWithout));
  AddFields(verb, kBookOptions, arguments.asked);
  AddFields(verb, kStyleOptions, arguments.asked);
  verb.get_option("--result")->needs(verb.get_option("--from"));
  verb.get_option("--recompute")->allow_extra_args();
  AddJson(verb, arguments);
}

}  // namespace

const Verb kBookVerb = {"book",
                        words::kVerbBook,
                        AddBook,
                        RunBook,
                        {"book short.book", "book short.book \"EU HU EA EZ EK GA\" --seat 1",
                         "book short.book --verify"}};

}  // namespace schafkopf
