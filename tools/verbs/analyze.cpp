// analyze: what each card of a recorded game cost, one line in, one line out.
#include "tools/answers/deals/analyze.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

ExitCode RunAnalyze(const Arguments& arguments) {
  auto question = ReadAsked(arguments, kAnalyzeFields, ReadAnalyze);
  if (question.ok() && !arguments.json) question->review = Review::kCost;
  return question.ok() ? SayLines(arguments, *question) : ReportQuestion(question.status());
}

void AddAnalyze(CLI::App& verb, Arguments& arguments) {
  arguments.asked["deal"] = "";
  AddLines(verb, arguments, "deal lines of finished games; - is stdin",
           "one JSON object per line, with every card's value");
  AddFields(verb, kAnalyzeFields, arguments.asked, {{"deal", ""}});
  AddWorkers(verb, arguments, "games analyzed at a time");
}

}  // namespace

const Verb kAnalyzeVerb = {"analyze", "what each card of a recorded game cost", AddAnalyze,
                           RunAnalyze};

}  // namespace schafkopf
