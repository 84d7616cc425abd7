// ask: "Should I play this?" for a hand, or for many from a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "tools/answers/ask/ask_answer.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/book/shelf.h"
#include "tools/cli/answer_lines.h"
#include "tools/cli/cli.h"
#include "tools/cli/number_option.h"
#include "tools/cli/rules_option.h"
#include "tools/language/language.h"
#include "tools/verbs/book_answer.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

// Contracts of a file's questions that are answered together, so that all threads have work.
constexpr std::size_t kWindow = 8;

struct AskOptions {
  std::vector<std::string> words;
  std::string input;  // the words
  AskTerms terms;
  std::string against;
  std::string book;
  const CLI::App* verb = nullptr;
  int declarer = -1;
  std::string language = "en";  // of --lang, which Speak has taken
  RulesChoice rules;
  int threads = 0;
  bool json = false;
};

// What `--exact` refuses is no mistake in a text.
bool IsAboutExact(const absl::Status& error) { return FieldOf(error) == "exact"; }

ExitCode ReportAsk(const absl::Status& error) {
  if (const auto signal = PendingSignal()) return *signal;
  if (absl::IsOutOfRange(error) || absl::IsDataLoss(error)) return ReportBook(error);
  if (IsAboutExact(error)) {
    PrintError(AtArgument(error).message());
    return ExitCode::kUsage;
  }
  return ReportQuestion(error, {{"hand", "HAND"}, {"contracts", "--contract"}});
}

template <class Known>
ExitCode SayAsk(const absl::StatusOr<Known>& answer, const AskOptions& options) {
  if (!answer.ok()) return ReportAsk(answer.status());
  return Say(answer, options.json, {}, options.terms.language);
}

void ShowProgress(std::uint64_t done, std::uint64_t total) {
  const std::string told = absl::StrFormat("%3d %% of %d solves", done * 100 / total, total);
  ShowForNow(done == total ? "" : absl::StrCat(In(SpokenLanguage(), told), " "));
}

Watch WatchOf(const AskOptions& options, bool shows) {
  Watch watch = WatchForSignals(options.threads);
  if (isatty(STDERR_FILENO) != 0) {
    watch.news = ShowForNow;
    if (shows) watch.progress = ShowProgress;
  }
  return watch;
}

// A line of the file, and what it asks: whether to lay, or what to play.
struct Asked {
  std::int64_t line;
  std::optional<DoubleQuestion> lays;
  absl::StatusOr<BidQuestion> question;  // Unavailable beside the other
};

// What the lines of a file may ask.
struct FileAsker {
  const Asker& bids;
  std::optional<DoubleQuestion> lays;  // where lines may ask whether to lay: what they leave out

  Asked Read(const InputLine& line) const {
    if (auto question = lays ? LayOfLine(line, *lays) : std::nullopt) {
      return {line.number, std::move(question), absl::UnavailableError("")};
    }
    return {line.number, std::nullopt, bids.ReadLine(line)};
  }
};

// Answers a window of lines, in order. kData if one of them was bad.
ExitCode AnswerWindow(const std::vector<Asked>& window, const std::string& file, const Asker& asker,
                      const Watch& watch) {
  std::vector<BidQuestion> questions;
  for (const Asked& asked : window) {
    if (asked.question.ok()) questions.push_back(*asked.question);
  }
  const auto answers = asker.Answers(questions, watch);
  std::vector<absl::StatusOr<DoubleAnswer>> doubles;
  for (const Asked& asked : window) {
    if (asked.lays) doubles.push_back(AnswerOf(*asked.lays, watch));
  }
  // An interrupted window is dropped: its answers would depend on the moment.
  if (const auto code = PendingSignal()) return *code;
  ExitCode code = ExitCode::kOk;
  auto next = answers.begin();
  auto next_double = doubles.begin();
  for (const Asked& asked : window) {
    Json object = {{"line", asked.line}};
    absl::Status error = asked.question.status();
    if (asked.lays) {
      const auto& answer = *next_double++;
      error = answer.status();
      if (answer.ok()) object.update(ToJson(*answer));
    } else if (error.ok()) {
      const auto& answer = *next++;
      error = answer.status();
      if (answer.ok()) object.update(ToJson(*answer));
    }
    if (!error.ok()) {
      if (IsAboutExact(error)) error = AtArgument(error);
      object["error"] = In(SpokenLanguage(), std::string(error.message()));
      object["column"] = ColumnOf(error);
      PrintError(PlacedError(file, asked.line, error));
      code = ExitCode::kData;
    }
    PrintLine(JsonText(object));
  }
  FlushOutput();
  return code;
}

