#include "tools/cli/cli.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <span>
#include <string>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/text/nearest.h"
#include "engine/text/notation.h"
#include "engine/text/string_views.h"
#include "engine/text/utf8.h"
#include "tools/cli/command_line.h"
#include "tools/cli/words.h"
#include "tools/language/language.h"

namespace schafkopf {
namespace {

std::atomic<Language> spoken_language = Language::kEnglish;
std::atomic<Language> written_language = Language::kEnglish;
Terminal screen;
std::span<char* const> words_written;

// Set by the handler on any thread, read by all.
std::atomic<int> pending_signal = 0;
static_assert(std::atomic<int>::is_always_lock_free, "else no handler may write it");

extern "C" void NoteSignal(int signal) { pending_signal.store(signal, std::memory_order_relaxed); }

// As NoteDone has it.
struct Progress {
  std::uint64_t done = 0;
  const Text<1>* said = nullptr;
};
Progress progress;

// Whether it has been said that a signal ended the verb.
bool said_interrupted = false;

void SayHowFar() {
  if (progress.said == nullptr) return SayInterrupted(words::kInterrupted);
  SayInterrupted({*progress.said, progress.done});
}

[[noreturn]] void EndForFailedWrite() {
  const int error = errno;
  if (error == EPIPE) std::_Exit(static_cast<int>(ExitCode::kOk));
  // Nobody reads on, and a signal ended the waiting.
  if (const auto code = PendingSignal()) {
    SayHowFar();
    std::_Exit(static_cast<int>(*code));
  }
  PrintFailure({words::kCannotWriteOutput, SystemReason(error)});
  std::_Exit(static_cast<int>(ExitCode::kIo));
}

// Of a few that JSON may hold as they are, the escapes that it knows.
std::string EscapedCharacter(absl::string_view character) {
  const bool known = character == "\x7f" || character.size() > 1;  // the latter up to U+2069
  return known ? absl::StrCat("\\u", absl::Hex(CodePoint(character), absl::kZeroPad4))
               : Escaped(character);
}

bool IsPlain(char c) { return (' ' <= c && c <= '~') || c == '\n' || c == '\t'; }

// What a terminal shows of it.
std::string Shown(absl::string_view text) {
  std::string shown;
  std::size_t copied = 0;  // of the text, where something is escaped
  for (std::size_t at = 0; at < text.size();) {
    if (IsPlain(text[at])) {
      ++at;
      continue;
    }
    const absl::string_view rest = text.substr(at);
    const absl::string_view character = FirstCharacter(rest);
    if (!IsPrintable(rest)) {
      absl::StrAppend(&shown, text.substr(copied, at - copied), EscapedCharacter(character));
      copied = at + character.size();
    }
    at += character.size();
  }
  absl::StrAppend(&shown, text.substr(copied));
  return shown;
}

void Write(absl::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) EndForFailedWrite();
}

}  // namespace

void PrintLine(absl::string_view line) {
  Write(Shown(line));
  if (std::putc('\n', stdout) == EOF) EndForFailedWrite();
}

namespace {

void PrintLaidOut(const std::string& text, bool has_verdict = false) {
  Write(screen.Painted(Shown(text), has_verdict));
  if (std::putc('\n', stdout) == EOF) EndForFailedWrite();
}

}  // namespace

void PrintText(absl::string_view text, bool has_verdict) {
  PrintLaidOut(screen.LaidOut(StdView(text)), has_verdict);
}

void PrintTextLine(absl::string_view line) { PrintLaidOut(screen.LaidOutClauses(StdView(line))); }

void PrintSentence(absl::string_view sentence) {
  PrintLaidOut(screen.LaidOutLine(StdView(sentence)));
}

void PrintPrompt(absl::string_view prompt) {
  Write(Shown(prompt));
  FlushOutput();
}

void FlushOutput() {
  if (std::fflush(stdout) != 0) EndForFailedWrite();
}

ExitCode EndOutput(ExitCode code) {
  FlushOutput();
  // Some files tell only when they are closed that they could not be written; closing a copy of
  // their number is enough, and does no harm to threads that print.
  const int copy = dup(STDOUT_FILENO);
  if (copy >= 0 && close(copy) != 0) EndForFailedWrite();
  if (PendingSignal() == code) SayHowFar();
  return code;
}

