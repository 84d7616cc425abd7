// analyze: what each card of a recorded game cost, one line in, one line out.
#include "tools/answers/deals/analyze.h"

#include <memory>

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

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
  AddLines(verb, options->lines, Said(words::kDealLinesOfFinishedGames),
           Said(words::kJsonWithValues));
  AddFields(verb, kAnalyzeFields, options->asked, {{"deal", ""}});
  AddThreads(verb, options->lines, Said(words::kGamesAnalyzedAtTime));
  return [options] { return RunAnalyze(*options); };
}

}  // namespace

const Verb kAnalyzeVerb = {"analyze", words::kVerbAnalyze, AddAnalyze};

}  // namespace schafkopf
