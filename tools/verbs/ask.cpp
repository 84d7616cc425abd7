// ask: "Should I play this?" for a hand, or for many from a file.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "tools/answers/ask/ask_double.h"
#include "tools/answers/ask/ask_hand.h"
#include "tools/answers/ask/ask_pocket.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/book/book_source.h"
#include "tools/book/shelf.h"
#include "tools/cli/answer_lines.h"
#include "tools/cli/cli.h"
#include "tools/cli/words.h"
#include "tools/language/language.h"
#include "tools/verbs/book_answer.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/others_option.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

// Contracts of a file's questions that are answered together, so that all threads have work.
constexpr std::size_t kWindow = 8;

// Beside the fields of the question.
constexpr auto kOwnOptions = std::to_array<FieldRow>({
    {"against", FieldType::kText, words::kAgainstOption},
    kDoubledField,
    {"re", FieldType::kFlag, words::kReOption},
    {"book", FieldType::kText, words::kLookAnswerUpInThis},
    // Which Speak has taken.
    {"lang", FieldType::kText, words::kLanguageOfAnswer, false, 0, 0, "en"},
});

constexpr std::size_t kOfKontra = 3;  // of them, the first

bool AsksRe(const Arguments& arguments) { return arguments.asked.value("re", false); }
bool AsksKontra(const Arguments& arguments) {
  return !arguments.asked.value("against", "").empty() || arguments.Has("doubled") ||
         AsksRe(arguments);
}

constexpr ArgumentNames kArguments = {{"hand", "HAND"}, {"contracts", "--contract"}};

// What `--exact` refuses is no mistake in a text.
bool IsAboutExact(const absl::Status& error) { return FieldOf(error) == "exact"; }

ExitCode ReportAsk(const absl::Status& error) {
  if (const auto signal = PendingSignal()) return *signal;
  if (absl::IsOutOfRange(error) || absl::IsDataLoss(error)) return ReportBook(error);
  if (IsAboutExact(error)) {
    PrintError(MessageOf(AtArgument(error)));
    return ExitCode::kUsage;
  }
  return ReportQuestion(error, kArguments);
}

template <class Known>
ExitCode SayAsk(const absl::StatusOr<Known>& answer, const Arguments& arguments) {
  return answer.ok() ? Say(answer, arguments.json, {}, StyleOf(arguments))
                     : ReportAsk(answer.status());
}

void ShowProgress(std::uint64_t done, std::uint64_t total) {
  const Message told(words::kOfSolves, absl::StrFormat("%3d", done * 100 / total), total);
  ShowForNow(done == total ? "" : absl::StrCat(Said(told), " "));
}

Watch WatchOf(const Arguments& arguments, bool shows) {
  Watch watch = WatchForSignals(arguments.threads);
  if (isatty(STDERR_FILENO) != 0) {
    watch.news = [](const Message& known) { ShowForNow(Said(known)); };
    if (shows) watch.progress = ShowProgress;
  }
  return watch;
}

// A line of the file, and what it asks: what to play, or whether to lay.
struct Asked {
  std::int64_t line;
  absl::StatusOr<std::variant<AskQuestion, DoubleQuestion>> question;

  const AskQuestion* bid() const {
    return question.ok() ? std::get_if<AskQuestion>(&*question) : nullptr;
  }
};

// What the lines of a file may ask, with what they leave out.
struct FileTerms {
  SharedTerms bids;
  std::optional<DoubleTerms> lays;  // nothing where they do not ask whether to lay

  Asked Read(const InputLine& line) const {
    if (const auto question = lays ? LayOfLine(line, *lays) : std::nullopt) {
      return {line.number, *question};
    }
    return {line.number, AskOfLine(line, bids)};
  }
};

template <class Known>
absl::StatusOr<Json> JsonOf(const absl::StatusOr<Known>& answer) {
  if (!answer.ok()) return answer.status();
  return ToJson(*answer);
}

