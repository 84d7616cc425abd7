// A file of deal lines, each a question of its own: their answers in the same order, a line each.
#ifndef SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_
#define SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "solver/sample/by_threads.h"
#include "solver/solver.h"
#include "tools/answers/door/json_line.h"
#include "tools/batch/store/game_file.h"
#include "tools/cli/answer_lines.h"
#include "tools/verbs/say.h"

namespace schafkopf {

// Adds FILE and --json.
inline void AddLines(CLI::App& verb, Arguments& arguments, const std::string& lines,
                     const std::string& json) {
  verb.add_option("FILE", arguments.input, lines)->capture_default_str();
  AddJson(verb, arguments, json);
}

// The answer to one line, as text or as an object that begins with the line's number.
template <class Known>
LineAnswer SayLine(const Arguments& arguments, const InputLine& line,
                   const absl::StatusOr<Known>& answer) {
  if (!answer.ok()) {
    return BadLine(NameOfInput(arguments.input), line, answer.status(), arguments.json);
  }
  if (!arguments.json) return {answer->ToText(SpokenLanguage()), {}, /*is_text=*/true};
  return {JsonText(InLine(line.number, ToJson(*answer)))};
}

// Answers `question` for each line of the input as its deal, with a solver for each thread.
template <class Question>
ExitCode SayLines(const Arguments& arguments, const Question& question) {
  return AnswerLines(GameFile(arguments.input), ThreadsToUse(arguments.threads), [&] {
    return [&arguments, question = question, solver = Solver()](const InputLine& line) mutable {
      question.deal = line;
      return SayLine(arguments, line, AnswerOf(question, solver));
    };
  });
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_SAY_LINES_H_
