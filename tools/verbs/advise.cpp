// advise: "Which card now?" from what one seat sees, for one view or for many from a file.
#include <memory>

#include "tools/answers/advise/advise_answer.h"
#include "tools/answers/advise/advise_text.h"
#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

constexpr ArgumentNames kAdviseNames = {{"view", ""}};

struct AdviseOptions {
  std::string input = "-";
  Json asked = {{"view", ""}};
  RulesChoice rules;
  int threads = 0;
  bool json = false;
};

// One view, as an argument.
ExitCode AdviseOne(const AdviseOptions& options, AdviseQuestion question) {
  question.view = {1, options.input, false};
  WatchSignals();
  const auto answer = AnswerOf(question, WatchForSignals(options.threads));
  if (answer.ok()) NoteDone(answer->worlds.dealt, words::kInterruptedAfterWorlds);
  const auto signal = PendingSignal();
  if (!answer.ok()) {
    if (FieldOf(answer.status()) == "exact") {
      PrintFailure(MessageOf(answer.status()), "--exact");
      return ExitCode::kUsage;
    }
    return ReportQuestion(answer.status(), {{"view", "LINE"}});
  }
  if (!options.json) {
    PrintLine(answer->ToText(question.language));
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
ExitCode AdviseFile(const AdviseOptions& options, const AdviseQuestion& question) {
  const int threads = ThreadsToUse(options.threads);
  return AnswerLines(options.input, threads, [&] {
    return [&options, question = question](const InputLine& line) mutable -> LineAnswer {
      question.view = line;
      const auto answer = AnswerOf(question, Watch{});
      if (!answer.ok()) {
        return BadLine(options.input, line, NamingArgument(answer.status()), options.json);
      }
      if (!options.json) return {AdviseSentence(*answer, question.language), std::nullopt};
      return {JsonText(InLine(line.number, ToJson(*answer))), std::nullopt};
    };
  });
}

ExitCode RunAdvise(const AdviseOptions& options) {
  auto question = ReadAsked(options.asked, kAdviseFields, ReadAdvise, ReadRules(options.rules));
  if (!question.ok()) return ReportQuestion(question.status());
  question->language = SpokenLanguage();
  const bool is_view = options.input.find('|') != std::string::npos;
  return is_view ? AdviseOne(options, *question) : AdviseFile(options, *question);
}

std::function<ExitCode()> AddAdvise(CLI::App& verb) {
  auto options = std::make_shared<AdviseOptions>();
  verb.add_option("LINE", options->input, Said(words::kWhatSeatOnTurnSees))->capture_default_str();
  AddFields(verb, kAdviseFields, options->asked, kAdviseNames);
  AddRulesOptions(verb, options->rules);
  AddThreads(verb, options->threads);
  verb.add_flag("--json", options->json, Said(words::kJsonPerLine));
  return [options] { return RunAdvise(*options); };
}

}  // namespace

const Verb kAdviseVerb = {"advise", words::kVerbAdvise, AddAdvise};

}  // namespace schafkopf