// The next lines that are answered together; empty at the end.
std::vector<Asked> ReadWindow(LineReader& reader, const FileAsker& asker) {
  std::vector<Asked> window;
  std::size_t contracts = 0;
  while (contracts < kWindow && window.size() < kWindow) {
    const auto line = reader.Next();
    if (!line) break;
    Asked asked = asker.Read(*line);
    if (asked.question.ok()) contracts += asked.question->contracts.size();
    window.push_back(std::move(asked));
  }
  return window;
}

ExitCode AnswerFile(const AskOptions& options, const FileAsker& asker) {
  LineReader reader(options.input);
  const Watch watch = WatchOf(options, /*shows=*/false);
  ExitCode code = ExitCode::kOk;
  std::uint64_t answered = 0;
  NoteDone(answered, "line");
  while (true) {
    const std::vector<Asked> window = ReadWindow(reader, asker);
    if (window.empty() || PendingSignal()) break;
    const ExitCode of_window = AnswerWindow(window, reader.name(), asker.bids, watch);
    if (const auto signal = PendingSignal()) return *signal;
    answered += window.size();
    NoteDone(answered, "line");
    if (of_window != ExitCode::kOk) code = of_window;
  }
  const ExitCode of_input = ReportInput(reader, answered > 0);
  return of_input == ExitCode::kOk ? code : of_input;
}

// What such a question cannot have beside it; kOk where nothing of it is there.
ExitCode RefuseBesideDouble(const AskOptions& options, bool lays) {
  const AskTerms& terms = options.terms;
  const std::initializer_list<std::pair<const char*, bool>> refused = {
      {"--contract", !terms.contracts.empty()},
      {"--given", !terms.given.empty()},
      {"--exact", terms.exact},
      {"--error", terms.error > 0},
      {"--table-error", terms.table_error > 0},
      {"--play", terms.play.worlds > 0},
      {"--against", lays && !options.against.empty()}};
  for (const auto& [name, is_there] : refused) {
    if (!is_there) continue;
    PrintError(absl::StrCat(name, ": cannot be combined with the question whether to ",
                            lays ? "lay (a hand with `_`)" : "say Kontra (--against)"));
    return ExitCode::kUsage;
  }
  return ExitCode::kOk;
}

// Whether each hand of a file says Kontra.
ExitCode AnswerKontraFile(const AskOptions& options, const DoubleQuestion& asked) {
  return AnswerLines(options.input, ThreadsToUse(options.threads), [&] {
    return [&](const InputLine& line) -> LineAnswer {
      const auto question = ReadKontraLine(line, asked.kontra, asked.rules);
      const auto answer = question.ok() ? AnswerTo(*question, asked, {})
                                        : absl::StatusOr<DoubleAnswer>(question.status());
      if (!answer.ok()) {
        return BadLine(options.input, line, AtArgument(answer.status()), /*json=*/true);
      }
      return {JsonText(InLine(line.number, ToJson(*answer))), ""};
    };
  });
}

DoubleQuestion DoubleOf(const AskOptions& options, bool lays) {
  const AskTerms& terms = options.terms;
  return {options.input,
          {options.against, terms.seat, lays ? -1 : options.declarer, terms.players, terms.round},
          terms.worlds.value_or(EstimateOptions().worlds),
          terms.seed,
          terms.language,
          terms.rules};
}