std::vector<absl::StatusOr<Json>> AnswersTo(const std::vector<Asked>& window,
                                            const AskSource& source, const Watch& watch) {
  std::vector<AskQuestion> questions;
  for (const Asked& asked : window) {
    if (const AskQuestion* bid = asked.bid()) questions.push_back(*bid);
  }
  const auto advised = source.Answers(questions, watch);
  auto next = advised.begin();
  std::vector<absl::StatusOr<Json>> answers;
  for (const Asked& asked : window) {
    if (!asked.question.ok()) {
      answers.emplace_back(asked.question.status());
    } else if (const auto* lay = std::get_if<DoubleQuestion>(&*asked.question)) {
      answers.push_back(JsonOf(AnswerOf(*lay, watch)));
    } else {
      answers.push_back(JsonOf(*next++));
    }
  }
  return answers;
}

// Answers a window of lines, in order. kData if one of them was bad.
ExitCode AnswerWindow(const std::vector<Asked>& window, const std::string& file,
                      const AskSource& source, const Watch& watch) {
  const auto answers = AnswersTo(window, source, watch);
  // An interrupted window is dropped: its answers would depend on the moment.
  if (const auto code = PendingSignal()) return *code;
  ExitCode code = ExitCode::kOk;
  for (std::size_t i = 0; i < window.size(); ++i) {
    const std::int64_t line = window[i].line;
    if (answers[i].ok()) {
      PrintLine(JsonText(InLine(line, *answers[i])));
      continue;
    }
    absl::Status error = answers[i].status();
    if (IsAboutExact(error)) error = AtArgument(error);
    PrintError(PlacedError(file, line, error));
    PrintLine(JsonText({{"line", line},
                        {"error", MessageOf(error).in(WrittenLanguage())},
                        {"column", ColumnOf(error)}}));
    code = ExitCode::kData;
  }
  FlushOutput();
  return code;
}

// The next lines that are answered together; empty at the end.
std::vector<Asked> ReadWindow(LineReader& reader, const FileTerms& terms) {
  std::vector<Asked> window;
  std::size_t contracts = 0;
  while (contracts < kWindow && window.size() < kWindow) {
    const auto line = reader.Next();
    if (!line) break;
    window.push_back(terms.Read(*line));
    if (const AskQuestion* bid = window.back().bid()) contracts += bid->bid.contracts.size();
  }
  return window;
}

ExitCode AnswerFile(const std::string& file, const FileTerms& terms, const AskSource& source,
                    const Watch& watch) {
  LineReader reader(file);
  ExitCode code = ExitCode::kOk;
  std::uint64_t answered = 0;
  NoteDone(answered, words::kInterruptedAfterLines);
  while (true) {
    const std::vector<Asked> window = ReadWindow(reader, terms);
    if (window.empty() || PendingSignal()) break;
    const ExitCode of_window = AnswerWindow(window, reader.name(), source, watch);
    if (const auto signal = PendingSignal()) return *signal;
    answered += window.size();
    NoteDone(answered, words::kInterruptedAfterLines);
    if (of_window != ExitCode::kOk) code = of_window;
  }
  const ExitCode of_input = ReportInput(reader, answered > 0);
  return of_input == ExitCode::kOk ? code : of_input;
}

// The fields that the user said of those that a question has, and the table it is asked at.
absl::StatusOr<Fields> FieldsBy(const Arguments& arguments, std::span<const FieldRow> rows,
                                const AskedTable& table) {
  Json asked = arguments.asked;
  asked["hand"] = "";
  return FieldsAt(table, std::move(asked), rows);
}

// What such a question cannot have beside it; kOk where nothing of it is there.
ExitCode RefuseBesideDouble(const Arguments& arguments, bool lays) {
  for (const char* field : {"contracts", "given", "exact", "error", "table_error", "pocket", "play",
                            "stock", "against"}) {
    const bool may_be = !lays && absl::string_view(field) == "against";
    if (may_be || !arguments.asked.contains(field)) continue;
    PrintFailure(
        lays ? words::kCannotBeCombinedWithQuestion : words::kCannotBeCombinedWithQuestionWhether,
        ArgumentOf(field, kArguments));
    return ExitCode::kUsage;
  }
  return ExitCode::kOk;
}

