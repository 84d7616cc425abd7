// A line in, a line out: the frame of the verbs that answer a file of deal lines.
#ifndef SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_
#define SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "tools/cli/cli.h"
#include "tools/cli/in_order.h"
#include "tools/cli/words.h"

namespace schafkopf {

// What becomes of one line.
struct LineAnswer {
  std::optional<std::string> output;  // for stdout; nothing: no line
  std::optional<Message> error = {};  // for stderr, where the line is bad
  bool is_text = false;               // for people
};

// The answer to a bad line of `file`: `error`, or an object in its place.
inline LineAnswer BadLine(const std::string& file, const InputLine& line, const absl::Status& error,
                          bool json) {
  const Message placed = PlacedError(file, line.number, error);
  if (!json) return {"error", placed};
  const nlohmann::ordered_json object = {
      {"line", line.number}, {"error", std::string(error.message())}, {"column", ColumnOf(error)}};
  return {object.dump(), placed};
}

// On a terminal at stderr how many lines are answered, from the second second on.
class LinesTold {
 public:
  template <class Reader>
  void Tell(std::uint64_t lines, const Reader& input) {
    const auto now = std::chrono::steady_clock::now();
    if (!is_terminal_ || now < next_) return;
    next_ = now + std::chrono::milliseconds(200);
    Message told(words::kLinesAnswered, lines);
    const auto share = input.share_read();
    if (share) told += {words::kOfFileRead, std::lround(*share * 100)};
    ShowForNow(absl::StrCat(Said(told), " "));
    shown_ = true;
  }
  void Clear() {
    if (std::exchange(shown_, false)) ShowForNow("");
  }

 private:
  bool is_terminal_ = isatty(STDERR_FILENO) != 0;
  std::chrono::steady_clock::time_point next_ =
      std::chrono::steady_clock::now() + std::chrono::seconds(1);
  bool shown_ = false;
};

// Nothing is done with the answers beside printing them.
struct NothingMore {
  void Add(const LineAnswer& /*answer*/) {}
  void Print() {}
};

// Answers each line of `input`, a LineReader or what reads as one, by one of `threads` workers,
// callables InputLine -> LineAnswer (or what is derived of it) that make_worker() makes, and prints
// the answers in order. Each is then given to rest.Add(answer), and when there are no more, or a
// signal ends them, rest.Print() prints what they come to. kData if a line was bad or there is
// none.
template <class Reader, class MakeWorker, class Rest = NothingMore>
ExitCode AnswerLines(Reader input, int threads, MakeWorker make_worker, Rest rest = {}) {
  std::uint64_t answered = 0;
  bool had_an_error = false;
  LinesTold told;
  WatchSignals();
  NoteDone(0, words::kInterruptedAfterLines);
  RunInOrder(
      threads, [&] { return input.Next(); }, make_worker,
      [&](const auto& answer) {
        NoteDone(++answered, words::kInterruptedAfterLines);
        told.Clear();
        if (answer.output) {
          answer.is_text ? PrintTextLine(*answer.output) : PrintLine(*answer.output);
        }
        rest.Add(answer);
        if (answer.error) {
          had_an_error = true;
          FlushOutput();
          PrintError(*answer.error);
        }
        told.Tell(answered, input);
      },
      [&](ExitCode code) {
        told.Clear();
        if (PendingSignal()) rest.Print();
        EndNow(code);
      });
  told.Clear();
  const ExitCode code = ReportInput(input, answered > 0);
  rest.Print();
  return code == ExitCode::kOk && had_an_error ? ExitCode::kData : code;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_