// "Should I lay?", "should I say Kontra?"
ExitCode AnswerDouble(const AskOptions& options, bool lays, bool is_file) {
  if (const ExitCode code = RefuseBesideDouble(options, lays); code != ExitCode::kOk) return code;
  const DoubleQuestion question = DoubleOf(options, lays);
  if (is_file) return AnswerKontraFile(options, question);
  return SayAsk(AnswerOf(question, WatchOf(options, /*shows=*/false)), options);
}

bool IsFile(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

// Whether what is no hand stands for a file.
bool NamesFile(const std::string& input) {
  return input == "-" || input.find_first_of("./") != std::string::npos || IsFile(input);
}

// Whether rules were named.
bool HasRules(const RulesChoice& rules) {
  return !rules.rules.empty() || !rules.options.empty() || !rules.tariff.empty();
}

// Lets questions be looked up in a book, whose rules are those that were named, if any were.
ExitCode UseBook(const Book& book, AskOptions& options) {
  if (HasRules(options.rules) && options.terms.rules != book.rules()) {
    PrintError(absl::StrCat("--book: expected one of the rule set ",
                            Quoted(options.terms.rules.name), " as named, found ",
                            Quoted(book.rules().name)));
    return ExitCode::kData;
  }
  AskOf(book, options.terms);
  return ExitCode::kOk;
}

// With any of these a question is worked out, whatever books there are.
constexpr auto kNotByBook = std::to_array<const char*>(
    {"--worlds", "--exact", "--error", "--table-error", "--seed", "--given", "--round", "--players",
     "--against", "--declarer", "--play"});

bool MayBeLookedUp(const CLI::App& verb) {
  return std::ranges::none_of(kNotByBook, [&](const char* name) { return verb.count(name) > 0; });
}

ExitCode RunAsk(AskOptions& options) {
  options.input = absl::StrJoin(options.words, " ");
  auto rules = ReadRules(options.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  options.terms.rules = *std::move(rules);
  std::optional<Book> book;
  if (!options.book.empty()) {
    auto opened = Book::Open(options.book);
    if (!opened.ok()) return ReportBook(opened.status());
    book = *std::move(opened);
    if (const ExitCode code = UseBook(*book, options); code != ExitCode::kOk) return code;
  } else if (MayBeLookedUp(*options.verb)) {
    book = InstalledBook(options.terms.rules, options.terms.seed);
    if (book) LookUpIn(*book, options.terms);
    options.terms.works_out_rest = true;
  }
  options.terms.language = SpokenLanguage();
  const int seats = std::min(options.terms.players, kSeatCount);
  const bool is_file = !ReadAskedHand(options.input, seats).ok() && NamesFile(options.input);
  options.terms.open_cents = options.json || is_file;
  if (options.against.empty()) options.terms.declarer = options.declarer;
  const auto asker = Asker::Of(options.terms);
  if (!asker.ok()) return ReportAsk(asker.status());
  WatchSignals();
  // Half a hand is one to lay on, unless a game is named that has such hands or is named before all
  // cards are seen.
  const bool may_lay = options.terms.contracts.empty() && options.terms.round.empty() &&
                       options.terms.players >= kSeatCount && options.book.empty();
  if (may_lay && options.against.empty() && !is_file) {
    options.input = WithUnknownCards(options.input);
  }
  const bool lays = may_lay && HasUnknownCards(options.input) && !IsFile(options.input);
  if (lays || !options.against.empty()) return AnswerDouble(options, lays, is_file);
  if (is_file) {
    const auto laid = may_lay ? std::optional(DoubleOf(options, /*lays=*/true)) : std::nullopt;
    return AnswerFile(options, {*asker, laid});
  }
  const auto hand = asker->ReadHand(options.input);
  if (!hand.ok()) return ReportAsk(hand.status());
  return SayAsk(asker->Answers({&*hand, 1}, WatchOf(options, /*shows=*/true)).front(), options);
}

void AddPlayOptions(CLI::App& verb, PlayChoice& choice) {
  CLI::Option* play =
      verb.add_option(
              "--play", choice.worlds,
              "also play out the best games, nobody seeing the other hands, each card chosen by "
              "N worlds that agree with what its seat has seen; takes seconds to minutes")
          ->check(WholeNumber(1, kMostPlayWorlds));
  verb.add_option("--play-games", choice.games, "played for each contract")
      ->check(WholeNumber(1, kMaxPlayedGames))
      ->capture_default_str()
      ->needs(play);
}

std::function<ExitCode()> AddAsk(CLI::App& verb) {
  auto options = std::make_shared<AskOptions>();
  options->verb = &verb;
  AskTerms& terms = options->terms;
  verb.add_option(
          "HAND", options->words,
          "eight cards (six of the short deck); the first four (three), or with `_` for those not "
          "seen yet: should I lay? With --contract teufel: which suit? "
          "Or a FILE, - for stdin, with a question HAND [SEAT [CONTRACT]] in each line")
      ->required();
  verb.add_option("--seat", terms.seat, "0 to 3; 0 is forehand and leads")
      ->check(CLI::Range(0, 3))
      ->capture_default_str();
  verb.add_option(
          "--contract", terms.contracts,
          "only this contract; may be repeated. Also zupf:E, schieber:E (forehand's ten cards), "
          "teufel:E, hochzeit:SEAT with your own seat (to take it)")
      ->allow_extra_args(false);
  verb.add_option("--round", terms.round,
                  "what the hand is worth in a special round, such as kreuz, ramsch, bock or "
                  "hadsch, or in a muss");
  AddRulesOptions(verb, options->rules);
  verb.add_option("--players", terms.players,
                  "4; 5 or 6, of whom four play; 3 with the 24 cards, eight in a hand; 2, your "
                  "eight open cards, and behind | the other's")
      ->check(CLI::Range(2, kMostPlayers))
      ->capture_default_str();
  CLI::Option* worlds =
      verb.add_option("--worlds", terms.worlds,
                      "worlds dealt for each game; usually 200, or 80 where games by habit tell "
                      "its chance at the table")
          ->check(WholeNumber(1, kMaxWorlds));
  CLI::Option* exact = verb.add_flag("--exact", terms.exact, "deal every possible world");
  verb.add_option("--error", terms.error,
                  "deal until the 95 % interval of the open chance reaches at most this far to "
                  "either side, 0 to 1")
      ->check(Fraction())
      ->excludes(worlds)
      ->excludes(exact);
  verb.add_option("--table-error", terms.table_error, std::string(kTableErrorSays))
      ->check(Fraction())
      ->excludes(worlds)
      ->excludes(exact)
      ->excludes(verb.get_option("--error"));
  worlds->excludes(exact);
  verb.add_option("--seed", terms.seed, "the same seed deals the same worlds")
      ->check(WholeNumber())
      ->capture_default_str();
  verb.add_option("--given", terms.given, "a condition on the hands; may be repeated")
      ->allow_extra_args(false);
  verb.add_option("--against", options->against,
                  "should I say Kontra to this contract of another seat?");
  verb.add_option("--declarer", options->declarer,
                  "the seat that plays it; with --contract hochzeit:SEAT, yours: who "
                  "offers it")
      ->check(CLI::Range(0, 3));
  CLI::Option* book = verb.add_option("--book", options->book,
                                      "look the answer up in this book, by whose rules, worlds and "
                                      "seed it is; see `book`. A book of the same rules that is "
                                      "installed is used by itself");
  AddPlayOptions(verb, terms.play);
  for (const char* other : kNotByBook) book->excludes(verb.get_option(other));
  verb.add_option("--lang", options->language, "language of the answer")
      ->transform(CLI::IsMember({"en", "de"}, CLI::ignore_case))
      ->capture_default_str();
  verb.add_option("--threads", options->threads, "0: one for each processor")
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
  verb.add_flag("--json", options->json, "one JSON object");
  return [options] { return RunAsk(*options); };
}

}  // namespace

const Verb kAskVerb = {"ask", "should I play this? every contract of a hand, ranked", AddAsk};

}  // namespace schafkopf