// Whether each hand of a file says Kontra.
ExitCode AnswerKontraFile(const std::string& file, const DoubleTerms& terms, int threads) {
  return AnswerLines(LineReader(file), ThreadsToUse(threads), [&] {
    return [&](const InputLine& line) -> LineAnswer {
      const auto question = KontraOfLine(line, terms);
      const auto answer =
          question.ok() ? AnswerOf(*question, {}) : absl::StatusOr<DoubleAnswer>(question.status());
      if (!answer.ok()) return BadLine(file, line, AtArgument(answer.status()), /*json=*/true);
      return {JsonText(InLine(line.number, ToJson(*answer)))};
    };
  });
}

absl::StatusOr<DoubleTerms> DoubleTermsOf(const Arguments& arguments, bool lays,
                                          const AskedTable& table) {
  const std::span<const FieldRow> rows =
      lays ? std::span<const FieldRow>(kLayFields) : kKontraFields;
  const auto fields = FieldsBy(arguments, rows, table);
  if (!fields.ok()) return fields.status();
  auto terms = ReadDoubleTerms(*fields);
  if (terms.ok()) terms->answers = AsksRe(arguments);
  return terms;
}

// "Should I lay?", "should I say Kontra?", or Re
ExitCode AnswerDouble(const Arguments& arguments, const std::string& input, bool lays, bool is_file,
                      const AskedTable& table) {
  if (const ExitCode code = RefuseBesideDouble(arguments, lays); code != ExitCode::kOk) return code;
  const auto terms = DoubleTermsOf(arguments, lays, table);
  if (!terms.ok()) return ReportAsk(terms.status());
  if (is_file) return AnswerKontraFile(input, *terms, arguments.threads);
  const auto question = lays ? LayOf(input, *terms) : KontraOfText(input, *terms);
  if (!question.ok()) return ReportAsk(question.status());
  return SayAsk(AnswerSoFar(*question, WatchOf(arguments, /*shows=*/false)), arguments);
}

// Whether rules were named.
bool HasRules(const RulesChoice& rules) {
  return !rules.rules.empty() || !rules.options.empty() || !rules.tariff.empty();
}

// With any of these a question is worked out, whatever books there are.
constexpr auto kNotByBook = std::to_array<const char*>(
    {"worlds", "exact", "error", "table_error", "pocket", "seed", "given", "round", "players",
     "against", "doubled", "re", "declarer", "others", "play", "stock"});

bool MayBeLookedUp(const Arguments& arguments) {
  return std::ranges::none_of(kNotByBook, [&](const char* field) { return arguments.Has(field); });
}

// Where answers come from.
struct Sources {
  std::unique_ptr<const AskSource> source = std::make_unique<DealtWorlds>();
  const Book* book = nullptr;  // that is asked alone
};

// A book that is named, whose rules `rules` become, or one of the rules that is installed. Says
// what is wrong with the one that is named.
ExitCode UseBook(const Arguments& arguments, RuleSet& rules, Sources& sources) {
  const std::string book = arguments.asked.value("book", "");
  if (arguments.asked.value("pocket", false)) {
    sources.source = std::make_unique<InPocket>();
    return ExitCode::kOk;
  }
  if (book.empty()) {
    auto installed = MayBeLookedUp(arguments) ? InstalledBook(rules, Effort().seed) : std::nullopt;
    if (installed) sources.source = std::make_unique<BookThenWorlds>(*std::move(installed));
    return ExitCode::kOk;
  }
  auto opened = Book::Open(book);
  if (!opened.ok()) return ReportBook(opened.status());
  if (HasRules(arguments.rules) && rules != opened->rules()) {
    PrintMistake("--book", {words::kOneOfRuleSetAsNamed, Quoted(rules.name)},
                 Quoted(opened->rules().name));
    return ExitCode::kData;
  }
  rules = opened->rules();
  auto in_book = std::make_unique<InBook>(*std::move(opened));
  sources.book = &in_book->book();
  sources.source = std::move(in_book);
  return ExitCode::kOk;
}

