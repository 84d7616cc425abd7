// A line in, a line out: the frame of the verbs that answer a file of deal lines.
#ifndef SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_
#define SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_

#include <nlohmann/json.hpp>
#include <string>

#include "absl/status/status.h"
#include "tools/cli/cli.h"
#include "tools/cli/in_order.h"

namespace schafkopf {

// What becomes of one line.
struct LineAnswer {
  std::string output;  // for stdout
  std::string error;   // for stderr, where the line is bad
};

// The answer to a bad line of `file`: `error`, or an object in its place.
inline LineAnswer BadLine(const std::string& file, const InputLine& line, const absl::Status& error,
                          bool json) {
  const std::string placed = PlacedError(file, line.number, error);
  if (!json) return {"error", placed};
  const nlohmann::ordered_json object = {
      {"line", line.number}, {"error", std::string(error.message())}, {"column", ColumnOf(error)}};
  return {object.dump(), placed};
}

// Answers each line of `file` by one of `threads` workers, callables InputLine -> LineAnswer that
// make_worker() makes, and prints the answers in order. kData if a line was bad or there is none.
template <class MakeWorker>
ExitCode AnswerLines(const std::string& file, int threads, MakeWorker make_worker) {
  LineReader input(file);
  bool had_a_line = false;
  bool had_an_error = false;
  WatchSignals();
  RunInOrder(
      threads, [&] { return input.Next(); }, make_worker,
      [&](const LineAnswer& answer) {
        had_a_line = true;
        PrintLine(answer.output);
        if (answer.error.empty()) return;
        had_an_error = true;
        FlushOutput();
        PrintError(answer.error);
      });
  const ExitCode code = ReportInput(input, had_a_line);
  return code == ExitCode::kOk && had_an_error ? ExitCode::kData : code;
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_CLI_ANSWER_LINES_H_
