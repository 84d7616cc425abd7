// answer: questions as JSON lines in, answers as JSON lines out; what other programs ask by.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/text/string_views.h"
#include "tools/answers/advise/words.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/questions.h"
#include "tools/cli/answer_lines.h"
#include "tools/language/language.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

struct AnswerOptions {
  std::string input = "-";
  bool list = false;
};

// Every question with its fields, and what it answers with.
void ListQuestions() {
  const auto say = [](const Message& text) { return Said(text); };
  const auto print = [&](std::span<const FieldRow> fields) {
    for (const FieldRow& field : fields) {
      PrintLine(Said(
          {field.required ? words::kFieldRequired : words::kFieldNamed, field.name, field.says}));
    }
  };
  for (const QuestionRow& question : Questions()) {
    PrintLine(absl::StrCat(AbslView(question.name), ": ", say(question.says)));
    print(question.fields);
    const std::span<const ColumnInfo> columns = question.columns();
    if (columns.empty()) continue;
    std::string text = ToText(columns, 4, SpokenLanguage());
    text.pop_back();
    PrintLine(absl::StrCat("  ", say(words::kAnswersWith), "\n", text));
  }
  PrintLine(say(words::kEveryQuestion));
  print(CommonFields());
}

ExitCode RunAnswer(const AnswerOptions& options) {
  if (options.list) return ListQuestions(), ExitCode::kOk;
  const Watch watch = WatchForSignals();
  const auto worker = [&](const InputLine& line) -> LineAnswer {
    const Json read = ReadJson(line.text);
    absl::Status error = line.cut || read.is_discarded()
                             ? SyntaxError(1, words::kQuestionAsJson, Quoted(line.text))
                             : absl::OkStatus();
    if (error.ok()) {
      const auto answer = AnswerTo(read, watch);
      if (answer.ok()) return {JsonText(ToJson(*answer)), std::nullopt};
      error = answer.status();
    }
    return {JsonText(ErrorTo(read, error)), PlacedError(options.input, line.number, error)};
  };
  return AnswerLines(options.input, 1, [&] { return worker; });
}

std::function<ExitCode()> AddAnswer(CLI::App& verb) {
  auto options = std::make_shared<AnswerOptions>();
  verb.add_option("FILE", options->input, Said(words::kQuestionInEachLineSuch))
      ->capture_default_str();
  verb.add_flag("--list", options->list, Said(words::kQuestionsThereAreWithTheirFields));
  return [options] { return RunAnswer(*options); };
}

}  // namespace

const Verb kAnswerVerb = {"answer", words::kVerbAnswer, AddAnswer};

}  // namespace schafkopf