void OpenStandardFiles() {
  for (int file = 0; file <= 2; ++file) {
    if (fcntl(file, F_GETFD) < 0) open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

void Speak(Language spoken, Language written) {
  spoken_language.store(spoken);
  written_language.store(written);
}
Language SpokenLanguage() { return spoken_language.load(); }
Language WrittenLanguage() { return written_language.load(); }

void ShowOn(const Terminal& terminal) { screen = terminal; }
const Terminal& Screen() { return screen; }

void NoteWords(std::span<char* const> words) { words_written = words; }

void PrintError(const Message& message) {
  const std::string said = Said(message);
  const Terminal terminal = Terminal::OfErrors();
  std::string line;
  for (absl::string_view part : absl::StrSplit(said, '\n')) {
    absl::StrAppend(&line, terminal.LaidOutLine(Escaped(part)), "\n");
  }
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void PrintFailure(const Message& message, absl::string_view who) {
  PrintError(Message(absl::StrCat(who, ": ")) + message);
}

void PrintMistake(absl::string_view argument, const Message& expected, const Message& found) {
  PrintFailure(SyntaxError(1, expected, found).message, argument);
}

void SayNoMemory() { PrintFailure(words::kNotEnoughMemory); }

void ShowForNow(absl::string_view line) {
  if (isatty(STDERR_FILENO) == 0) return;
  std::fputs(absl::StrCat("\r\033[K", Escaped(line)).c_str(), stderr);
}

namespace {

// What may stand behind an argument and is nearest to what does, where the error is about that.
std::string MeantBy(absl::string_view argument, const Message& error) {
  const std::string name(argument);
  Argument asked;
  asked.name = name;
  std::vector<std::string> known = WordsFor(asked);
  if (name == "--option") {
    for (std::string& word : known) word.resize(word.find('='));
  }
  for (std::size_t i = 0; i < words_written.size() && !known.empty(); ++i) {
    std::string word = words_written[i];
    const bool behind = i > 0 && words_written[i - 1] == name;
    if (absl::StartsWith(word, name + "=")) {
      word.erase(0, name.size() + 1);
    } else if (!behind && (absl::StartsWith(name, "-") || absl::StartsWith(word, "-"))) {
      continue;
    }
    if (name == "--option") word.resize(std::min(word.find('='), word.size()));
    const std::string found = Quoted(word).in(Language::kEnglish);
    if (!absl::StrContains(error.in(Language::kEnglish), found)) continue;
    if (std::string meant = Nearest(word, known); !meant.empty()) return meant;
  }
  return "";
}

}  // namespace

ExitCode ReportArgument(absl::string_view argument, const absl::Status& error) {
  Message message = MessageOf(NamingField(AtField(argument, error)));
  const std::string meant = MeantBy(argument, MessageOf(error));
  if (!meant.empty()) message += {words::kDidYouMean, meant};
  PrintError(message);
  return ExitCode::kData;
}

void SayFewerThreads(int threads, int wanted) {
  PrintFailure({words::kFewerThreads, threads, wanted});
}

void WatchSignals() {
  struct sigaction action = {};
  action.sa_handler = NoteSignal;
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

std::optional<ExitCode> PendingSignal() {
  switch (pending_signal.load(std::memory_order_relaxed)) {
    case 0:
      return std::nullopt;
    case SIGINT:
      return ExitCode::kInterrupted;
    default:
      return ExitCode::kTryAgain;
  }
}

void SayInterrupted(const Message& message) {
  if (std::exchange(said_interrupted, true)) return;
  PrintFailure(message);
}

void NoteDone(std::uint64_t done, const Text<1>& said) { progress = {done, &said}; }

void EndNow(ExitCode code) { std::_Exit(static_cast<int>(EndOutput(code))); }

bool IsFile(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

bool NamesFile(const std::string& input) {
  return input == "-" || input.find_first_of("./") != std::string::npos || IsFile(input);
}

LineReader::LineReader(std::string name) : name_(std::move(name)) {
  file_.reset(name_ == "-" ? stdin : std::fopen(name_.c_str(), "rb"));
  if (file_ == nullptr) error_ = errno;
  struct stat about = {};
  if (error_ == 0 && fstat(fileno(file_.get()), &about) == 0 && S_ISREG(about.st_mode)) {
    size_ = static_cast<std::uint64_t>(about.st_size);
  }
}

LineReader::LineReader(std::string name, std::FILE* file) : name_(std::move(name)), file_(file) {}

LineReader::LineReader(std::string name, std::FILE* file, std::size_t piece)
    : name_(std::move(name)), most_(piece), in_pieces_(true), file_(file) {}

void LineReader::Close::operator()(std::FILE* file) const {
  if (file != stdin) std::fclose(file);
}

std::optional<double> LineReader::share_read() const {
  if (size_ == 0) return std::nullopt;
  const auto bytes = static_cast<double>(bytes_.load(std::memory_order_relaxed));
  return std::min(1.0, bytes / static_cast<double>(size_));
}

Message UnreadInput(const std::string& name, int error) {
  const bool is_line = error == ENOENT && (name.find('|') != name.npos || ParseCardSet(name).ok());
  if (is_line) return words::kNoFileButALine;
  return {words::kCannotRead, Escaped(name), SystemReason(error)};
}

std::optional<Message> LineReader::failure() const {
  if (error_ == 0) return std::nullopt;
  return UnreadInput(name_, error_);
}

// Whether a piece is long enough, and the next byte begins a character.
bool LineReader::EndsPiece(const std::string& line, int next) const {
  constexpr std::size_t kMostContinued = 3;
  return in_pieces_ && line.size() >= most_ &&
         ((next & 0xc0) != 0x80 || line.size() >= most_ + kMostContinued);
}

// The next line of any kind, or a piece of it. False at the end, and where reading fails, or a
// signal ends it, in mid-line: a device may have a line without an end.
bool LineReader::ReadLine(InputLine& line) {
  constexpr std::uint64_t kLook = std::uint64_t{1} << 20;        // a power of two
  constexpr std::uint64_t kMostOfLine = std::uint64_t{1} << 30;  // a few bytes unpack to that
  line.text.clear();
  const bool goes_on = std::exchange(goes_on_, false);
  int c = getc_unlocked(file_.get());
  if (c == EOF && !goes_on) return false;
  std::uint64_t bytes = 1;
  line.cut = false;
  for (; c != EOF && c != '\n'; c = getc_unlocked(file_.get()), ++bytes) {
    if (bytes % kLook == 0 && PendingSignal()) return false;
    if (of_line_ + bytes > kMostOfLine) {
      error_ = EFBIG;
      return false;
    }
    if (EndsPiece(line.text, c)) {
      std::ungetc(c, file_.get());
      --bytes;
      line.cut = goes_on_ = true;
      break;
    }
    if (in_pieces_ || line.text.size() < most_) {
      line.text.push_back(static_cast<char>(c));
    } else {
      line.cut = true;
    }
  }
  bytes_.fetch_add(bytes, std::memory_order_relaxed);
  of_line_ = goes_on_ ? of_line_ + bytes : 0;
  if (std::ferror(file_.get()) != 0) return false;
  if (!line.cut && !line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  line.number = goes_on ? line_count_ : ++line_count_;
  return true;
}

std::optional<InputLine> LineReader::Next() {
  constexpr absl::string_view kByteOrderMark = "\xef\xbb\xbf";
  if (error_ != 0) return std::nullopt;
  InputLine line;
  const bool is_rest = goes_on_;
  while (ReadLine(line)) {
    if (is_rest) return line;
    absl::string_view text = line.text;
    if (line.number == 1 && text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      line.text.erase(0, kByteOrderMark.size());
      text = line.text;
    }
    text = absl::StripLeadingAsciiWhitespace(text);
    if (!text.empty() && text.front() != '#') return line;
    while (goes_on_ && ReadLine(line)) {
    }
  }
  if (std::ferror(file_.get()) != 0) error_ = errno;
  return std::nullopt;
}

ExitCode ReportInput(const InputEnd& input, bool had_a_line) {
  if (const auto signal = PendingSignal()) return *signal;
  if (input.failure) {
    PrintFailure(*input.failure);
    return ExitCode::kIo;
  }
  if (had_a_line) return ExitCode::kOk;
  PrintError(PlacedError(input.name, input.line_count + 1,
                         SyntaxError(1, words::kAtLeastOneLineOfInput, words::kEndOfFile)));
  return ExitCode::kData;
}

}  // namespace schafkopf
