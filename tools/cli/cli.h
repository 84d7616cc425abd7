// What the verbs share: exit status, input line by line, output that notices failure, signals.
#ifndef SCHAFKOPF_TOOLS_CLI_CLI_H_
#define SCHAFKOPF_TOOLS_CLI_CLI_H_

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/text/input_line.h"
#include "engine/text/message.h"
#include "tools/cli/terminal.h"
#include "tools/cli/words.h"

namespace schafkopf {

enum class ExitCode : int {
  kOk = 0,
  kUsage = 2,          // unknown verb or option, malformed number
  kData = 65,          // bad card, contract, rule or deal; input without a deal
  kIo = 74,            // a file cannot be read, or the output not written
  kTryAgain = 75,      // ended by SIGTERM
  kInterrupted = 130,  // ended by Ctrl-C; what was known is printed
};

// As --help and the manual tell them.
struct ExitMeaning {
  ExitCode code;
  Text<0> says;
};
inline constexpr ExitMeaning kExitMeanings[] = {
    {ExitCode::kOk, words::kAllWentWell},         {ExitCode::kUsage, words::kUnknownVerbOrOption},
    {ExitCode::kData, words::kBadCardsOrNoInput}, {ExitCode::kIo, words::kFileNotReadOrWritten},
    {ExitCode::kTryAgain, words::kEndedBySystem}, {ExitCode::kInterrupted, words::kEndedByCtrlC},
};

// /dev/null, opened the wrong way round, in place of a standard file that is closed: else the next
// file opened would take its number, and messages would land in it. Reading or writing it fails.
void OpenStandardFiles();

// The words of the command line, of which ReportArgument says what may be meant. REQUIRES: they
// outlive the program.
void NoteWords(std::span<char* const> words);

// Text for stdout, a line or several. Whatever stands in it, a terminal shows it and does nothing
// else: control characters and what is no UTF-8 are escaped, in a way that leaves JSON what it was.
// A failed write ends the program at once: quietly with kOk where the reader has closed the pipe,
// else with a message and kIo. One thread at a time.
void PrintLine(absl::string_view line);
// The same of text for people: laid out for the terminal, and painted where it shows colours. Of a
// verdict the lines before the first empty one are bold.
void PrintText(absl::string_view text, bool has_verdict = false);
// The same of one answer among many, each in a line (see Terminal).
void PrintTextLine(absl::string_view line);
// The same of a sentence, whose clauses go on in their line.
void PrintSentence(absl::string_view sentence);
// The same without a line end and as it is, shown at once.
void PrintPrompt(absl::string_view prompt);
void FlushOutput();
// Where text is shown; of the usual width until it is set, as Speak.
void ShowOn(const Terminal& terminal);
const Terminal& Screen();
// Ends with the output: after this nothing is printed. The one way in which a verb's status leaves
// the program: a failed write, be it told only now, has its own; a signal is said on stderr.
ExitCode EndOutput(ExitCode code);

// What people are spoken to in; English until it is set, once, before there are other threads.
// `written` is what programs are: what was asked for, whatever the system speaks.
void Speak(Language spoken, Language written);
Language SpokenLanguage();
Language WrittenLanguage();
// A message in it.
inline std::string Said(const Message& message) { return message.in(SpokenLanguage()); }
inline std::string Said(const Text<0>& text) { return Say(SpokenLanguage(), text); }

// One line on stderr, or several, in the language spoken; what a terminal would not show as text
// is escaped.
void PrintError(const Message& message);
// The same behind who says so, "schafkopf: ", or what it is about, "--by: ".
void PrintFailure(const Message& message, absl::string_view who = "schafkopf");
// "--by: expected ..., found ...".
void PrintMistake(absl::string_view argument, const Message& expected, const Message& found);

// On a terminal at stderr, over what was shown there before; nothing where the line is empty.
void ShowForNow(absl::string_view line);

// Says that memory has run out.
void SayNoMemory();
// An error in the text of an argument: `--hand: column 2: expected ..., found ...`, with the name
// of a game, an option or a rule set that may be meant.
ExitCode ReportArgument(absl::string_view argument, const absl::Status& error);

// The word on stderr where the system gives fewer threads than wanted.
void SayFewerThreads(int threads, int wanted);

// From now on Ctrl-C and SIGTERM do not end the program: the verb looks at PendingSignal, prints
// what it knows and ends with that status, and EndOutput says how far it came.
void WatchSignals();
// How far the verb has come: what is said at the end is the last of it, "interrupted after $0
// lines". REQUIRES: `said` is an entry of the catalogue; by one thread at a time.
void NoteDone(std::uint64_t done, const Text<1>& said);
// Says so in other words than EndOutput would.
void SayInterrupted(const Message& message);
// The exit status a signal asks for; nothing while there was none.
std::optional<ExitCode> PendingSignal();
// EndOutput, and the end of the program without waiting for other threads.
[[noreturn]] void EndNow(ExitCode code);

// That a file to be read could not be opened, by an errno; or that it is no file at all but what
// should have stood in one.
Message UnreadInput(const std::string& name, int error);

// Whether there is a file of that name.
bool IsFile(const std::string& path);
// Whether what may be something else stands for one: "-", a path, or what is there.
bool NamesFile(const std::string& input);

// Reads a file, or stdin where the name is "-", holding one line at a time. Ends at the end of the
// file, where it cannot be read on, or where a signal ends it. One thread at a time, but for
// share_read().
class LineReader {
 public:
  explicit LineReader(std::string name);
  // Reads `file`, which it closes.
  LineReader(std::string name, std::FILE* file);
  // The same where lines longer than `piece` bytes come in pieces, each but the last cut, none
  // within a character of UTF-8.
  LineReader(std::string name, std::FILE* file, std::size_t piece);

  const std::string& name() const { return name_; }
  std::optional<InputLine> Next();
  // Lines seen so far.
  std::int64_t line_count() const { return line_count_; }
  // How much of the file they are; nothing where its size is not known.
  std::optional<double> share_read() const;
  // Why the file could not be opened or read, to its name; nothing where it could.
  std::optional<Message> failure() const;

 private:
  struct Close {
    void operator()(std::FILE* file) const;
  };

  bool ReadLine(InputLine& line);
  bool EndsPiece(const std::string& line, int next) const;

  std::string name_;
  std::size_t most_ = InputLine::kMaxBytes;
  bool in_pieces_ = false;
  bool goes_on_ = false;       // the line of which a piece was read
  std::uint64_t of_line_ = 0;  // bytes of it
  std::unique_ptr<std::FILE, Close> file_;
  int error_ = 0;  // an errno
  std::int64_t line_count_ = 0;
  std::atomic<std::uint64_t> bytes_ = 0;  // read, of `size_`; asked for by any thread
  std::uint64_t size_ = 0;                // 0: not known
};

// What is wrong with the input as a whole once it is read: it could not be read to its end, or had
// no line at all. Says so on stderr; kOk where there is nothing to say. The status of a signal that
// ended the reading.
struct InputEnd {
  const std::string& name;
  std::optional<Message> failure;  // all of what is said of it
  std::int64_t line_count = 0;
};
ExitCode ReportInput(const InputEnd& input, bool had_a_line);
// What it held is said first, where a reader tells that.
template <class Reader>
ExitCode ReportInput(const Reader& input, bool had_a_line) {
  if constexpr (requires { input.Told(); }) {
    if (const auto told = input.Told()) PrintFailure(*told, Escaped(input.name()));
  }
  return ReportInput({input.name(), input.failure(), input.line_count()}, had_a_line);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_CLI_H_
