// A file of deal lines, each a question of its own: their answers in the same order, a line each.
#ifndef SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_
#define SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_

#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "solver/sample/by_threads.h"
#include "solver/solver.h"
#include "tools/cli/answer_lines.h"
#include "tools/verbs/say.h"

namespace schafkopf {

// What every such verb is told.
struct LinesChoice {
  std::string input = "-";
  bool json = false;
  int threads = ProcessorCount();
};

// Adds --threads. REQUIRES of both: `choice` outlives the verb.
inline void AddThreads(CLI::App& verb, LinesChoice& choice, const std::string& says) {
  verb.add_option("--threads", choice.threads, says)
      ->check(CLI::Range(1, 1024))
      ->capture_default_str();
}
// Adds FILE and --json.
inline void AddLines(CLI::App& verb, LinesChoice& choice, const std::string& lines,
                     const std::string& json) {
  verb.add_option("FILE", choice.input, lines)->capture_default_str();
  verb.add_flag("--json", choice.json, json);
}

// The answer to one line, as text or as an object that begins with the line's number.
template <class Known>
LineAnswer SayLine(const LinesChoice& choice, const InputLine& line,
                   const absl::StatusOr<Known>& answer) {
  if (!answer.ok()) return BadLine(choice.input, line, answer.status(), choice.json);
  if (!choice.json) return {answer->ToText(SpokenLanguage()), std::nullopt};
  return {JsonText(InLine(line.number, ToJson(*answer))), std::nullopt};
}

// Answers `question` for each line of the input as its deal, with a solver for each thread.
template <class Question>
ExitCode SayLines(const LinesChoice& choice, const Question& question) {
  return AnswerLines(choice.input, choice.threads, [&] {
    return [&choice, question = question, solver = Solver()](const InputLine& line) mutable {
      question.deal = line;
      return SayLine(choice, line, AnswerOf(question, solver));
    };
  });
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_
