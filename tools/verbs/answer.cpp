// answer: questions as JSON lines in, answers as JSON lines out; what other programs ask by.
#include <CLI/CLI.hpp>
#include <array>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/text/string_views.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/read_json.h"
#include "tools/answers/door/watch.h"
#include "tools/answers/questions.h"
#include "tools/cli/answer_lines.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr auto kAnswerOptions =
    std::to_array<FieldRow>({{"list", FieldType::kFlag, words::kQuestionsThereAreWithTheirFields}});

// Every question with its fields, and what it answers with.
void ListQuestions() {
  const auto say = [](const Message& text) { return Said(text); };
  const auto print = [&](std::span<const FieldRow> fields) {
    for (const FieldRow& field : fields) {
      const Message says = field.says;
      PrintText(field.required ? Said({words::kFieldRequired, field.name, KindOf(field), says})
                               : Said({words::kFieldNamed, field.name, KindOf(field), says}));
    }
  };
  for (const QuestionRow& question : Questions()) {
    PrintText(absl::StrCat(AbslView(question.name), ": ", say(question.says)));
    print(question.fields);
    for (const auto& [to, columns] : question.forms()) {
      const std::string form = to.empty() ? "" : absl::StrCat(" (", AbslView(to), ")");
      std::string text = ToText(columns, 4, SpokenLanguage());
      text.pop_back();
      PrintText(absl::StrCat("  ", say(words::kAnswersWith), form, "\n", text));
    }
  }
  PrintText(say(words::kEveryQuestion));
  print(CommonFields());
}

ExitCode RunAnswer(const Arguments& arguments) {
  if (arguments.Has("list")) return ListQuestions(), ExitCode::kOk;
  const Watch watch = WatchForSignals();
  const auto worker = [&](const InputLine& line) -> LineAnswer {
    const absl::StatusOr<Json> read =
        line.cut ? absl::StatusOr<Json>(CutLine(line)) : ReadJsonQuestion(line.text);
    const auto answer = read.ok() ? AnswerTo(*read, watch) : read.status();
    if (answer.ok()) return {JsonText(ToJson(*answer))};
    return {JsonText(ErrorTo(read.ok() ? *read : Json(), answer.status())),
            PlacedError(arguments.input, line.number, answer.status())};
  };
  return AnswerLines(LineReader(arguments.input), 1, [&] { return worker; });
}

void AddAnswer(CLI::App& verb, Arguments& arguments) {
  verb.add_option("FILE", arguments.input, Said(words::kQuestionInEachLineSuch))
      ->capture_default_str();
  AddFields(verb, kAnswerOptions, arguments.asked);
}

}  // namespace

const Verb kAnswerVerb = {
    "answer",
    words::kVerbAnswer,
    AddAnswer,
    RunAnswer,
    {"answer questions.jsonl", "answer --list", "answer questions.jsonl --lang de"}};

}  // namespace schafkopf
