// book: looks up a hand, tells what a book is, or makes one from the result of a job.
#include "tools/book/book.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/words.h"
#include "tools/batch/outcome.h"
#include "tools/book/book_source.h"
#include "tools/verbs/book_answer.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct BookOptions {
  std::string file;
  std::vector<std::string> words;  // of a hand
  int seat = 0;
  std::string job;
  std::string result;
  bool verify = false;
  std::vector<std::string> recompute;
  bool json = false;
};

ExitCode Make(const BookOptions& options) {
  const auto job = ReadJob(options.job);
  if (!job.ok()) return ReportFailure(job.status());
  if (!job->book) {
    PrintMistake("--from", words::kJobOfKindBook, Quoted(std::string(job->question.kind->name)));
    return ExitCode::kData;
  }
  WatchSignals();
  const std::string result = options.result.empty() ? job->DefaultOutput() : options.result;
  const auto made = MakeBook(*job, result, options.file);
  return made.ok() ? ExitCode::kOk : ReportFailure(made);
}

ExitCode Recompute(const Book& book, const BookOptions& options) {
  std::set<std::uint64_t> blocks;
  for (const std::string& word : options.recompute) {
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
    if (options.json) continue;
    PrintLine(Said({words::kBlockAnsweredAnewSame, block}));
  }
  return ExitCode::kOk;
}

ExitCode RunBook(const BookOptions& options) {
  if (!options.job.empty()) {
    if (const ExitCode code = Make(options); code != ExitCode::kOk) return code;
  }
  auto book = Book::Open(options.file);
  if (!book.ok()) return ReportBook(book.status());
  if (options.verify) {
    if (const auto whole = book->Verify(); !whole.ok()) return ReportBook(whole);
  }
  if (const ExitCode code = Recompute(*book, options); code != ExitCode::kOk) return code;
  if (options.words.empty()) return Say(book, options.json);
  const InBook source(*std::move(book));
  const AskTerms terms{{.seat = Seat(options.seat), .language = SpokenLanguage()}};
  const auto question =
      AskOfText(absl::StrJoin(options.words, " "), Shared(TermsOf(source.book(), terms)));
  const auto answer = question.ok() ? std::move(source.Answers({&*question, 1}, {}).front())
                                    : absl::StatusOr<AskAnswer>(question.status());
  if (!answer.ok() && FieldOf(answer.status()).empty()) return ReportBook(answer.status());
  return Say(answer, options.json, {{"hand", "HAND"}});
}

std::function<ExitCode()> AddBook(CLI::App& verb) {
  auto options = std::make_shared<BookOptions>();
  verb.add_option("FILE", options->file, Said(words::kBook))->required();
  verb.add_option("HAND", options->words, Said(words::kHandToLookUpWithout));
  verb.add_option("--seat", options->seat, Said(words::kSeatField))
      ->check(CLI::Range(0, 3))
      ->capture_default_str();
  CLI::Option* from = verb.add_option("--from", options->job, Said(words::kMakeBookOfJob));
  verb.add_option("--result", options->result, Said(words::kJobsResultWhereItHas))->needs(from);
  verb.add_flag("--verify", options->verify, Said(words::kReadAllOfBookWhether));
  verb.add_option("--recompute", options->recompute, Said(words::kAnswerTheseBlocksOfUp));
  verb.add_flag("--json", options->json, Said(words::kOneJsonObject));
  return [options] { return RunBook(*options); };
}

}  // namespace

const Verb kBookVerb = {"book", words::kVerbBook, AddBook};

}  // namespace schafkopf
