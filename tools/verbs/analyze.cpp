// analyze: what each card of a recorded game cost, one line in, one line out.
#include "tools/answers/deals/analyze.h"

#include "tools/verbs/field_options.h"
#include "tools/verbs/say_lines.h"
#include "tools/verbs/verb.h"
#include "tools/verbs/words.h"

namespace schafkopf {
namespace {

ExitCode RunAnalyze(const Arguments& arguments) {
  auto question = ReadAsked(arguments, kAnalyzeFields, ReadAnalyze);
  if (question.ok() && !arguments.json) question->review = Review::kCost;
  return question.ok() ? SayLines(arguments, *question) : ReportQuestion(question.status());
}

void AddAnalyze(CLI::App& verb, Arguments& arguments) {
  arguments.asked["deal"] = "";
  AddLines(verb, arguments, Said(words::kDealLinesOfFinishedGames), Said(words::kJsonWithValues));
  AddRulesOptions(verb, arguments.rules);
  AddFields(verb, kAnalyzeFields, arguments.asked, {{"deal", ""}});
  AddThreads(verb, arguments, Said(words::kGamesAnalyzedAtTime));
}

}  // namespace

const Verb kAnalyzeVerb = {
    "analyze",
    words::kVerbAnalyze,
    AddAnalyze,
    RunAnalyze,
    {"analyze games.txt", "analyze games.txt --json", "analyze games.txt --lang de"}};

}  // namespace schafkopf