ExitCode RunAsk(const Arguments& arguments) {
  std::string input = absl::StrJoin(arguments.words, " ");
  auto rules = ReadRules(arguments.rules);
  if (!rules.ok()) return ReportRules(rules.status());
  AskedTable table{*std::move(rules)};
  Sources from;
  ExitCode code = UseBook(arguments, table.rules, from);
  if (code == ExitCode::kOk) code = LearnOthersOf(arguments, table);
  if (code != ExitCode::kOk) return code;
  const auto fields = FieldsBy(arguments, kAskFields, table);
  auto terms = fields.ok() ? ReadAskTerms(*fields) : fields.status();
  if (!terms.ok()) return ReportAsk(terms.status());
  if (from.book != nullptr) *terms = TermsOf(*from.book, *terms);
  const bool is_file = !ReadAskedHand(input, terms->seats()).ok() && NamesFile(input);
  terms->open_cents = arguments.json || is_file;
  WatchSignals();
  const bool may_lay = terms->MayLay() && from.book == nullptr;
  if (may_lay && !AsksKontra(arguments) && !is_file) input = WithUnknownCards(input);
  const bool lays = may_lay && HasUnknownCards(input) && !IsFile(input);
  if (lays || AsksKontra(arguments)) return AnswerDouble(arguments, input, lays, is_file, table);
  const auto shared = Shared(*std::move(terms));
  if (is_file) {
    FileTerms of_lines{shared, std::nullopt};
    if (may_lay) of_lines.lays = DoubleTermsOf(arguments, /*lays=*/true, table).value();
    return AnswerFile(input, of_lines, *from.source, WatchOf(arguments, /*shows=*/false));
  }
  const auto question = AskOfText(input, shared);
  if (!question.ok()) return ReportAsk(question.status());
  const Watch watch = WatchOf(arguments, /*shows=*/true);
  return SayAsk(from.source->Answers({&*question, 1}, watch).front(), arguments);
}

void AddAsk(CLI::App& verb, Arguments& arguments) {
  verb.add_option("HAND", arguments.words, Said(words::kEightCardsSixOfShortDeckFirst))->required();
  const std::span<const FieldRow> own = kOwnOptions;
  AddFields(verb, kAskFields, arguments.asked, {{"hand", ""}, {"contracts", "--contract"}});
  AddFields(verb, own.first(kOfKontra), arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, kStyleOptions, arguments.asked);
  AddFields(verb, own.subspan(kOfKontra), arguments.asked);
  const auto excludes = [&](const char* name, std::initializer_list<const char*> others) {
    for (const char* other : others) verb.get_option(name)->excludes(verb.get_option(other));
  };
  excludes("--error", {"--worlds", "--exact"});
  excludes("--table-error", {"--worlds", "--exact", "--error"});
  excludes("--worlds", {"--exact"});
  for (const char* field : kNotByBook) {
    verb.get_option("--book")->excludes(verb.get_option(ArgumentOf(field)));
  }
  verb.get_option("--play-games")->needs(verb.get_option("--play"));
  verb.get_option("--lang")->transform(CLI::IsMember(LanguageNames(), CLI::ignore_case));
  AddThreads(verb, arguments);
  AddJson(verb, arguments);
}

}  // namespace

const Verb kAskVerb = {"ask",
                       words::kVerbAsk,
                       AddAsk,
                       RunAsk,
                       {"ask \"EU HU EA EZ EK GA HZ S7\"", "ask \"EO GO HU HA _ _ _ _\" --lang de",
                        "ask \"EU SU GA GZ HA HZ SA S7\" --against wenz --declarer 2"}};

}  // namespace schafkopf
