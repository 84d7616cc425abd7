// How a verb says an answer of the library, or what was wrong with the question.
#ifndef SCHAFKOPF_TOOLS_VERBS_SAY_H_
#define SCHAFKOPF_TOOLS_VERBS_SAY_H_

#include <CLI/CLI.hpp>
#include <initializer_list>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "solver/sample/by_threads.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/questions.h"
#include "tools/cli/cli.h"
#include "tools/cli/rules_option.h"
#include "tools/language/layout.h"
#include "tools/verbs/arguments.h"
#include "tools/verbs/words.h"

namespace schafkopf {

// As many threads as were asked for (0: one for each processor), or a word that there are fewer.
inline int ThreadsToUse(int wanted) {
  if (wanted == 0) wanted = ProcessorCount();
  const int threads = ThreadsToBeHad(wanted);
  if (threads < wanted) SayFewerThreads(threads, wanted);
  return threads;
}

// Adds --threads.
inline void AddThreads(CLI::App& verb, Arguments& arguments,
                       const std::string& says = Said(words::kOneThreadEachProcessor)) {
  verb.add_option("--threads", arguments.threads, says)
      ->check(CLI::Range(0, 1024))
      ->capture_default_str();
}
// Adds --json.
inline void AddJson(CLI::App& verb, Arguments& arguments,
                    const std::string& says = Said(words::kOneJsonObject)) {
  verb.add_flag("--json", arguments.json, says);
}

// What ends at a signal (see WatchSignals), on so many threads.
inline Watch WatchForSignals(int threads = 1) {
  Watch watch;
  watch.threads = ThreadsToUse(threads);
  watch.stop = [] { return PendingSignal().has_value(); };
  return watch;
}

// Fields of a question that have another argument than --FIELD.
using ArgumentNames = std::initializer_list<std::pair<absl::string_view, absl::string_view>>;

inline std::string ArgumentOf(absl::string_view field, ArgumentNames names = {}) {
  for (const auto& [name, argument] : names) {
    if (name == field) return std::string(argument);
  }
  return absl::StrCat("--", absl::StrReplaceAll(field, {{"_", "-"}}));
}

// Reports an error at the argument of its field, e.g. `--hand: column 2: expected ..., found ...`;
// without a field its message is complete (see ReportRules). What a signal stopped is no error: the
// end of the program says so.
inline ExitCode ReportQuestion(const absl::Status& error, ArgumentNames names = {}) {
  const auto signal = PendingSignal();
  if (signal && absl::IsCancelled(error)) return *signal;
  const std::string field = FieldOf(error);
  if (field.empty()) return ReportRules(error);
  return ReportArgument(ArgumentOf(field, names), error);
}

// An error of a field that the lines of a file do not have, as a message about its argument.
inline absl::Status AtArgument(const absl::Status& error, ArgumentNames names = {}) {
  const std::string field = FieldOf(error);
  if (field.empty()) return error;
  return Failure(error.code(),
                 Message(absl::StrCat(ArgumentOf(field, names), ": ")) + MessageOf(error));
}

// How much of an answer the user wants to see.
inline TextStyle StyleOf(const Arguments& arguments) {
  return {.all = arguments.Has("all"),
          .details = arguments.Has("details"),
          .bars = Screen().is_shown()};
}

// An answer as text, with its verdict first where it has a style.
template <class Known>
void PrintAnswer(const Known& answer, const TextStyle& style = {}) {
  if constexpr (requires { answer.ToText(SpokenLanguage(), style); }) {
    PrintText(answer.ToText(SpokenLanguage(), style), /*has_verdict=*/true);
  } else {
    PrintText(answer.ToText(SpokenLanguage()));
  }
}

// Prints an answer, as one JSON object or as text; of one that a signal ended what is known.
template <class Known>
ExitCode Say(const absl::StatusOr<Known>& answer, bool json, ArgumentNames names = {},
             const TextStyle& style = {}) {
  const auto signal = PendingSignal();
  if (!answer.ok()) return ReportQuestion(answer.status(), names);
  json ? PrintLine(JsonText(ToJson(*answer))) : PrintAnswer(*answer, style);
  return signal.value_or(ExitCode::kOk);
}

}  // namespace schafkopf

#endif  // SCHAFKOPF_TOOLS_VERBS_SAY_H_
