// advise: "Which card now?" from what one seat sees, for one view or for many from a file.
#include "tools/answers/advise/advise_answer.h"
#include "tools/answers/advise/advise_text.h"
#include "tools/answers/door/json_line.h"
#include "tools/answers/door/watch.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/others_option.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kAdviseNames = {{"view", ""}};

// One view, as an argument.
ExitCode AdviseOne(const Arguments& arguments, AdviseQuestion question) {
  question.view = {1, arguments.input, false};
  WatchSignals();
  ShowForNow(Said(words::kThinking));
  const auto answer = AnswerOf(question, WatchForSignals(arguments.threads));
  ShowForNow("");
  if (answer.ok()) NoteDone(answer->worlds.dealt, words::kInterruptedAfterWorlds);
  const auto signal = PendingSignal();
  if (!answer.ok()) {
    if (FieldOf(answer.status()) == "exact") {
      PrintFailure(MessageOf(answer.status()), "--exact");
      return ExitCode::kUsage;
    }
    return ReportQuestion(answer.status(), {{"view", "LINE"}});
  }
  if (!arguments.json) {
    PrintAnswer(*answer, StyleOf(arguments));
  } else {
    PrintLine(JsonText(InLine(1, ToJson(*answer))));
  }
  return signal.value_or(ExitCode::kOk);
}

// An error that is not in the line itself names its argument.
absl::Status NamingArgument(const absl::Status& error) {
  const std::string field = FieldOf(error);
  if (field.empty() || field == "view") return error;
  return NamingField(AtField(ArgumentOf(field), error));
}

// A view in each line, each answered by one thread.
ExitCode AdviseFile(const Arguments& arguments, const AdviseQuestion& question) {
  const int threads = ThreadsToUse(arguments.threads);
  return AnswerLines(LineReader(arguments.input), threads, [&] {
    return [&arguments, question = question](const InputLine& line) mutable -> LineAnswer {
      question.view = line;
      const auto answer = AnswerOf(question, Watch{});
      if (!answer.ok()) {
        return BadLine(arguments.input, line, NamingArgument(answer.status()), arguments.json);
      }
      if (!arguments.json) return {AdviseSentence(*answer, SpokenLanguage()), {}, /*is_text=*/true};
      return {JsonText(InLine(line.number, ToJson(*answer)))};
    };
  });
}

ExitCode RunAdvise(const Arguments& arguments) {
  auto rules = ReadRules(arguments.rules);
  if (!rules.ok()) return ReportQuestion(rules.status());
  AskedTable table{*std::move(rules)};
  if (const ExitCode code = LearnOthersOf(arguments, table); code != ExitCode::kOk) return code;
  const auto fields = FieldsAt(table, arguments.asked, kAdviseFields);
  auto question = fields.ok() ? ReadAdvise(*fields) : fields.status();
  if (!question.ok()) return ReportQuestion(question.status());
  question->open &= arguments.json;
  const bool is_view = arguments.input.find('|') != std::string::npos;
  return is_view ? AdviseOne(arguments, *question) : AdviseFile(arguments, *question);
}

void AddAdvise(CLI::App& verb, Arguments& arguments) {
  arguments.asked["view"] = "";
  verb.add_option("LINE", arguments.input, Said(words::kWhatSeatOnTurnSees))->capture_default_str();
  AddFields(verb, kAdviseFields, arguments.asked, kAdviseNames);
  AddFields(verb, kStyleOptions, arguments.asked);
  AddRulesOptions(verb, arguments.rules);
  AddThreads(verb, arguments);
  AddJson(verb, arguments, Said(words::kJsonPerLine));
}

}  // namespace

const Verb kAdviseVerb = {
    "advise",
    words::kVerbAdvise,
    AddAdvise,
    RunAdvise,
    {"advise \"wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU\"",
     "advise \"wenz 0 | _ | _ | HA EK GZ G8 SA SZ S9 S8 | _ | EU HU\" --holds EA",
     "advise views.txt --json"}};

}  // namespace schafkopf
