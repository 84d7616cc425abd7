// analyze: what each card of a recorded game cost, one line in, one line out.
#include "tools/answers/deals/analyze.h"

#include <memory>

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"

namespace schafkopf {
namespace {

struct AnalyzeOptions {
  LinesChoice lines;
  Json asked = {{"deal", ""}};
};

ExitCode RunAnalyze(const AnalyzeOptions& options) {
  auto question = ReadAsked(options.asked, kAnalyzeFields, ReadAnalyze, RulesChoice{});
  if (question.ok() && !options.lines.json) question->review = Review::kCost;
  return question.ok() ? SayLines(options.lines, *question) : ReportQuestion(question.status());
}

std::function<ExitCode()> AddAnalyze(CLI::App& verb) {
  auto options = std::make_shared<AnalyzeOptions>();
  AddLines(verb, options->lines, "deal lines of finished games; - is stdin",
           "one JSON object per line, with every card's value");
  AddFields(verb, kAnalyzeFields, options->asked, {{"deal", ""}});
  AddThreads(verb, options->lines, "games analyzed at a time");
  return [options] { return RunAnalyze(*options); };
}

}  // namespace

const Verb kAnalyzeVerb = {"analyze", "what each card of a recorded game cost", AddAnalyze};

}  // namespace schafkopf
